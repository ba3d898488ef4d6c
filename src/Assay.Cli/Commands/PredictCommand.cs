using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Experiments.Growth;
using Assay.Experiments.Prediction;

namespace Assay.Cli.Commands;

/// <summary><c>assay predict</c>: the time of a size that is not measured, from times of others.</summary>
internal static class PredictCommand
{
    private static readonly RunOption DataSet = OptionsOfWorkloads.DataSets with { Help = "Data set to predict. Default: books." };

    private static readonly RunOption To = OptionsOfWorkloads.Largest with
    {
        Shown = OptionsOfPrediction.DefaultLargest,
        Help = $"Largest size measured; sizes are powers of ten from 1 on. Default: {OptionsOfPrediction.DefaultLargest}.",
    };

    private static readonly RunOption From = new(
        "--from", "FILE",
        "Predict from a results file of 'assay run', 'assay scale' or 'assay predict' and measure nothing. Can be repeated.")
    {
        Form = OptionForm.Repeated,
    };

    private static readonly RunOption Count =
        OptionsOfLength.ProcessesOf("row, size and operation", GrowthExperiment.UsualProcesses);

    /// <summary>What only measuring needs.</summary>
    private static readonly RunOption[] OfMeasuring =
    [
        To, OptionsOfWorkloads.Operations, OptionsOfWorkloads.Surface, Count, OptionsOfLength.Budget, OptionsOfLength.Shard,
        OptionsOfOutput.Resume, OptionsOfOutput.Out,
        .. OptionsOfTypes.All.Options, .. OptionsOfRows.Variants.Options, OptionsOfPrediction.Verify,
    ];

    public static Command Create(CommandServices services)
    {
        OptionGroup measured = new(
            "What to measure",
            [OptionsOfRows.Measured, DataSet, OptionsOfPrediction.Count, OptionsOfPrediction.Others, OptionsOfPrediction.Verify, From, To,
                OptionsOfWorkloads.OperationsApart, OptionsOfWorkloads.Surface]);
        OptionSet options = new(ExperimentCommand.Groups([measured], Count))
        {
            FromFile = new FileRule { Settling = [OptionsOfOutput.Resume, From] },
        };
        return options.Command(
            services,
            new PredictionExperiment().Command,
            "Predict the time of a number of objects. Learns from times of smaller and other data, and says how far off "
                + "such predictions are.",
            [
                ("assay predict --rows json.net --count 1M", "a million books, from up to 10,000 and other data sets"),
                ("assay predict --count 3k --verify", "one row of each library, and how wrong each prediction is"),
                ("assay predict --rows json.net --count 1k --from results/a.json", "from results, without measuring"),
                ("assay predict --types Shop.dll --root Shop.Order --count 1M", "arrays of your own class"),
            ],
            given => Execute(services, given));
    }

    private static int Execute(CommandServices services, GivenOptions given)
    {
        if (given.Values(From) is not { Count: > 0 } files)
            return ExperimentCommand.Execute(services, new PredictionExperiment(), given);
        if (Array.Find(OfMeasuring, given.Has) is RunOption measuring)
            throw new BadInputException(
                $"--from predicts without measuring, so {measuring.Name} has no effect. Omit {measuring.Name} or --from.");
        return new PredictionFromFiles(services, RunRequest.Of(new PredictionExperiment(), given), files)
            .Write(OptionsOfOutput.FormOf(given));
    }
}

/// <summary>A prediction from results files that exist: nothing is built, measured or written.</summary>
internal sealed class PredictionFromFiles(CommandServices services, RunRequest request, IReadOnlyList<string> files)
{
    /// <summary>Writes the report.</summary>
    /// <exception cref="BadInputException">A file cannot be read, does not hold the data set, or is of another machine; or an option has no
    /// effect.</exception>
    public int Write(ReportForm form)
    {
        var count = OptionsOfPrediction.Count.In(request.Given);
        List<ResultsFile> results = [.. files.Distinct().Select(ResultsStore.Load)];
        EnsureUsable(results);
        var asked = AskedOf(results) with { Size = count };
        var report = PredictionBuilder.Build(Only(results), asked);
        new ReportOutput(services.Streams).Write(PredictionTables.Of(report, results[0].Machine), form);
        return report.IsAnswered ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private void EnsureUsable(List<ResultsFile> results)
    {
        for (var i = 0; i < results.Count; i++)
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
        var name = request.DataSets ?? grown[0];
        return known.Find(workload => workload.DataSet == name)
            ?? throw NearestNames.Unknown("data set in these files", name, known.Select(workload => workload.DataSet).Distinct());
    }

    /// <summary>The files with the rows that were asked for, and the reference rows.</summary>
    private List<ResultsFile> Only(List<ResultsFile> results)
    {
        if (request.Rows is null)
            return results;
        RunPlanner planner = new(BuildPlaces.Catalogue(services.Workspace, request.Builds), DataSetCatalogue.All);
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
