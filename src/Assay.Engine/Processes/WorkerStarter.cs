using Assay.Core.Results;
using Assay.Engine.Building;

namespace Assay.Engine.Processes;

/// <summary>Starts workers as processes.</summary>
/// <param name="profile">The conditions of timing; some are settings of the runtime.</param>
/// <param name="started">Told the system's number of each worker.</param>
public sealed class WorkerStarter(RunProfile profile = RunProfile.Standard, Action<int>? started = null) : IWorkerStarter
{
    /// <summary>What results name of the runtime's own defaults, because an inherited setting is removed: those that decide most.</summary>
    private static readonly string[] Defaults =
        ["DOTNET_gcServer=0", "DOTNET_gcConcurrent=1", "DOTNET_TieredCompilation=1", "DOTNET_TieredPGO=1", "DOTNET_ReadyToRun=1"];

    /// <summary>
    /// The settings of throughput workers beyond a cleaned environment. Without the wait before call counting, the last method is compiled in about
    /// half the time; final speed is unchanged.
    /// </summary>
    public static IReadOnlyList<string> ThroughputSettings { get; } = ["DOTNET_TC_CallCountingDelayMs=0"];

    /// <summary>The settings of throughput workers under a profile.</summary>
    public static IReadOnlyList<string> SettingsOf(RunProfile profile) => profile switch
    {
        RunProfile.ServerGc => [.. ThroughputSettings, "DOTNET_gcServer=1"],
        RunProfile.PgoOff => [.. ThroughputSettings, "DOTNET_TieredPGO=0"],
        _ => ThroughputSettings,
    };

    /// <summary>The settings as results name them: what is set, and the defaults that it leaves.</summary>
    public static IReadOnlyList<string> NamedSettingsOf(RunProfile profile)
    {
        IReadOnlyList<string> settings = SettingsOf(profile);
        HashSet<string> names = [.. settings.Select(NameOf)];
        return [.. settings, .. Defaults.Where(setting => !names.Contains(NameOf(setting))).Select(setting => $"{setting} (default)")];
    }

    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
    {
        WorkerProcess worker = WorkerProcess.Start(program.StartFile, purpose == WorkerPurpose.Throughput ? SettingsOf(profile) : [limits.HeapSetting], limits, cancellation);
        started?.Invoke(worker.ProcessId);
        return worker;
    }

    private static string NameOf(string setting) => setting[..setting.IndexOf('=', StringComparison.Ordinal)];
}
