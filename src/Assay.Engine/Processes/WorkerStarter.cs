using Assay.Engine.Building;

namespace Assay.Engine.Processes;

/// <summary>Starts workers as processes.</summary>
public sealed class WorkerStarter : IWorkerStarter
{
    /// <summary>
    /// The settings of throughput workers beyond a cleaned environment. Without the wait before call counting, the last method is compiled in about
    /// half the time; final speed is unchanged.
    /// </summary>
    public static IReadOnlyList<string> ThroughputSettings { get; } = ["DOTNET_TC_CallCountingDelayMs=0"];

    /// <summary>The settings as results name them: what is set, and the runtime's defaults that decide most, because an inherited setting is removed.</summary>
    public static IReadOnlyList<string> NamedSettings { get; } =
    [
        .. ThroughputSettings, "DOTNET_gcServer=0 (default)", "DOTNET_gcConcurrent=1 (default)", "DOTNET_TieredCompilation=1 (default)",
        "DOTNET_TieredPGO=1 (default)", "DOTNET_ReadyToRun=1 (default)",
    ];

    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation) =>
        WorkerProcess.Start(program.File, purpose == WorkerPurpose.Throughput ? ThroughputSettings : [limits.HeapSetting], limits, cancellation);
}
