using System.CommandLine;
using Assay.Analysis.Prediction;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Report.Costs;

namespace Assay.Cli.Commands;

/// <summary><c>assay predict</c>: the time of a size that is not measured, from times of others.</summary>
internal static class PredictCommand
{
    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log)
    {
        Option<string?> count = TextOption.Create("--count", "1M", "Number of objects whose time is predicted.");
        Option<string?> others = TextOption.Create("--others", "a,b",
            $"Further data sets to measure, so that the regression can separate objects, bytes and strings; '{PredictionPlan.NoOthers}' "
                + $"for none. Default: {PredictionPlan.DefaultOthers}.");
        Option<bool> verify = new("--verify")
        {
            Description = "Measure what is predicted as well, and say how wrong the prediction was. It is not learned from.",
        };
        Option<string[]> from = new("--from")
        {
            HelpName = "FILE",
            Description = "Predict from a results file of 'assay run', 'assay scale' or 'assay predict' and measure "
                + "nothing. Can be repeated.",
        };
        CostOptionSet options = new(
            RunKind.Prediction,
            "Data set to predict. Default: books.",
            TextOption.Create("--to", PredictionPlan.DefaultLargest,
                $"Largest size measured; sizes are powers of ten from 1 on. Default: {PredictionPlan.DefaultLargest}."),
            TextOption.Create(
                "--processes", "N", $"Fresh processes of each row, size and operation. Default: {RunLength.ProcessesOfGrowth}."))
        {
            More = [count, others, verify, from],
            Complete = (request, parsed) => request with
            {
                Count = parsed.GetValue(count),
                Others = parsed.GetValue(others),
                IsVerified = parsed.GetValue(verify),
            },
            Without = (request, parsed, form, measuring) => parsed.GetValue(from) is { Length: > 0 } files
                ? new PredictionFromFiles(workspace, request, files, measuring).Write(form)
                : null,
        };
        return options.Create(
            workspace,
            log,
            "Predict the time of a number of objects. Learns from times of smaller and other data, and says how far off "
                + "such predictions are.",
            ("assay predict --row json.net --count 1M", "a million books, from up to 10,000 and other data sets"),
            ("assay predict --count 3k --verify", "one row of each library, and how wrong each prediction is"),
            ("assay predict --row json.net --count 1k --from results/a.json", "from results, without measuring"),
            ("assay predict --types Shop.dll --root Shop.Order --count 1M", "arrays of your own class"));
    }
}

/// <summary>A prediction from results files that exist: nothing is built, measured or written.</summary>
/// <param name="workspace">Where the adapters are.</param>
/// <param name="request">What is asked for.</param>
/// <param name="files">The results files.</param>
/// <param name="measuring">Options of measuring that were given.</param>
internal sealed class PredictionFromFiles(
    Workspace workspace, RunRequest request, IReadOnlyList<string> files, IReadOnlyList<string> measuring)
{
    /// <summary>Writes the report.</summary>
    /// <exception cref="BadInputException">A file cannot be read, does not hold the data set, or is of another machine; or an option has no
    /// effect.</exception>
    public int Write(ReportForm form)
    {
        if (measuring.Count > 0)
            throw new BadInputException(
                $"--from predicts without measuring, so {measuring[0]} has no effect. Omit {measuring[0]} or --from.");
        int count = PredictionPlan.CountOf(request);
        List<ResultsFile> results = [.. files.Distinct().Select(ResultsStore.Load)];
        EnsureUsable(results);
        WorkloadOptions asked = AskedOf(results) with { Size = count };
        PredictionReport report = PredictionBuilder.Build(Only(results), asked);
        ReportOutput.Write(PredictionTables.Of(report, results[0].Machine), form);
        return report.IsAnswered ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private void EnsureUsable(List<ResultsFile> results)
    {
        for (int i = 0; i < results.Count; i++)
        {
            if (results[i].Cells.Count == 0)
                throw new BadInputException(
                    $"{files[i]} holds no times of warm operations. Name a file of 'assay run', 'assay scale' or 'assay predict'.");
            Machine one = results[0].Machine, other = results[i].Machine;
            if ((one.OperatingSystem, one.Processor, one.LogicalProcessors, one.Runtime) != (other.OperatingSystem, other.Processor,
                other.LogicalProcessors, other.Runtime))
                throw new BadInputException(
                    $"{files[i]} was measured on another machine or runtime than {files[0]}, and their times do not belong together. "
                        + "Predict from each alone.");
        }
    }

    /// <summary>The asked data set as the files have it; where none is named, the only one that has several sizes.</summary>
    private WorkloadOptions AskedOf(List<ResultsFile> results)
    {
        List<WorkloadOptions> known = [.. results.SelectMany(file => file.Options.Workloads)];
        List<string> grown = [
            .. known.GroupBy(workload => workload.DataSet).Where(set => set.Select(workload => workload.Size).Distinct().Count() > 1)
                .Select(set => set.Key)];
        if (request.DataSets is null && grown.Count != 1)
            throw new BadInputException(
                $"Name the data set to predict with --data-set. With two sizes or more the "
                    + $"{(files.Count == 1 ? "file has" : "files have")}: {(grown.Count == 0 ? "none" : string.Join(", ", grown))}.");
        string name = request.DataSets ?? grown[0];
        return known.Find(workload => workload.DataSet == name)
            ?? throw NearestNames.Unknown("data set in these files", name, known.Select(workload => workload.DataSet).Distinct());
    }

    /// <summary>The files with the rows that were asked for, and the reference rows.</summary>
    private List<ResultsFile> Only(List<ResultsFile> results)
    {
        if (request.Rows is null)
            return results;
        RunPlanner planner = new(BuildOptionSet.Catalogue(workspace, request.Builds), DataSetCatalogue.All);
        HashSet<string> names = [.. planner.Select(request).Select(row => row.Definition.Name)];
        List<RowResult> known = [.. results.SelectMany(file => file.Rows).DistinctBy(row => row.Label)];
        return known.Exists(row => names.Contains(row.Id.Row))
            ? [.. results.Select(file => file with
            {
                Rows = [.. file.Rows.Where(row => row.IsReference || names.Contains(row.Id.Row))],
            })]
            : throw new BadInputException(
                $"The {(files.Count == 1 ? "file does" : "files do")} not have {request.Rows}. Rows there: "
                    + $"{string.Join(", ", known.Select(row => row.Label))}.");
    }
}
