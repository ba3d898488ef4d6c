using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Workers;
using Assay.Experiments.Data;
using Assay.Shapes.Emission;

namespace Assay.Cli.Commands;

/// <summary>What runs and checks of a command stand on.</summary>
internal sealed class RunComposition(CommandServices services, PackageFeeds feeds)
{
    /// <summary>Real builds, real workers, the clock of this machine.</summary>
    public static RunServices OfThisMachine(
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

    /// <summary>What a run stands on: failures on a user's own types quote nothing, unless that is asked for.</summary>
    public RunServices Services(RunOptions options, IReadOnlyList<PlannedGraph> own, PayloadFolder payloads, IRunProgress progress)
    {
        var run = KnownExperiments.Of(options).Served(Services(options.Profile, payloads, progress));
        return options.Types is { IsSampleIncluded: false }
            ? run with
            {
                Starter = new RedactingWorkers(run.Starter, own.SelectMany(graph => graph.Names).ToHashSet(StringComparer.Ordinal)),
            }
            : run;
    }

    /// <summary>The same of data sets.</summary>
    public RunServices Services(RunProfile profile, PayloadFolder payloads, IRunProgress progress) =>
        services.Compose(services.Workspace, feeds, services.Log, profile, payloads, progress);

    /// <summary>The same with every word of a worker, for the terminal; the log keeps none of those about a user's own values.</summary>
    public RunServices Whole(RunOptions options, PayloadFolder payloads, IRunProgress progress)
    {
        var log = options.Types is { IsSampleIncluded: false } ? services.Log.WithoutQuotes() : services.Log;
        return services.Compose(services.Workspace, feeds, log, options.Profile, payloads, progress);
    }

    /// <summary>The verdicts on the rows of a plan; nothing is told of each.</summary>
    public IReadOnlyList<RowVerdict> Verdicts(RunPlan plan, CancellationToken cancellation)
    {
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        var readable = plan.ReadableFrom(payloads.Path);
        return ConsoleProgress.During(
            services.Streams, progress => PlanVerdicts.Of(readable, Whole(readable.Options, payloads, progress), cancellation));
    }

    /// <summary>The program that compresses payloads, which lies next to this one; null where it does not.</summary>
    private static AdapterProgram? CompressionOf(Workspace workspace)
    {
        var dll = Path.Combine(workspace.Parts, "compression", "Assay.Compression.dll");
        return File.Exists(dll) ? new AdapterProgram(dll, new Dictionary<(string Row, string DataSet), ContractRefusal>()) : null;
    }
}
