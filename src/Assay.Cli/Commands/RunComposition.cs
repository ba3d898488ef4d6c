using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Cli.Commands;

/// <summary>What runs stand on outside tests, whoever asks for them: real builds, real workers, this machine.</summary>
internal static class RunComposition
{
    public static RunServices Services(Workspace workspace, PackageFeeds feeds, RunLog log, RunProfile profile, PayloadFolder payloads, IRunProgress progress)
    {
        long memory = MachineReader.MemoryBytes;
        AdapterBuilder builder = new(workspace, feeds);
        RowProver prover = new(new WorkerStarter(started: payloads.NoteWorker), workload => WorkerLimits.For(workload, memory), payloads.Path, log);
        return new RunServices(
            builder.BuildAll, new WorkerStarter(profile, payloads.NoteWorker), workload => WorkerLimits.For(workload, memory), memory, payloads.Path, TimeProvider.System, log, progress)
        {
            Prove = prover.Prove,
        };
    }
}
