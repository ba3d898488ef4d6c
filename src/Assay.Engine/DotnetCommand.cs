using System.Diagnostics;
using System.Text;

namespace Assay.Engine;

/// <summary>Runs the <c>dotnet</c> program to its end, with temporary files of its own.</summary>
internal static class DotnetCommand
{
    /// <summary>The variable that is 0 where no method is compiled a second time.</summary>
    public const string CompiledOnce = "DOTNET_TC_CallCounting";

    /// <summary>
    /// A build ends before code that is compiled once more could pay, and before memory that is never collected could matter (64 MB, as a
    /// hexadecimal number): with these settings it takes about a third less of the processor. What it starts gets them too.
    /// </summary>
    private static readonly (string Name, string Value)[] ShortLived =
    [
        ("DOTNET_TieredPGO", "0"), (CompiledOnce, "0"), ("DOTNET_gcConcurrent", "0"), ("DOTNET_GCgen0size", "4000000"),
    ];

    /// <summary>Runs it; the exit code is null where it took over its time.</summary>
    /// <param name="folder">The folder to run in.</param>
    /// <param name="environment">Variables that it gets beside this program's own.</param>
    /// <param name="limit">Time that it may take.</param>
    /// <param name="told">Told each line of its output as it comes, from another thread; null for nobody.</param>
    /// <returns>The exit code, and what it wrote to its two streams.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static (int? ExitCode, string Output, string Errors) Run(
        string folder, IEnumerable<string> arguments, IEnumerable<KeyValuePair<string, string>> environment, TimeSpan limit,
        CancellationToken cancellation, Action<string>? told = null)
    {
        using CommandFolder temporary = new();
        return ProgramCommand.Run(
            Command(folder, arguments, environment.Concat(temporary.Variables())), limit, cancellation, told, temporary.Note);
    }

    private static ProcessStartInfo Command(
        string folder, IEnumerable<string> arguments, IEnumerable<KeyValuePair<string, string>> environment)
    {
        ProcessStartInfo command = new(DotnetHost.FileName, arguments) { WorkingDirectory = folder };

        foreach ((var name, var value) in ShortLived)
            command.Environment[name] = value;
        foreach ((var name, var value) in environment)
            command.Environment[name] = value;
        command.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        command.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        return command;
    }
}

/// <summary>Runs a program to its end.</summary>
internal static class ProgramCommand
{
    /// <summary>
    /// How long the streams of a command that ended may stay open: what it started and left behind may hold them for ever.
    /// </summary>
    private static readonly TimeSpan LastWords = TimeSpan.FromSeconds(5);

    /// <summary>Runs it; the exit code is null where it took over its time.</summary>
    /// <param name="command">The program, its arguments, folder and variables.</param>
    /// <param name="limit">Time that it may take.</param>
    /// <param name="told">Told each line of its output as it comes, from another thread; null for nobody.</param>
    /// <param name="started">Told the system's number of the process; null for nobody.</param>
    /// <returns>The exit code, and what it wrote to its two streams.</returns>
    /// <exception cref="System.ComponentModel.Win32Exception">There is no such program.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static (int? ExitCode, string Output, string Errors) Run(
        ProcessStartInfo command, TimeSpan limit, CancellationToken cancellation, Action<string>? told = null, Action<int>? started = null)
    {
        command.UseShellExecute = false;
        command.RedirectStandardOutput = true;
        command.RedirectStandardError = true;
        using var process = ChildProcesses.Start(command);
        started?.Invoke(process.Id);
        CommandStream output = new();
        CommandStream errors = new();
        process.OutputDataReceived += (_, line) =>
        {
            output.Append(line.Data);
            if (line.Data is not null)
                told?.Invoke(line.Data);
        };
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
}

/// <summary>
/// The folder of temporary files of one <c>dotnet</c> command, removed after it: compilers and restores leave theirs behind otherwise. It
/// lies in the system's own, whose path is short enough for the pipes that .NET keeps there.
/// </summary>
internal sealed class CommandFolder : IDisposable
{
    private const string NuGetFolder = "NUGET_SCRATCH";
    private readonly ScratchFolder? folder;

    /// <summary>Creates it; where that is not possible, the command uses the system's.</summary>
    public CommandFolder()
    {
        try
        {
            folder = new ScratchFolder("build");
        }
        catch (BadInputException)
        {
            folder = null;
        }
    }

    /// <summary>The variables that name it to a command.</summary>
    public IEnumerable<KeyValuePair<string, string>> Variables()
    {
        if (folder is null)
            yield break;
        foreach (var variable in OperatingSystem.IsWindows() ? (string[])["TEMP", "TMP"] : ["TMPDIR"])
            yield return new(variable, folder.Path);

        // NuGet keeps its locks there: one that other programs do not see would let two of them unpack the same package at once.
        if (string.IsNullOrEmpty(Environment.GetEnvironmentVariable(NuGetFolder)))
            yield return new(NuGetFolder,
                Path.Combine(Path.GetTempPath(), OperatingSystem.IsLinux() ? "NuGetScratch" + Environment.UserName : "NuGetScratch"));
    }

    /// <summary>Notes the command's process, so that the next program ends it if this one cannot.</summary>
    public void Note(int processId) => folder?.Note(processId);

    public void Dispose() => folder?.Dispose();
}

/// <summary>What a command writes to one of its streams, line by line.</summary>
internal sealed class CommandStream
{
    private readonly StringBuilder text = new();
    private readonly TaskCompletionSource end = new(TaskCreationOptions.RunContinuationsAsynchronously);

    /// <summary>Completes when every holder of the stream has closed it.</summary>
    public Task Ended => end.Task;

    /// <summary>The text so far.</summary>
    public string Text
    {
        get
        {
            lock (text)
                return text.ToString();
        }
    }

    /// <summary>Adds a line; null where the stream ended.</summary>
    public void Append(string? line)
    {
        if (line is null)
            end.TrySetResult();
        lock (text)
            text.AppendLine(line);
    }
}
