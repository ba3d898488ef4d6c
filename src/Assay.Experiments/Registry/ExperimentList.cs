using Assay.Engine.Planning;
using Assay.Experiments.Across;
using Assay.Experiments.Calls;
using Assay.Experiments.Cases;
using Assay.Experiments.Data;
using Assay.Experiments.Formats;
using Assay.Experiments.Fuzz;
using Assay.Experiments.Growth;
using Assay.Experiments.Hostile;
using Assay.Experiments.Io;
using Assay.Experiments.Memory;
using Assay.Experiments.Prediction;
using Assay.Experiments.Speed;
using Assay.Experiments.Startup;

namespace Assay.Experiments.Registry;

/// <summary>Assay's own experiments.</summary>
public static class ExperimentList
{
    /// <summary>Makes them known, before anything reads results; once, however often it is called.</summary>
    public static void MakeKnown() => KnownExperiments.Add(
        new SpeedExperiment(), new StartupExperiment(), new GrowthExperiment(), new PredictionExperiment(), new MemoryExperiment(),
        new IoExperiment(), new CallsExperiment(), new DataExperiment(), new CasesExperiment(), new FormatsExperiment(),
        new AcrossExperiment(), new HostileExperiment(), new FuzzExperiment());
}
