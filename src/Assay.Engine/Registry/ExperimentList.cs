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

/// <summary>Every experiment there is.</summary>
public static class ExperimentList
{
    private static readonly FuzzExperiment Fuzz = new();

    private static readonly Experiment[] OfKinds =
    [
        new SpeedExperiment(), new StartupExperiment(), new GrowthExperiment(), new PredictionExperiment(), new ProtocolExperiment(),
        new MemoryExperiment(), new IoExperiment(), new ConformanceExperiment(), new HostileExperiment(), new FormatsExperiment(),
        new AcrossExperiment(),
    ];

    /// <summary>The experiment that results of a kind are of; of hostile input that which feeds kinds.</summary>
    public static Experiment Of(RunKind kind) => OfKinds.Single(experiment => experiment.Kind == kind);

    /// <summary>The experiment that results are of.</summary>
    public static Experiment Of(RunOptions options) => options.Hostile is { FuzzNanoseconds: > 0 } ? Fuzz : Of(options.Kind);
}
