using System.Collections.Immutable;
using Assay.Core.Results;
using Assay.Engine.Across;
using Assay.Engine.Conformance;
using Assay.Engine.Formats;
using Assay.Engine.Fuzzing;
using Assay.Engine.Growth;
using Assay.Engine.Hostile;
using Assay.Engine.Io;
using Assay.Engine.Memory;
using Assay.Engine.Prediction;
using Assay.Engine.Protocols;
using Assay.Engine.Runs;
using Assay.Engine.Startup;

namespace Assay.Engine.Registry;

/// <summary>Every experiment there is: what reads, resumes, merges and prints results knows no other.</summary>
public static class ExperimentList
{
    private static ImmutableArray<Experiment> all =
    [
        new SpeedExperiment(), new StartupExperiment(), new GrowthExperiment(), new PredictionExperiment(), new ProtocolExperiment(),
        new MemoryExperiment(), new IoExperiment(), new ConformanceExperiment(), new HostileExperiment(), new FuzzExperiment(),
        new FormatsExperiment(), new AcrossExperiment(),
    ];

    /// <summary>All of them.</summary>
    public static IReadOnlyList<Experiment> All => all;

    /// <summary>Adds one, before anything reads results.</summary>
    public static void Add(Experiment experiment) => ImmutableInterlocked.Update(ref all, known => known.Add(experiment));

    /// <summary>The experiment of a name; null for an unknown name.</summary>
    public static Experiment? Find(string kind) => all.FirstOrDefault(experiment => experiment.Kind == kind);

    /// <summary>The experiment of a name that is known.</summary>
    public static Experiment Of(string kind) => Find(kind) ?? throw new ArgumentException($"There is no experiment {kind}.", nameof(kind));

    /// <summary>The experiment that results are of.</summary>
    public static Experiment Of(RunOptions options) => Of(options.Kind);
}
