using Assay.Engine.Planning;

namespace Assay.Engine.Processes;

/// <summary>The variables that say how workers are started and stopped. A value that cannot be used is refused before anything begins: ignoring it would measure something else than was asked for.</summary>
public static class ProcessVariables
{
    /// <summary>Refuses values that cannot be used.</summary>
    /// <exception cref="BadInputException">There is one; the sentence names the variable.</exception>
    public static void EnsureUsable() => EnsureUsable(Environment.GetEnvironmentVariable);

    /// <summary>The same, of other variables than this process has.</summary>
    internal static void EnsureUsable(Func<string, string?> variable)
    {
        if (variable(WorkerLimits.TimeLimitVariable) is { Length: > 0 } limit && DurationText.Read(limit) is null)
            throw new BadInputException($"{WorkerLimits.TimeLimitVariable}={Shortened.Of(limit)} is no duration; write one such as 90s, 2m or 1h, or remove the variable.");
        if (!OperatingSystem.IsWindows() && variable(MonoHost.Variable) is { Length: > 0 } mono && !IsProgram(mono, variable("PATH") ?? ""))
            throw new BadInputException($"{MonoHost.Variable}={Shortened.Of(mono)} names no program; name the program mono, such as /usr/bin/mono, or remove the variable.");
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
