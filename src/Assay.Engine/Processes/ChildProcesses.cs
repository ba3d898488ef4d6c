using System.ComponentModel;
using System.Diagnostics;

namespace Assay.Engine.Processes;

/// <summary>Starts every child process of the engine, one at a time, so that a pipe's handle meant for one child never leaks into another.</summary>
internal static class ChildProcesses
{
    private static readonly Lock Starting = new();

    /// <summary>Starts a child that inherits nothing but its standard streams.</summary>
    public static Process Start(ProcessStartInfo command) =>
        Exclusively(() => Process.Start(command) ?? throw new InvalidOperationException($"{command.FileName} did not start."));

    /// <summary>Ends a child and what it started; that it ended by itself in this moment, or that some of its own children cannot be ended, is no failure.</summary>
    public static void KillTree(Process process)
    {
        try
        {
            process.Kill(entireProcessTree: true);
        }
        catch (Exception exception) when (exception is InvalidOperationException or Win32Exception or AggregateException)
        {
            // It is gone, or as far gone as this process can bring it.
        }
    }

    /// <summary>Makes what a child inherits, starts it and lets go of the local copies, while no other child starts.</summary>
    public static T Exclusively<T>(Func<T> start)
    {
        lock (Starting)
            return start();
    }
}
