using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Workers;
using Assay.SecondOpinion;
using Assay.Validation.Measuring;

namespace Assay.Validation.SecondOpinions;

/// <summary>The program that asks BenchmarkDotNet. It is built when it is first asked for: no other command needs the package.</summary>
/// <param name="Dll">Full path of the built program.</param>
public sealed record SecondOpinionProgram(string Dll)
{
    /// <summary>Builds the program where it is not up to date.</summary>
    /// <param name="workspace">The folders; its sources stand next to the adapters. What is built for an installed tool goes into the
    /// cache.</param>
    /// <param name="configuration">The configuration of the command line, so that both hold the same worker.</param>
    /// <exception cref="CheckImpossibleException">It cannot be built here.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static SecondOpinionProgram Build(Workspace workspace, string configuration, CancellationToken cancellation)
    {
        var built = SourceProgram.Build(workspace, "Assay.SecondOpinion", "second-opinion", configuration, cancellation);
        return built.Dll is string dll
            ? new SecondOpinionProgram(dll)
            : throw new CheckImpossibleException($"the program that runs BenchmarkDotNet {built.Cause}");
    }
}

/// <summary>One launch of BenchmarkDotNet: a fresh process with the runtime settings and the program of the row's own workers.</summary>
/// <param name="opinion">The program that asks BenchmarkDotNet.</param>
/// <param name="folder">Where the job and the answer are exchanged.</param>
internal sealed class SecondOpinionLaunch(SecondOpinionProgram opinion, string folder)
{
    private const string Dry = "dry";
    private int launches;

    /// <summary>Whether one call is enough: to try the way there and back.</summary>
    public bool IsDry { get; init; }

    /// <summary>Times a job and gives BenchmarkDotNet's mean, in nanoseconds.</summary>
    public double Run(AdapterProgram adapter, JobFrame job, CancellationToken cancellation)
    {
        var name = Path.Combine(folder, string.Create(CultureInfo.InvariantCulture, $"launch-{++launches}"));
        (var frame, var answer) = (name + ".job", name + ".json");
        using (BinaryWriter writer = new(File.Create(frame)))
            job.WriteTo(writer);
        (var exitCode, var errors) = Run(Command(adapter, frame, answer), cancellation);
        if (exitCode != 0 || !File.Exists(answer))
            throw new CheckImpossibleException($"BenchmarkDotNet returned no result for {job.Row}: {LastWords(exitCode, errors)}");
        return JsonSerializer.Deserialize(File.ReadAllText(answer), LaunchJson.Default.LaunchTimes)!.MeanNanoseconds;
    }

    private static string LastWords(int exitCode, string errors) =>
        errors.Split('\n')[0].Trim() is { Length: > 0 } line
            ? line
            : string.Create(CultureInfo.InvariantCulture, $"the process ended with exit code {exitCode}");

    private static (int ExitCode, string Errors) Run(ProcessStartInfo command, CancellationToken cancellation)
    {
        using var process = ChildProcesses.Start(command);
        using var end = cancellation.Register(() => ChildProcesses.KillTree(process));

        // Libraries print to standard output; it is read so that nobody waits for a full pipe.
        var output = process.StandardOutput.ReadToEndAsync(CancellationToken.None);
        var errors = process.StandardError.ReadToEnd();
        process.WaitForExit();
        output.GetAwaiter().GetResult();
        cancellation.ThrowIfCancellationRequested();
        return (process.ExitCode, errors);
    }

    private ProcessStartInfo Command(AdapterProgram adapter, string frame, string answer)
    {
        ProcessStartInfo command = new(DotnetHost.FileName)
        {
            UseShellExecute = false,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        string[] arguments =
        [
            "exec", "--runtimeconfig", Path.ChangeExtension(adapter.File, ".runtimeconfig.json"), "--depsfile",
            Path.ChangeExtension(opinion.Dll, ".deps.json"),
            opinion.Dll, adapter.File, frame, answer, .. IsDry ? [Dry] : Array.Empty<string>(),
        ];
        foreach (var argument in arguments)
            command.ArgumentList.Add(argument);
        WorkerEnvironment.Clean(command.Environment, WorkerStarter.ThroughputSettings);
        return command;
    }
}
