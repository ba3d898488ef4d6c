using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Calls;
using Assay.Experiments.Speed;
using Assay.Shapes.Emission;
using Assay.Experiments.Data;

namespace Assay.Cli.Commands;

/// <summary><c>assay run</c>: build, check, measure, print.</summary>
internal sealed class RunCommand(Workspace workspace, RunLog log)
{
    public static IReadOnlyList<OptionGroup> Groups { get; } =
    [
        new("What to measure",
        [
            OptionsOfRows.RowsTo(
                "measure",
                "Name a row twice to measure it twice. '*' is every row. Default: one row of each library, as its documentation first "
                    + "shows it; with --types every row."),
            OptionsOfWorkloads.DataSets, OptionsOfWorkloads.Sizes, OptionsOfWorkloads.Payloads, OptionsOfWorkloads.Operations,
            OptionsOfWorkloads.Surface,
        ]),
        new("How long, and how exactly",
        [
            OptionsOfLength.BudgetOfBlocks, OptionsOfLength.Blocks, OptionsOfLength.Shard, OptionsOfLength.Precision,
            OptionsOfLength.Profile, OptionsOfLength.Protocol, OptionsOfOutput.Resume,
        ]),
        OptionsOfOutput.Printed(OptionsOfRows.Reference, OptionsOfLength.Deep, OptionsOfOutput.Out),
        OptionsOfTypes.All,
        OptionsOfRows.Variants,
        OptionsOfOutput.Places,
    ];

    private static readonly (string Line, string Purpose)[] Examples =
    [
        ("assay run", "one row of each library on books, in a few minutes"),
        ("assay run --rows '*'", "every row"),
        ("assay run --budget 10m", "with ranks"),
        ("assay run --rows system.text.json,MessagePack", "two libraries, all their rows"),
        ("assay run --types Shop.dll --root Shop.Order --sample orders.json", "your own class"),
        ("assay run --with Newtonsoft.Json@12.0.3,13.0.4", "two versions of a package"),
    ];

    public static Command Create(CommandServices services) =>
        new OptionSet(Groups) { FromFile = new FileRule { Settling = [OptionsOfOutput.Resume] } }.Command(
            services,
            "run",
            "Measure times, sizes and allocations. Prints the answer on one screen and saves all raw samples in a results file.",
            Examples,
            given => new RunCommand(services.Workspace, services.Log).Execute(RequestOf(
                given.Has(OptionsOfLength.Protocol) ? new CallsExperiment() : new SpeedExperiment(), given)));

    /// <summary>A request of main rows; of a user's own types nobody knows before which libraries carry them, and how.</summary>
    internal static RunRequest RequestOf(Experiment experiment, GivenOptions given)
    {
        var request = RunRequest.Of(experiment, given);
        return request with { IsOfMainRows = request.Types is null };
    }

    /// <summary>Builds, checks, measures and prints.</summary>
    /// <param name="request">What is asked for, with where results go and how they are printed.</param>
    internal int Execute(RunRequest request)
    {
        var form = OptionsOfOutput.FormOf(request.Given);
        return Interrupt.During(cancellation => Execute(request, form, cancellation), "Interrupted. Nothing was measured yet.");
    }

    private int Execute(RunRequest request, ReportForm form, CancellationToken cancellation)
    {
        var resume = request.Given.Text(OptionsOfOutput.Resume);
        var catalogue = BuildPlaces.Catalogue(workspace, request.Builds);
        var feeds = BuildPlaces.Feeds(request.Builds);
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        var earlier = resume is null ? null : ResultsStore.Load(resume);
        var startedAt = DateTimeOffset.UtcNow;
        using var place = OutFile.Choose(request.Given.Text(OptionsOfOutput.Out), resume, startedAt);
        var planned = EnsurePossible(request, earlier, resume, planner);
        if (earlier is not null && Resumption.IsComplete(earlier))
            return RunEndingOutput.WriteComplete(earlier, resume!, form);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        var typesRequest = earlier is null
            ? request.Types
            : TypesResumption.RequestOf(earlier.Options.Types, request.Types, resume!);
        var types = new OwnCode(workspace).Read(typesRequest, WorkerFrameworks.Of(request, earlier), cancellation);
        if (types is not null)
            request.Experiment.EnsureMeasurable(types);
        var plan = earlier is null
            ? planned ?? planner.Plan(request, types)
            : Resumption.Plan(earlier, resume!, catalogue, request.Experiment, types);
        plan = request.Experiment.Built(plan, workspace, cancellation);
        var start = earlier ?? NewResults.For(plan.Options, AssayVersion.Text, startedAt);
        var path = place.Path;
        if (earlier is null)
            Console.Error.WriteLine(EstimateWords.Beginning(plan, workspace, feeds));

        var result = Measure(workspace, log, feeds, plan, start, path, cancellation);

        // A resumed run that ended before its first save has written nothing: everything is still where it was.
        var written = resume is not null && !File.Exists(path) ? resume : path;

        // Whoever named the types may go on with them unasked; where that cannot be remembered, --resume asks.
        var mayGoOn = earlier is null && result.Ending is RunEnding.Interrupted or RunEnding.BudgetSpent && File.Exists(written);
        if (mayGoOn && plan.Options.Types is TypesOptions own)
            new TrustRecords(workspace.Trusted).Add(OptionsOfResults.Naming(written, own));
        return RunEndingOutput.Write(
            result, written, form, request with { Types = typesRequest }, log, () => BuildingOfAll(earlier is null ? request : null));

        TimeSpan BuildingOfAll(RunRequest? asked) => asked is null ? default
            : RunEstimate.OfChecks(
                planner.Plan(asked with { DataSets = "*", Sizes = null, Payloads = null }), new AdapterBuilder(workspace, feeds).Known,
                new MachineTimes(workspace.Cache)).Building ?? default;
    }

    /// <summary>Builds, checks and measures what is planned, with its progress on standard error.</summary>
    /// <param name="workspace">Where builds are kept.</param>
    /// <param name="log">The log.</param>
    /// <param name="feeds">The feeds that builds ask.</param>
    /// <param name="plan">What is measured.</param>
    /// <param name="start">The results file as it begins.</param>
    /// <param name="path">Where results are written.</param>
    /// <param name="cancellation">Ends it; what was measured is kept.</param>
    internal static RunResult Measure(
        Workspace workspace, RunLog log, PackageFeeds feeds, RunPlan plan, ResultsFile start, string path, CancellationToken cancellation)
    {
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        var graphs = PlannedGraph.Of(plan);
        var own = plan.Types is null ? [] : graphs;
        var result = ConsoleProgress.During(progress =>
        {
            var services = RunComposition.Services(workspace, feeds, log, plan.Options, own, payloads, progress);
            return new Run(plan, services with
            {
                Found = verdict => progress.Note(DataTables.LineOf(verdict.Row, verdict.Check)),
                Checked = Tell,
                Measured = Show,
                CountTypes = TypesOfRow.Counter(graphs),
            }, start, path).Execute(cancellation);

            void Show(ResultsFile soFar) => progress.Refine(() => ReportOutput.ScreenOf(soFar, path));

            void Tell(IReadOnlyList<RowVerdict> verdicts)
            {
                foreach (var line in RunVerdicts.Of(plan, verdicts, graphs))
                    progress.Tell(line);
            }
        });
        if (!start.HasSamples())
            new MachineTimes(workspace.Cache).Note(result);
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

/// <summary>What runs stand on outside tests, whoever asks for them: real builds, real workers, this machine.</summary>
internal static class RunComposition
{
    /// <summary>What runs and checks stand on: failures on a user's own types quote nothing, unless that is asked for.</summary>
    public static RunServices Services(
        Workspace workspace, PackageFeeds feeds, RunLog log, RunOptions options, IReadOnlyList<PlannedGraph> own, PayloadFolder payloads,
        IRunProgress progress)
    {
        var services = Services(workspace, feeds, log, options.Profile, payloads, progress);
        services = KnownExperiments.Of(options).Served(services);
        return options.Types is { IsSampleIncluded: false }
            ? services with
            {
                Starter = new RedactingWorkers(
                    services.Starter, own.SelectMany(graph => graph.Names).ToHashSet(StringComparer.Ordinal)),
            }
            : services;
    }

    /// <summary>The same with every word of a worker, for the terminal; the log keeps none of those about a user's own values.</summary>
    public static RunServices Whole(
        Workspace workspace, PackageFeeds feeds, RunLog log, RunOptions options, PayloadFolder payloads, IRunProgress progress) =>
        Services(workspace, feeds, options.Types is { IsSampleIncluded: false } ? log.WithoutQuotes() : log, options.Profile,
            payloads, progress);

    /// <summary>The verdicts on the rows of a plan; nothing is told of each.</summary>
    public static IReadOnlyList<RowVerdict> Verdicts(
        Workspace workspace, PackageFeeds feeds, RunLog log, RunPlan plan, CancellationToken cancellation)
    {
        using PayloadFolder payloads = new(workspace.Payloads);
        var readable = plan.ReadableFrom(payloads.Path);
        return ConsoleProgress.During(progress =>
        {
            var services = Whole(workspace, feeds, log, readable.Options, payloads, progress);
            return PlanVerdicts.Of(readable, services, cancellation);
        });
    }

    /// <summary>The program that compresses payloads, which lies next to this one; null where it does not.</summary>
    private static AdapterProgram? CompressionOf(Workspace workspace)
    {
        var dll = Path.Combine(workspace.Parts, "compression", "Assay.Compression.dll");
        return File.Exists(dll) ? new AdapterProgram(dll, new Dictionary<(string Row, string DataSet), ContractRefusal>()) : null;
    }

    /// <summary>The same of data sets.</summary>
    public static RunServices Services(
        Workspace workspace, PackageFeeds feeds, RunLog log, RunProfile profile, PayloadFolder payloads, IRunProgress progress)
    {
        var memory = MachineReader.MemoryBytes;
        NearestBuilds builder = new(workspace, feeds);
        RowProver prover =
            new(new WorkerStarter(started: payloads.NoteWorker), workload => WorkerLimits.For(workload, memory), payloads.Path, log);
        PacedBuilds paced = new(builder.BuildAll, new MachineTimes(workspace.Cache), TimeProvider.System);
        return new RunServices(
            paced.BuildAll, new WorkerStarter(profile, payloads.NoteWorker), workload => WorkerLimits.For(workload, memory), memory,
            payloads.Path, TimeProvider.System, log, progress)
        {
            Workspace = workspace,
            Prove = prover.Prove,
            Compression = CompressionOf(workspace),
            BuildCoverage = cancellation =>
                SourceProgram.Build(workspace, "Assay.Coverage", "coverage", BuildConfiguration.Name, cancellation),
        };
    }
}
