using System.Diagnostics;

namespace Assay.Engine.Processes;

/// <summary>Starts every child process of the engine, one at a time, so that a pipe's handle meant for one child never leaks into another.</summary>
internal static class ChildProcesses
{
    private static readonly Lock Starting = new();

    /// <summary>Starts a child that inherits nothing but its standard streams.</summary>
    public static Process Start(ProcessStartInfo command) =>
        Exclusively(() => Process.Start(command) ?? throw new InvalidOperationException($"{command.FileName} did not start."));

    /// <summary>Makes what a child inherits, starts it and lets go of the local copies, while no other child starts.</summary>
    public static T Exclusively<T>(Func<T> start)
    {
        lock (Starting)
            return start();
    }
}
