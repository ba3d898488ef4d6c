using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Building;

namespace Assay.Engine.Workers;

/// <summary>Starts workers as processes.</summary>
/// <param name="profile">The conditions of timing; some are settings of the runtime.</param>
/// <param name="started">Told the system's number of each worker.</param>
public sealed class WorkerStarter(RunProfile profile = RunProfile.Standard, Action<int>? started = null) : IWorkerStarter
{
    /// <summary>What results name of the runtime's own defaults, because an inherited setting is removed: those that decide most.</summary>
    private static readonly string[] Defaults =
        ["DOTNET_gcServer=0", "DOTNET_gcConcurrent=1", "DOTNET_TieredCompilation=1", "DOTNET_TieredPGO=1", "DOTNET_ReadyToRun=1"];

    /// <summary>
    /// The settings of throughput workers beyond a cleaned environment. Without the wait before call counting, the last method is compiled
    /// in about half the time; final speed is unchanged.
    /// </summary>
    public static IReadOnlyList<string> ThroughputSettings { get; } = ["DOTNET_TC_CallCountingDelayMs=0"];

    /// <summary>
    /// The settings of workers that are not timed and live for a fraction of a second: code is not instrumented for a later compilation,
    /// and compiled again only after 1,000 calls and not after 30, because it would never pay. It writes the same bytes.
    /// </summary>
    public static IReadOnlyList<string> UntimedSettings { get; } = ["DOTNET_TieredPGO=0", "DOTNET_TC_CallCountThreshold=3E8"];

    private const string Unoptimized = "DOTNET_JITMinOpts=1";

    /// <summary>The settings of throughput workers under a profile.</summary>
    public static IReadOnlyList<string> SettingsOf(RunProfile profile) => profile switch
    {
        RunProfile.ServerGc => [.. ThroughputSettings, "DOTNET_gcServer=1"],
        RunProfile.PgoOff => [.. ThroughputSettings, "DOTNET_TieredPGO=0"],
        RunProfile.FixedGen0 => [.. ThroughputSettings, .. Gen0Budget.SettingsOf(Gen0Budget.OfProfile)],
        _ => ThroughputSettings,
    };

    /// <summary>The settings as results name them: what is set, and the defaults that it leaves.</summary>
    /// <param name="profile">The profile; null where nothing is set.</param>
    public static IReadOnlyList<string> NamedSettingsOf(RunProfile? profile)
    {
        var settings = profile is { } named ? SettingsOf(named) : [];
        HashSet<string> names = [.. settings.Select(NameOf)];
        return [.. settings, .. Defaults.Where(setting => !names.Contains(NameOf(setting))).Select(setting => $"{setting} (default)")];
    }

    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
    {
        var worker =
            WorkerProcess.Start(program.StartFile, [.. SettingsFor(purpose, limits), .. limits.Settings], limits, cancellation);
        started?.Invoke(worker.ProcessId);
        return worker;
    }

    private IReadOnlyList<string> SettingsFor(WorkerPurpose purpose, WorkerLimits limits) => purpose switch
    {
        WorkerPurpose.Throughput => SettingsOf(profile),
        WorkerPurpose.Startup => [],
        WorkerPurpose.Trace => [Unoptimized, limits.HeapSetting],
        _ => [.. UntimedSettings, limits.HeapSetting],
    };

    private static string NameOf(string setting) => setting[..setting.IndexOf('=', StringComparison.Ordinal)];
}

/// <summary>The budget of generation 0: how much a worker allocates before that generation is collected.</summary>
internal static class Gen0Budget
{
    /// <summary>
    /// The budget of <see cref="RunProfile.FixedGen0"/>, in bytes: small enough for the caches of any machine, so that its collections are
    /// those of no machine in particular.
    /// </summary>
    public const long OfProfile = 4 << 20;

    private static readonly string[] Names = ["DOTNET_GCgen0size", "DOTNET_GCGen0MaxBudget"];

    /// <summary>
    /// The smallest and the largest budget as settings, <c>NAME=value</c>; the runtime reads both as hexadecimal numbers.
    /// </summary>
    /// <param name="bytes">The budget, in bytes.</param>
    public static IEnumerable<string> SettingsOf(long bytes) =>
        Names.Select(name => string.Create(CultureInfo.InvariantCulture, $"{name}={bytes:X}"));
}

/// <summary>The environment of workers: the caller's, without anything that changes the runtime.</summary>
internal static class WorkerEnvironment
{
    private static readonly string[] Removed = ["DOTNET_", "COMPlus_", "CORECLR_", "COR_"];

    /// <summary>Where the runtime is: needed to start at all, and without effect on how it runs.</summary>
    private static readonly string[] Kept = ["DOTNET_ROOT", "DOTNET_ROOT_X64", "DOTNET_ROOT_ARM64", "DOTNET_ROOT(x86)"];

    /// <summary>Removes every inherited runtime setting and adds the worker's own.</summary>
    /// <param name="environment">The environment to change.</param>
    /// <param name="settings">Own settings as <c>NAME=value</c>.</param>
    public static void Clean(IDictionary<string, string?> environment, IReadOnlyList<string> settings)
    {
        foreach (var name in environment.Keys.ToList())
        {
            var isSetting = Removed.Any(prefix => name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase));
            if (isSetting && !Kept.Contains(name, StringComparer.OrdinalIgnoreCase))
                environment.Remove(name);
        }

        foreach (var setting in settings)
        {
            var equals = setting.IndexOf('=', StringComparison.Ordinal);
            environment[setting[..equals]] = setting[(equals + 1)..];
        }
    }
}

/// <summary>
/// The variables that say how workers are started and stopped. A value that cannot be used is refused before anything begins: ignoring it
/// would measure something else than was asked for.
/// </summary>
public static class ProcessVariables
{
    /// <summary>Refuses values that cannot be used.</summary>
    /// <exception cref="BadInputException">There is one; the sentence names the variable.</exception>
    public static void EnsureUsable() => EnsureUsable(Environment.GetEnvironmentVariable);

    /// <summary>The same, of other variables than this process has.</summary>
    internal static void EnsureUsable(Func<string, string?> variable)
    {
        if (variable(WorkerLimits.TimeLimitVariable) is { Length: > 0 } limit && DurationText.Read(limit) is null)
            throw new BadInputException(
                $"{WorkerLimits.TimeLimitVariable}={Shortened.Of(limit)} is not a duration. Set it to one such as 90s, 2m or 1h, or "
                    + "unset it.");
        if (!OperatingSystem.IsWindows() && variable(MonoHost.Variable) is { Length: > 0 } mono && !IsProgram(mono, variable("PATH") ?? ""))
            throw new BadInputException(
                $"{MonoHost.Variable}={Shortened.Of(mono)} is not a program. Set it to the mono program, such as /usr/bin/mono, or "
                    + "unset it.");
    }

    private static bool IsProgram(string name, string path) => name.Contains(Path.DirectorySeparatorChar)
        ? IsExecutable(name)
        : path.Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries).Any(folder => IsExecutable(Path.Combine(folder, name)));

    private static bool IsExecutable(string file)
    {
        const UnixFileMode Executable = UnixFileMode.UserExecute | UnixFileMode.GroupExecute | UnixFileMode.OtherExecute;
        return File.Exists(file) && (OperatingSystem.IsWindows() || (File.GetUnixFileMode(file) & Executable) != 0);
    }
}
