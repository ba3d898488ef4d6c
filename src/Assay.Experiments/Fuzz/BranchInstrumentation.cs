using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Experiments.Fuzz;

/// <summary>A row's program for fuzzing.</summary>
/// <param name="Program">The program: a copy whose library counts branches, or the row's own.</param>
/// <param name="Settings">What its workers need beyond the usual, as <c>NAME=value</c>.</param>
/// <param name="WithoutCoverage">Why its library does not count branches, as a sentence; empty where it does.</param>
internal sealed record InstrumentedProgram(AdapterProgram Program, IReadOnlyList<string> Settings, string WithoutCoverage);

/// <summary>
/// Copies the programs of rows and lets the libraries in them count the branches that they pass. The builds in the cache stay as they are.
/// </summary>
/// <param name="build">Builds the program that instruments (Assay.Coverage).</param>
public sealed class BranchInstrumentation(Func<CancellationToken, SourceProgram> build)
{
    private static readonly TimeSpan TimeLimit = TimeSpan.FromMinutes(2);
    private static readonly string[] NotLibraries = ["Assay.", "System.", "Microsoft.", "SharpFuzz"];
    private SourceProgram? coverage;

    /// <summary>Instruments a copy.</summary>
    /// <param name="folder">Where the copy goes; made anew.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    internal InstrumentedProgram Copy(SelectedRow row, AdapterProgram program, string folder, CancellationToken cancellation)
    {
        InstrumentedProgram Without(string cause) => new(program, [], $"Without coverage: {cause}.");
        var package = row.Definition.Project.Package;
        if (package == RowResult.InTheBox && row.Target.PackageVersion is null)
            return Without("the library is a part of .NET, which is compiled ahead of time");
        if (row.Target.Framework != BuildTargetFramework
            || program.StartFile != program.File || !program.File.EndsWith(".dll", StringComparison.Ordinal))
            return Without($"it needs a program that dotnet runs on {BuildTargetFramework}");
        coverage ??= build(cancellation);
        if (coverage.Dll is not string dll)
            return Without($"the program that instruments libraries {coverage.Cause.TrimEnd('.')}");
        CopyFolder(Path.GetDirectoryName(program.File)!, folder);
        var copy = Path.Combine(folder, Path.GetFileName(program.File));
        string[] files = [
            .. Directory.EnumerateFiles(folder, "*.dll").Where(file => file == copy || IsLibrary(Path.GetFileName(file), package))
                .Order(StringComparer.Ordinal)];
        (var exitCode, var output, var errors) = DotnetCommand.Run(folder, [dll, .. files], [], TimeLimit, cancellation);
        var isLibraryCounted = output.Split('\n', StringSplitOptions.TrimEntries)
            .Any(file => files.Contains(file) && (file != copy || files.Length == 1));
        return exitCode == 0 && isLibraryCounted
            ? new InstrumentedProgram(program with { File = copy, StartFile = copy }, [$"DOTNET_STARTUP_HOOKS={dll}"], "")
            : Without($"no library of {row.Label} can be instrumented ({errors.Split('\n')[0].Trim().TrimEnd('.')})");
    }

    private static string BuildTargetFramework => BuildTarget.Default.Framework;

    private static bool IsLibrary(string file, string package) =>
        file.StartsWith(package + ".", StringComparison.OrdinalIgnoreCase)
            || !Array.Exists(NotLibraries, prefix => file.StartsWith(prefix, StringComparison.OrdinalIgnoreCase));

    private static void CopyFolder(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (var folder in Directory.EnumerateDirectories(from, "*", SearchOption.AllDirectories))
            Directory.CreateDirectory(Path.Combine(to, Path.GetRelativePath(from, folder)));
        foreach (var file in Directory.EnumerateFiles(from, "*", SearchOption.AllDirectories))
            File.Copy(file, Path.Combine(to, Path.GetRelativePath(from, file)), overwrite: true);
    }
}
