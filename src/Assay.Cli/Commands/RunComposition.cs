using Assay.Engine.Building;
using Assay.Engine.Processes;
using Assay.Engine.Results;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>What runs stand on outside tests: real builds, real workers, this machine.</summary>
internal static class RunComposition
{
    public static RunServices Services(Workspace workspace, RunLog log, PayloadFolder payloads, IRunProgress progress)
    {
        long memory = MachineReader.MemoryBytes;
        AdapterBuilder builder = new(workspace, BuildTarget.Default);
        return new RunServices(
            builder.BuildAll, new WorkerStarter(), workload => WorkerLimits.For(workload, memory), memory, payloads.Path, TimeProvider.System, log, progress);
    }
}
