using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>A program of <c>src</c> that is built when it is first asked for: no other command needs its packages.</summary>
/// <param name="Dll">Full path of the built program; null where it cannot be built here.</param>
/// <param name="Cause">Why it cannot, as part of a sentence; empty where it can.</param>
public sealed record SourceProgram(string? Dll, string Cause)
{
    private static readonly TimeSpan TimeLimit = TimeSpan.FromMinutes(5);

    /// <summary>Builds a program where it is not up to date.</summary>
    /// <param name="workspace">The folders; its sources stand next to the adapters. What is built for an installed tool goes into the
    /// cache.</param>
    /// <param name="name">Its name, and that of its folder.</param>
    /// <param name="folderInCache">Where an installed tool builds it, in the cache.</param>
    /// <param name="configuration">The configuration of the command line, so that both hold the same worker.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static SourceProgram Build(
        Workspace workspace, string name, string folderInCache, string configuration, CancellationToken cancellation)
    {
        var folder = Path.Combine(Path.GetDirectoryName(workspace.Engineering)!, "src", name);
        if (!Directory.Exists(folder))
            return new SourceProgram(null, $"is not in {folder}; run assay from a clone of its repository");
        var parts = workspace.IsInstalled ? Path.Combine(workspace.Cache, folderInCache) : null;
        (var exitCode, var output) = RunBuild(Path.Combine(folder, name + ".csproj"), configuration, parts, cancellation);
        var bin = parts is null ? Path.Combine(folder, "bin") : Path.Combine(parts, "obj", name, "bin");
        var dll = Path.Combine(bin, configuration, BuildTarget.Default.Framework, name + ".dll");
        return exitCode == 0 && File.Exists(dll)
            ? new SourceProgram(dll, "")
            : new SourceProgram(null, $"cannot be built here: {FirstError(output)}");
    }

    private static (int? ExitCode, string Output) RunBuild(
        string project, string configuration, string? parts, CancellationToken cancellation)
    {
        string[] arguments =
        [
            "build", project, "-c", configuration, "--nologo", "-v:quiet", "-tl:off", "-nodeReuse:false", "-p:RunAnalyzers=false",
            .. parts is null
                ? (string[])[]
                : ["--no-incremental", $"-p:AssayWorkerFrameworks={BuildTarget.Default.Framework}",
                    MSBuildText.Property($"AssayPartsFolder={parts}")],
        ];
        if (parts is not null)
            CacheMarker.Create(parts);
        (var exitCode, var output, _) = DotnetCommand.Run(Path.GetDirectoryName(project)!, arguments, [], TimeLimit, cancellation);
        return (exitCode, output);
    }

    private static string FirstError(string output)
    {
        string? line = output.Split('\n').FirstOrDefault(line => line.Contains("error", StringComparison.OrdinalIgnoreCase));
        return line is null
            ? "the build took too long or made no program"
            : line[line.IndexOf("error", StringComparison.OrdinalIgnoreCase)..].Trim();
    }
}
