using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text;

namespace Assay.Cli.Tests;

/// <summary>Runs the command line as a process, as a shell would.</summary>
internal static class AssayProcess
{
    private static readonly string Program = Path.GetFullPath(
        typeof(AssayProcess).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(item => item.Key == "Program").Value!);

    /// <summary>The folder of the program and its parts.</summary>
    public static string Folder => Path.GetDirectoryName(Program)!;

    public static Answer Run(string folder, params string[] arguments) => Run(folder, _ => { }, arguments);

    /// <summary>Runs to the end; <paramref name="watch"/> sees each line of standard error as it comes.</summary>
    public static Answer Run(string folder, Action<(Process Process, string Line)> watch, params string[] arguments) =>
        Run(folder, watch, new Dictionary<string, string>(), arguments);

    /// <summary>Runs to the end with variables of the environment beside the caller's.</summary>
    public static Answer Run(string folder, Action<(Process Process, string Line)> watch, IReadOnlyDictionary<string, string> environment,
        params string[] arguments)
    {
        ProcessStartInfo command = new("dotnet") { WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true };
        foreach (var argument in arguments.Prepend(Program))
            command.ArgumentList.Add(argument);
        ShortLived(command);
        foreach ((var name, var value) in environment)
            command.Environment[name] = value;
        using var process = Process.Start(command)!;
        StringBuilder errors = new();
        process.ErrorDataReceived += (_, line) => Note(process, line.Data, errors, watch);
        process.BeginErrorReadLine();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return new Answer(process.ExitCode, output, errors.ToString());
    }

    /// <summary>
    /// Lets a program of .NET end before its runtime compiles anything twice, or collects: it lives for seconds. Workers get settings of
    /// their own.
    /// </summary>
    public static void ShortLived(ProcessStartInfo command)
    {
        command.Environment["DOTNET_TieredPGO"] = "0";
        command.Environment["DOTNET_TC_CallCounting"] = "0";
        command.Environment["DOTNET_GCgen0size"] = "4000000";
    }

    /// <summary>
    /// Skips a test that interrupts where the program would never notice: a shell lets what it starts in the background ignore Ctrl-C, and
    /// so does what that starts.
    /// </summary>
    public static void SkipWhereInterruptsAreIgnored()
    {
        const string Ignored = "SigIgn:";
        const long Interrupt = 1 << (2 - 1);
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Needs a system other than Windows.");
        var mask = File.Exists("/proc/self/status")
            ? File.ReadLines("/proc/self/status").FirstOrDefault(line => line.StartsWith(Ignored, StringComparison.Ordinal))
            : null;
        var isIgnored = mask is not null
            && (long.Parse(mask.AsSpan(Ignored.Length).Trim(), NumberStyles.HexNumber, CultureInfo.InvariantCulture) & Interrupt) != 0;
        Assert.SkipWhen(isIgnored, "Needs to be started in the foreground: these tests were started with Ctrl-C ignored.");
    }

    /// <summary>Sends the signal of Ctrl-C.</summary>
    public static async Task InterruptAsync(int processId)
    {
        using var kill = Process.Start("kill", ["-INT", processId.ToString(CultureInfo.InvariantCulture)]);
        await kill.WaitForExitAsync();
    }

    private static void Note(Process process, string? line, StringBuilder errors, Action<(Process Process, string Line)> watch)
    {
        if (line is null)
            return;
        errors.AppendLine(line);
        watch((process, line));
    }
}
