using System.ComponentModel;
using System.Diagnostics;

namespace Assay.Engine;

/// <summary>
/// Starts every child process of the engine, one at a time, so that a pipe's handle meant for one child never leaks into another.
/// </summary>
public static class ChildProcesses
{
    private static readonly Lock Starting = new();
    private static readonly HashSet<Process> Living = [];
    private static bool isClosed;

    /// <summary>Starts a child that inherits nothing but its standard streams.</summary>
    /// <exception cref="OperationCanceledException">This process is ending.</exception>
    public static Process Start(ProcessStartInfo command) => Exclusively(() =>
    {
        if (isClosed)
            throw new OperationCanceledException();
        var child = Process.Start(command) ?? throw new InvalidOperationException($"{command.FileName} did not start.");
        Living.Add(child);
        child.Disposed += static (child, _) => Forget((Process)child!);
        return child;
    });

    /// <summary>Ends every child there is, and starts no other: this process ends at once.</summary>
    public static void EndAll()
    {
        var children = Exclusively<Process[]>(() =>
        {
            isClosed = true;
            return [.. Living];
        });
        Parallel.ForEach(children, KillTree);
    }

    /// <summary>
    /// Ends a child and what it started; that it ended by itself in this moment, or that some of its own children cannot be ended, is no
    /// failure.
    /// </summary>
    public static void KillTree(Process process)
    {
        try
        {
            var id = process.Id;
            process.Kill(entireProcessTree: true);
            RuntimeFiles.Remove(id);
        }
        catch (Exception exception) when (exception is InvalidOperationException or Win32Exception or AggregateException)
        {
            // It is gone, or as far gone as this process can bring it.
        }
    }

    /// <summary>Ends the process of a number and what it started, if there still is one.</summary>
    public static void KillTree(int processId)
    {
        try
        {
            using var process = Process.GetProcessById(processId);
            KillTree(process);
        }
        catch (ArgumentException)
        {
            // It ended in this moment.
        }
    }

    private static void Forget(Process child) => Exclusively(() => Living.Remove(child));

    /// <summary>Makes what a child inherits, starts it and lets go of the local copies, while no other child starts.</summary>
    public static T Exclusively<T>(Func<T> start)
    {
        lock (Starting)
            return start();
    }
}

/// <summary>The <c>dotnet</c> program.</summary>
internal static class DotnetHost
{
    /// <summary>The host that runs this process where it is one, otherwise the one that the environment or the path names.</summary>
    public static string FileName { get; } = Find();

    private static string Find()
    {
        var name = OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet";
        if (Environment.ProcessPath is string own && string.Equals(Path.GetFileName(own), name, StringComparison.OrdinalIgnoreCase))
            return own;
        string?[] candidates =
        [
            Environment.GetEnvironmentVariable("DOTNET_HOST_PATH"),
            Environment.GetEnvironmentVariable("DOTNET_ROOT") is string root ? Path.Combine(root, name) : null,
        ];
        return candidates.FirstOrDefault(candidate => File.Exists(candidate)) ?? name;
    }
}

/// <summary>
/// Mono, where a test or a private setup names it: it runs programs of .NET Framework elsewhere than on Windows well enough to see that
/// they work. It is not .NET Framework, and results name the runtime that ran.
/// </summary>
internal static class MonoHost
{
    /// <summary>Names the program.</summary>
    public const string Variable = "ASSAY_MONO";

    /// <summary>The program; null where none is named, and on Windows, which needs none.</summary>
    public static string? FileName { get; } =
        OperatingSystem.IsWindows() || Environment.GetEnvironmentVariable(Variable) is not { Length: > 0 } named ? null : named;
}
