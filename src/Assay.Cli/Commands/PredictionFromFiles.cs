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

/// <summary>A prediction from results files that exist: nothing is built, measured or written.</summary>
internal sealed class PredictionFromFiles(CommandServices services, RunRequest request, IReadOnlyList<string> files)
{
    /// <summary>What only measuring needs.</summary>
    private static readonly RunOption[] OfMeasuring =
    [
        OptionsOfGrowth.Size, OptionsOfWorkloads.Operations, OptionsOfWorkloads.Surface, OptionsOfLength.Processes, OptionsOfLength.Budget,
        OptionsOfLength.Shard, OptionsOfOutput.Resume, OptionsOfOutput.Out,
        .. OptionsOfTypes.All.Options, .. OptionsOfRows.Variants.Options, OptionsOfPrediction.Verify,
    ];

    /// <summary>Writes the report.</summary>
    /// <exception cref="BadInputException">A file cannot be read, does not hold the data set, or is of another machine; or an option has no
    /// effect.</exception>
    public int Write(ReportForm form)
    {
        if (Array.Find(OfMeasuring, request.Given.Has) is RunOption measuring)
            throw new BadInputException(
                $"--from predicts without measuring, so {measuring.Name} has no effect. Omit {measuring.Name} or --from.");
        var count = OptionsOfPrediction.Size.In(request.Given);
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
                    $"{files[i]} holds no times of warm operations. Name a file of 'assay run' or 'assay run growth'.");
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
