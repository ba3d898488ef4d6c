using Assay.Analysis.Model;
using Assay.Answers.Choosing;
using Assay.Answers.Features;
using Assay.Cli.Choosing;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Experiments.Across;
using Assay.Experiments.Data;

namespace Assay.Cli.Commands;

/// <summary>Collects what needs rest on: results, facts of the adapters' projects, and checks that no results hold.</summary>
internal sealed class ChooseEvidence(CommandServices services, ChooseSettings settings)
{
    private readonly AdapterCatalogue catalogue = BuildPlaces.Catalogue(services.Workspace, settings.Measured.Builds);

    /// <summary>Collects it.</summary>
    /// <param name="files">The results, those whose figures decide first.</param>
    /// <param name="table">The table that decides.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public NeedEvidence Collect(IReadOnlyList<ResultsFile> files, ReportTable table, CancellationToken cancellation)
    {
        var evidence = NeedEvidence.Of(files, table) with
        {
            SurfacesOf = name => catalogue.Contains(name) && catalogue.Find(name).Surfaces is { Count: > 0 } surfaces ? surfaces : null,
            PublicFormatOf = name => catalogue.Contains(name) ? catalogue.Find(name).PublicFormat : "",
            Kinds = settings.Request.Needs.Any(need => need.Trial == AcrossReport.Kind) ? KindsOf(files[0], table, cancellation) : null,
            Demand = files[0].Options.Types is null && DataSetCatalogue.Find(table.DataSet) is not null
                ? DemandOf(table)
                : static _ => null,
        };
        if (!settings.MayMeasure)
            return evidence;
        foreach (var need in settings.Request.Needs.Where(need => need.Probe is not null).OrderBy(need => need.Probe!.DataSet.Length == 0))
            evidence = Check(need, evidence, table, cancellation);
        ChooseTrials trials = new(services, settings, catalogue);
        List<ResultsFile> judged = [.. files];
        foreach (var need in settings.Request.Needs.Where(need => need.Trial is not null))
        {
            if (trials.Run(need, Rows(need, evidence, table), evidence.Kinds, cancellation) is not ResultsFile verdicts)
                continue;
            judged.Add(verdicts);
            evidence = evidence with { Features = FeatureBuilder.Build(judged, static _ => []) };
        }

        return evidence;
    }

    /// <summary>
    /// Checks the rows that a need cannot be judged of, and that have all else that is needed; a native build takes long, so that
    /// rows are not checked for nothing.
    /// </summary>
    private NeedEvidence Check(Need need, NeedEvidence evidence, ReportTable table, CancellationToken cancellation)
    {
        var lines = Chooser.Undecided(table, evidence, settings.Request, need);
        string[] rows = [
            .. evidence.Unchecked(lines, need.Probe!).Select(line => line.Id.Row).Distinct()
                .Where(catalogue.Contains)];
        if (rows.Length == 0)
            return evidence;
        var dataSet = evidence.DataSetOf(need.Probe!);
        RunRequest request = new()
        {
            Rows = string.Join(',', rows),
            DataSets = dataSet,
            Modes = need.Probe!.Mode == TargetNames.Jit ? null : need.Probe.Mode,
            Builds = settings.Measured.Builds,
        };
        var where = need.Probe.Mode == TargetNames.Jit ? "" : " in native programs";
        var what = $"--need {need.Name}: checking {Counted.Of(rows.Length, "row")} with {dataSet}{where}";
        return evidence with
        {
            Observations = [.. evidence.Observations,
                .. Verdicts(request, what, cancellation).Where(verdict => verdict.Check is not null)
                    .Select(verdict => new Observation(verdict.Row, verdict.Check!))],
        };
    }

    /// <summary>
    /// The kinds of values of the data set, or of the user's types where they are named; null where nobody can look at them.
    /// </summary>
    private HashSet<string>? KindsOf(ResultsFile results, ReportTable table, CancellationToken cancellation)
    {
        var request = results.Options.Types is null ? new RunRequest { DataSets = table.DataSet } : settings.Measured;
        if (results.Options.Types is null ? DataSetCatalogue.Find(table.DataSet) is null : request.Types is null)
            return null;
        var types = OwnTypesReader.Read(request.Types, WorkerFrameworks.Of(request), cancellation);
        return KindsOfValues.Of(PlannedGraph.Of(new RunPlanner(catalogue, DataSetCatalogue.All).Plan(request, types))[0].Graph);
    }

    /// <summary>The rows that have all else that is needed, and that no verdict judges yet.</summary>
    private string[] Rows(Need need, NeedEvidence evidence, ReportTable table) =>
        [.. evidence.Unjudged(Chooser.Undecided(table, evidence, settings.Request, need), need.Feature)
            .Select(line => line.Id.Row).Distinct().Where(catalogue.Contains)];

    private IReadOnlyList<RowVerdict> Verdicts(RunRequest request, string what, CancellationToken cancellation)
    {
        var plan = new RunPlanner(catalogue, DataSetCatalogue.All).Plan(request);
        var feeds = BuildPlaces.Feeds(request.Builds);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        services.Streams.Errors.WriteLine($"{what}{EstimateWords.OfChecks(plan, services.Workspace, feeds)}; --no-measure skips this.");
        return new RunComposition(services, feeds).Verdicts(plan, cancellation);
    }

    private Func<string, TypesDemand?> DemandOf(ReportTable table)
    {
        Func<string, WorkloadOptions, CountedTypes?>? counter = null;
        return dialect =>
            (counter ??= Counter())(dialect, new WorkloadOptions(table.DataSet, table.Size, table.UnitPayloadBytes, table.Unit))?.Demand;

        Func<string, WorkloadOptions, CountedTypes?> Counter() =>
            TypesOfRow.Counter(
                PlannedGraph.Of(new RunPlanner(catalogue, DataSetCatalogue.All).Plan(new RunRequest { DataSets = table.DataSet })));
    }
}
