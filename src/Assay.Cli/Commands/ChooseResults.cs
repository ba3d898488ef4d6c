using Assay.Answers.Choosing;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Engine.Workers;

namespace Assay.Cli.Commands;

/// <summary>The results that a choice rests on: those named, the newest that fit, or a run made for it.</summary>
internal sealed class ChooseResults(CommandServices services)
{
    /// <summary>Finds or measures results.</summary>
    /// <exception cref="BadInputException">A file cannot be read, or there is none and nothing may be measured.</exception>
    public IReadOnlyList<(string Path, ResultsFile Results)> Find(ChooseSettings settings, CancellationToken cancellation)
    {
        if (settings.Files.Count > 0)
            return [.. settings.Files.Select(file => (file, ResultsStore.Load(file)))];
        if (Newest(settings.Measured) is { } newest)
            return [newest, .. VerdictsOnCases(settings.Request)];
        return settings.MayMeasure
            ? [Measure(settings.Measured, settings.Request.MessageBytes, cancellation)]
            : throw NoResults(settings.Measured);
    }

    /// <summary>The newest results in the folder of runs that hold what would be measured; null where there are none.</summary>
    private (string Path, ResultsFile Results)? Newest(RunRequest request)
    {
        if (ChooseOptionSet.CountsForRuns(request) || !Directory.Exists(OutFile.Folder))
            return null;
        foreach (var file in Directory.EnumerateFiles(OutFile.Folder, "*.json").OrderByDescending(File.GetLastWriteTimeUtc))
        {
            if (Read(file) is ResultsFile results && Fits(results, request))
                return (file, results);
        }

        return null;
    }

    /// <summary>
    /// The newest verdicts on cases and hostile input in the folder of runs, one file of each kind; none where no need rests on them.
    /// </summary>
    private IEnumerable<(string Path, ResultsFile Results)> VerdictsOnCases(ChoiceRequest request)
    {
        if (request.Needs.All(need => need.Feature.Length == 0))
            return [];
        return Directory.EnumerateFiles(OutFile.Folder, "*.json").OrderByDescending(File.GetLastWriteTimeUtc)
            .Select(file => (Path: file, Results: Read(file)))
            .Where(of => of.Results is { Cells.Count: 0 } results && results.HasSamples() && results.HoldsVerdicts())
            .DistinctBy(of => of.Results!.Options.Kind).Select(of => (of.Path, of.Results!));
    }

    /// <summary>Results of a folder, where files of other kinds and versions may lie too.</summary>
    private ResultsFile? Read(string file)
    {
        try
        {
            return ResultsStore.Load(file);
        }
        catch (BadInputException exception)
        {
            services.Streams.Errors.WriteLine($"Skipped: {exception.Message}");
            return null;
        }
    }

    private static bool Fits(ResultsFile results, RunRequest request)
    {
        if (results.Cells.All(cell => cell.Blocks.Count == 0))
            return false;
        if (request.Types?.Root is string root)
            return results.Options.Types is TypesOptions types
                && (types.Root == root || types.Root.EndsWith('.' + root, StringComparison.Ordinal));
        return request.DataSets is null || results.Options.Workloads.Any(workload => workload.DataSet == request.DataSets);
    }

    private (string Path, ResultsFile Results) Measure(RunRequest request, double? messageBytes, CancellationToken cancellation)
    {
        // One row of each library answers a first question soon.
        request = request with { IsOfMainRows = true };
        var catalogue = BuildPlaces.Catalogue(services.Workspace, request.Builds);
        var feeds = BuildPlaces.Feeds(request.Builds);
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        planner.Check(request);
        var startedAt = DateTimeOffset.UtcNow;
        using var place = OutFile.Choose(null, null, startedAt);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        var types = new OwnCode(services.Workspace).Read(request.Types, WorkerFrameworks.Of(request), cancellation);
        var estimate = EstimateWords.OfRun(planner.Plan(request, types), services.Workspace, feeds);
        services.Streams.Errors.WriteLine(request.Rows is null
            ? $"No results in ./results fit, so choose measures first: one row of each library{estimate}. --rows names others, '*' all."
            : $"No results in ./results fit, so choose measures first{estimate}. --rows names fewer rows.");
        if (messageBytes is double bytes && types is null)
            request = AtNearestSize(request, bytes, planner, feeds, cancellation);
        if (request.Rows is null)
            request = new ChooseRows(services, feeds, catalogue, planner).Select(request, types, cancellation);
        var plan = planner.Plan(request, types);
        var result = RunCommand.Measure(
            services, feeds, plan, NewResults.For(plan.Options, AssayVersion.Text, startedAt), place.Path, cancellation);
        cancellation.ThrowIfCancellationRequested();
        if (!result.HasSamples)
            throw new BadInputException(
                $"Nothing was measured, so nothing can be chosen. 'assay run' with the same options prints the reasons; full output is "
                    + $"in {services.Log.FileName}.");
        services.Streams.Errors.WriteLine($"Results with all raw samples: {place.Path}");
        return (place.Path, result.Results);
    }

    /// <summary>
    /// The request with the size of its data set whose payload is nearest to a message's; as it is where it names sizes or several data
    /// sets.
    /// </summary>
    private RunRequest AtNearestSize(
        RunRequest request, double messageBytes, RunPlanner planner, PackageFeeds feeds, CancellationToken cancellation)
    {
        var plan = planner.Plan(request);
        if (request is not { Sizes: null, Payloads: null }
            || plan.Options.Workloads is not [WorkloadOptions workload]
            || DataSetCatalogue.Find(workload.DataSet) is not DataSetDescription dataSet)
            return request;
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        var found = ConsoleProgress.During(services.Streams, progress =>
            new NearestSize(plan, new RunComposition(services, feeds).Whole(plan.Options, payloads, progress))
                .Find(dataSet, messageBytes, cancellation));
        if (found is null)
            return request;
        services.Streams.Errors.WriteLine(
            $"--message {ByteText.Write((long)messageBytes)}: measuring {dataSet.Name} at size {SizeText.Write(found.Size)}, whose "
                + $"payload is nearest: {ByteText.Write((long)found.Bytes)} as plain binary. --size names another.");
        return request with { Sizes = SizeText.Write(found.Size) };
    }

    private static BadInputException NoResults(RunRequest request) => new(
        $"There are no results to choose from in ./results. Measure first with 'assay "
            + $"run{(request.Types?.Root is string root ? $" --types {request.Types.Assembly} --root {root}" : "")}', or omit "
            + "--no-measure.");
}
