using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Building;

/// <summary>
/// One <c>dotnet build</c> or <c>dotnet publish</c> of an adapter project, with its own intermediate and output folders outside the source
/// tree.
/// </summary>
internal sealed class BuildProcess(Workspace workspace, PackageFeeds feeds, BuildRequest request, string folder)
{
    private readonly AdapterProject project = request.Project;

    /// <summary>A file with the contracts that are not emitted; null for none.</summary>
    public string? Without { get; init; }

    /// <summary>The folder of its <see cref="RuntimeParts"/>.</summary>
    public required string Parts { get; init; }

    /// <summary>Builds; the whole output goes to the logs too. The exit code is null where the build took over its time.</summary>
    public (int? ExitCode, string Output) Run(TimeSpan limit, CancellationToken cancellation)
    {
        (var exitCode, var output, var errors) =
            DotnetCommand.Run(project.Folder, Arguments(), new RestoreEnvironment(workspace, feeds).Variables(), limit, cancellation);
        var text = output + errors;
        BuildLog.Write(workspace, request, text);
        return (exitCode, text);
    }

    private IEnumerable<string> Arguments() =>
    [
        AdapterProgram.IsPublished(request.Target) ? "publish" : "build", project.ProjectFile, "-c", "Release", "--nologo", "-v:minimal",
        "-m:1", "-nodeReuse:false", "-tl:off",
        .. Properties().Select(MSBuildText.Property),
    ];

    private IEnumerable<string> Properties() =>
    [
        .. new BuildSettings(request, folder) { Without = Without, Parts = Parts }.OfBuild(),
        .. BuildSettings.OfEngine(workspace),
        .. MSBuildText.Alone,
    ];
}

/// <summary>The properties that builds of adapters are given, as <c>Name=value</c>.</summary>
internal sealed class BuildSettings(BuildRequest request, string folder)
{
    /// <summary>A file with the contracts that are not emitted; null for none.</summary>
    public string? Without { get; init; }

    /// <summary>The folder of its <see cref="RuntimeParts"/>.</summary>
    public required string Parts { get; init; }

    /// <summary>What is the same for all builds.</summary>
    public static IEnumerable<string> OfEngine(Workspace workspace) =>
        [$"AssayBin={workspace.Parts}", $"AssayEngineering={workspace.Engineering}{Path.DirectorySeparatorChar}"];

    /// <summary>What is said of one build: what it is for, and where it goes. Writes the file with a user's types that it names.</summary>
    public IEnumerable<string> OfBuild() =>
    [
        .. BuildProperties.Of(request.Target),
        .. Types(),
        .. Without is null ? (string[])[] : [$"AssayWithout={Without}"],
        $"AssayPartsBin={Parts}",
        $"BaseIntermediateOutputPath={Path.Combine(folder, "obj")}{Path.DirectorySeparatorChar}",
        $"OutputPath={AdapterProgram.BuildOutputOf(folder)}{Path.DirectorySeparatorChar}",
        $"PublishDir={AdapterProgram.OutputOf(folder, request.Target)}{Path.DirectorySeparatorChar}",
        "AppendTargetFrameworkToOutputPath=false",
        "AppendRuntimeIdentifierToOutputPath=false",
    ];

    private IEnumerable<string> Types()
    {
        if (request.Target.Types is not TypesReference types)
            return [];
        var file = Path.Combine(folder, "types.props");
        TypesFile.Write(file, types, request.Target.Framework);
        return [$"AssayTypesFile={file}"];
    }
}

/// <summary>The properties that eng/Assay.Adapter.targets knows of a build's target.</summary>
internal static class BuildProperties
{
    /// <summary>The properties of a target, as <c>Name=value</c>.</summary>
    public static IEnumerable<string> Of(BuildTarget target)
    {
        yield return $"AssayFramework={target.Framework}";
        yield return $"AssayMode={target.Mode}";
        if (target.IsSelfContained)
            yield return "AssaySelfContained=true";
        if (target.PackageVersion is not null)
            yield return $"AssayPackageVersion={target.PackageVersion}";
        if (target.Cases is { } cases)
        {
            yield return cases.IsNew ? "AssayCases=new" : "AssayCases=true";
            yield return $"AssayCasesCode={cases.Code}";
            if (cases.Dialects.Length > 0)
                yield return $"AssayDialects={cases.Dialects}";
        }

        if (target is { DataSets: { } dataSets, Types: null, Cases: null })
            yield return $"AssayDataSets={dataSets.Text}";
    }
}

/// <summary>Keeps what builds say, a file for each adapter and target.</summary>
internal static class BuildLog
{
    /// <summary>Writes what a build said over what the one before it said.</summary>
    public static void Write(Workspace workspace, BuildRequest request, string text)
    {
        try
        {
            CacheMarker.Create(workspace.Logs);
            File.WriteAllText(Path.Combine(workspace.Logs, $"build-{request.Project.Name}{Suffix(request)}.log"), text);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // The build counts, not what it said.
        }
    }

    private static string Suffix(BuildRequest request)
    {
        var target = request.Target;
        return target with { DataSets = null, Cases = null } == BuildTarget.Default
            ? (target.Cases is null ? "" : target.Cases.IsNew ? "-cases-new" : "-cases")
            : string.Join(
                '-', new[] { "", request.PackageVersion, target.Framework, target.Mode }.Where((part, i) => i == 0 || part.Length > 0));
    }
}
