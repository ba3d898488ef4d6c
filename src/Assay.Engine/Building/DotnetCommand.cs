using System.Diagnostics;
using Assay.Engine.Processes;

namespace Assay.Engine.Building;

/// <summary>Runs the <c>dotnet</c> program to its end, with temporary files of its own.</summary>
internal static class DotnetCommand
{
    /// <summary>How long the streams of a command that ended may stay open: what it started and left behind may hold them for ever.</summary>
    private static readonly TimeSpan LastWords = TimeSpan.FromSeconds(5);

    /// <summary>Runs it; the exit code is null where it took over its time.</summary>
    /// <param name="folder">The folder to run in.</param>
    /// <param name="arguments">The arguments.</param>
    /// <param name="environment">Variables that it gets beside this program's own.</param>
    /// <param name="limit">Time that it may take.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <returns>The exit code, and what it wrote to its two streams.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static (int? ExitCode, string Output, string Errors) Run(
        string folder, IEnumerable<string> arguments, IEnumerable<KeyValuePair<string, string>> environment, TimeSpan limit, CancellationToken cancellation)
    {
        using CommandFolder temporary = new();
        using Process process = ChildProcesses.Start(Command(folder, arguments, environment.Concat(temporary.Variables())));
        CommandStream output = new();
        CommandStream errors = new();
        process.OutputDataReceived += (_, line) => output.Append(line.Data);
        process.ErrorDataReceived += (_, line) => errors.Append(line.Data);
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        bool hasExited;
        using (cancellation.Register(() => ChildProcesses.KillTree(process)))
            hasExited = process.WaitForExit(limit);
        if (hasExited)
            Task.WaitAll([output.Ended, errors.Ended], (int)LastWords.TotalMilliseconds, cancellation);
        else
            ChildProcesses.KillTree(process);
        cancellation.ThrowIfCancellationRequested();
        return (hasExited ? process.ExitCode : null, output.Text, errors.Text);
    }

    private static ProcessStartInfo Command(string folder, IEnumerable<string> arguments, IEnumerable<KeyValuePair<string, string>> environment)
    {
        ProcessStartInfo command = new(DotnetHost.FileName, arguments)
        {
            WorkingDirectory = folder,
            UseShellExecute = false,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach ((string name, string value) in environment)
            command.Environment[name] = value;
        command.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        command.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        return command;
    }
}
