using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
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

/// <summary>Assay's own experiments.</summary>
internal static class ExperimentList
{
    [ModuleInitializer]
    [SuppressMessage("Usage", "CA2255", Justification = "They are known before anything reads results, whichever program does.")]
    internal static void Add() => KnownExperiments.Add(
        new SpeedExperiment(), new StartupExperiment(), new GrowthExperiment(), new PredictionExperiment(), new ProtocolExperiment(),
        new MemoryExperiment(), new IoExperiment(), new ConformanceExperiment(), new HostileExperiment(), new FuzzExperiment(),
        new FormatsExperiment(), new AcrossExperiment());
}
