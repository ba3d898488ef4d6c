using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Data;

namespace Assay.Cli.Commands;

/// <summary>What <c>assay run</c> and <c>assay check</c> do: build, check, measure or judge, print.</summary>
internal sealed class RunCommand(CommandServices services)
{
    /// <summary>Builds, checks, measures and prints.</summary>
    /// <param name="request">What is asked for, with where results go and how they are printed.</param>
    internal int Execute(RunRequest request)
    {
        var form = OptionsOfOutput.FormOf(request.Given);
        return Interrupt.During(
            services.Streams, cancellation => Execute(request, form, cancellation), "Interrupted. Nothing was measured yet.");
    }

    private int Execute(RunRequest request, ReportForm form, CancellationToken cancellation)
    {
        var resume = request.Given.Text(OptionsOfOutput.Resume);
        var catalogue = BuildPlaces.Catalogue(services.Workspace, request.Builds);
        var feeds = BuildPlaces.Feeds(request.Builds);
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        var earlier = resume is null ? null : ResultsStore.Load(resume);
        if (earlier is not null && KnownExperiments.Of(earlier.Options) is var began && began.Command == request.Experiment.Command)
            request = request with { Experiment = began };
        var startedAt = DateTimeOffset.UtcNow;
        using var place = OutFile.Choose(request.Given.Text(OptionsOfOutput.Out), resume, startedAt);
        var planned = EnsurePossible(request, earlier, resume, planner);
        if (earlier is not null && Resumption.IsComplete(earlier))
            return new RunEndingOutput(services).WriteComplete(earlier, resume!, form);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        var typesRequest = earlier is null
            ? request.Types
            : TypesResumption.RequestOf(earlier.Options.Types, request.Types, resume!);
        var types = new OwnCode(services.Workspace).Read(typesRequest, WorkerFrameworks.Of(request, earlier), cancellation);
        if (types is not null)
            request.Experiment.EnsureMeasurable(types);
        var plan = earlier is null
            ? planned ?? planner.Plan(request, types)
            : Resumption.Plan(earlier, resume!, catalogue, request.Experiment, types);
        plan = request.Experiment.Built(plan, services.Workspace, cancellation);
        var start = earlier ?? NewResults.For(plan.Options, AssayVersion.Text, startedAt);
        var path = place.Path;
        if (earlier is null)
            services.Streams.Errors.WriteLine(EstimateWords.Beginning(plan, services.Workspace, feeds));

        var result = Measure(services, feeds, plan, start, path, cancellation);

        // A resumed run that ended before its first save has written nothing: everything is still where it was.
        var written = resume is not null && !File.Exists(path) ? resume : path;

        // Whoever named the types may go on with them unasked; where that cannot be remembered, --resume asks.
        var mayGoOn = earlier is null && result.Ending is RunEnding.Interrupted or RunEnding.BudgetSpent && File.Exists(written);
        if (mayGoOn && plan.Options.Types is TypesOptions own)
            new TrustRecords(services.Workspace.Trusted).Add(OptionsOfResults.Naming(written, own));
        return new RunEndingOutput(services).Write(
            result, written, form, request with { Types = typesRequest }, () => BuildingOfAll(earlier is null ? request : null));

        TimeSpan BuildingOfAll(RunRequest? asked) => asked is null ? default
            : RunEstimate.OfChecks(
                planner.Plan(asked with { DataSets = "*", Sizes = null, Payloads = null }),
                new AdapterBuilder(services.Workspace, feeds).Known,
                new MachineTimes(services.Workspace.Cache)).Building ?? default;
    }

    /// <summary>Builds, checks and measures what is planned, with its progress on standard error.</summary>
    /// <param name="feeds">The feeds that builds ask.</param>
    /// <param name="start">The results file as it begins.</param>
    /// <param name="path">Where results are written.</param>
    /// <param name="cancellation">Ends it; what was measured is kept.</param>
    internal static RunResult Measure(
        CommandServices services, PackageFeeds feeds, RunPlan plan, ResultsFile start, string path, CancellationToken cancellation)
    {
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        var graphs = PlannedGraph.Of(plan);
        var own = plan.Types is null ? [] : graphs;
        var result = ConsoleProgress.During(services.Streams, progress =>
        {
            var run = new RunComposition(services, feeds).Services(plan.Options, own, payloads, progress);
            return new Run(plan, run with
            {
                Found = verdict => progress.Note(DataTables.LineOf(verdict.Row, verdict.Check)),
                Checked = Tell,
                Measured = Show,
                CountTypes = TypesOfRow.Counter(graphs),
            }, start, path).Execute(cancellation);

            void Show(ResultsFile soFar) => progress.Refine(() => ReportOutput.ScreenOf(soFar, path));

            void Tell(IReadOnlyList<RowVerdict> verdicts)
            {
                foreach (var line in RunVerdicts.Of(plan, verdicts, graphs, services.Streams))
                    progress.Tell(line);
            }
        });
        if (!start.HasSamples())
            new MachineTimes(services.Workspace.Cache).Note(result);
        return result;
    }

    /// <summary>Refuses what cannot be measured, before anything is built.</summary>
    /// <returns>The plan; null where it needs a user's types.</returns>
    internal static RunPlan? EnsurePossible(RunRequest request, RunPlanner planner)
    {
        var planned = planner.Check(request);
        if (!request.Experiment.GivesVerdicts)
            RowSelection.EnsureTimed(planner.Select(request).Select(row => row.Definition));
        return planned;
    }

    /// <summary>Refuses what cannot be measured, or gone on with, before anything is built: the project of a user's types, too.</summary>
    private static RunPlan? EnsurePossible(RunRequest request, ResultsFile? earlier, string? resume, RunPlanner planner)
    {
        if (earlier is null)
            return EnsurePossible(request, planner);
        Resumption.EnsureSameOptions(earlier, resume!, request, planner, AssayVersion.Text);
        Resumption.EnsureSameMachine(earlier, resume!);
        return null;
    }
}
