using Assay.Engine.Building;
using Assay.Validation.Measuring;

namespace Assay.Validation.SecondOpinions;

/// <summary>The program that asks BenchmarkDotNet. It is built when it is first asked for: no other command needs the package.</summary>
/// <param name="Dll">Full path of the built program.</param>
public sealed record SecondOpinionProgram(string Dll)
{
    private const string Name = "Assay.SecondOpinion";
    private static readonly TimeSpan TimeLimit = TimeSpan.FromMinutes(5);

    /// <summary>Builds the program where it is not up to date.</summary>
    /// <param name="workspace">The folders; the repository's sources stand beside its adapters.</param>
    /// <param name="configuration">The configuration of the command line, so that both hold the same worker.</param>
    /// <param name="cancellation">Ends the build.</param>
    /// <exception cref="CheckImpossibleException">It cannot be built here.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static SecondOpinionProgram Build(Workspace workspace, string configuration, CancellationToken cancellation)
    {
        string folder = Path.Combine(Path.GetDirectoryName(workspace.Engineering)!, "src", Name);
        if (!Directory.Exists(folder))
            throw new CheckImpossibleException($"the program that asks BenchmarkDotNet is not at {folder}; run assay from a checkout of its repository");
        (int? exitCode, string output) = RunBuild(Path.Combine(folder, Name + ".csproj"), configuration, cancellation);
        string dll = Path.Combine(folder, "bin", configuration, BuildTarget.Default.Framework, Name + ".dll");
        return exitCode == 0 && File.Exists(dll)
            ? new SecondOpinionProgram(dll)
            : throw new CheckImpossibleException($"the program that asks BenchmarkDotNet cannot be built here: {FirstError(output)}");
    }

    private static (int? ExitCode, string Output) RunBuild(string project, string configuration, CancellationToken cancellation)
    {
        string[] arguments = ["build", project, "-c", configuration, "--nologo", "-v:quiet", "-tl:off", "-nodeReuse:false", "-p:RunAnalyzers=false"];
        (int? exitCode, string output, _) = DotnetCommand.Run(Environment.CurrentDirectory, arguments, [], TimeLimit, cancellation);
        return (exitCode, output);
    }

    private static string FirstError(string output)
    {
        string? line = output.Split('\n').FirstOrDefault(line => line.Contains("error", StringComparison.OrdinalIgnoreCase));
        return line is null ? "its build took too long or left no program" : line[line.IndexOf("error", StringComparison.OrdinalIgnoreCase)..].Trim();
    }
}
