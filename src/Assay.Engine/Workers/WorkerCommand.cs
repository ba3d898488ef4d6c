using System.Diagnostics;
using System.IO.Pipes;

namespace Assay.Engine.Workers;

/// <summary>How the process of a worker is started.</summary>
internal static class WorkerCommand
{
    /// <summary>What runs a program that does not run by itself; null for one that does.</summary>
    private static string? HostOf(string program) => program.EndsWith(".dll", StringComparison.OrdinalIgnoreCase) ? DotnetHost.FileName
        : program.EndsWith(".exe", StringComparison.OrdinalIgnoreCase) ? MonoHost.FileName
        : null;

    /// <summary>The command, with a cleaned environment and both pipes.</summary>
    public static ProcessStartInfo Of(
        string program, IReadOnlyList<string> settings, AnonymousPipeServerStream toWorker, AnonymousPipeServerStream fromWorker)
    {
        var host = HostOf(program);
        ProcessStartInfo command = new(host ?? program)
        {
            WorkingDirectory = Path.GetDirectoryName(program)!,
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        if (host is not null)
            command.ArgumentList.Add(program);
        command.ArgumentList.Add(toWorker.GetClientHandleAsString());
        command.ArgumentList.Add(fromWorker.GetClientHandleAsString());
        WorkerEnvironment.Clean(command.Environment, settings);
        return command;
    }
}
