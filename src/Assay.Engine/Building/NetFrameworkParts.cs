using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// What programs for .NET Framework are built from: Core, Worker and DataSets, compiled for it. They are built when a run first asks for
/// it, so that nothing else needs its reference assemblies, which few machines have.
/// </summary>
/// <param name="workspace">The folders; the repository's sources stand beside its engineering files.</param>
/// <param name="feeds">The feeds that its restore asks.</param>
internal sealed class NetFrameworkParts(Workspace workspace, PackageFeeds feeds)
{
    /// <summary>What was built for .NET Framework 4.7.2 runs on 4.8, too.</summary>
    private const string Framework = "net472";

    private const string Name = "Assay.NetFramework.Parts";
    private static readonly string[] Projects = ["Assay.Core", "Assay.Worker", "Assay.DataSets"];
    private static readonly string[] Settings = ["Directory.Build.props", "Directory.Packages.props"];

    private readonly Lock alone = new();
    private BuildOutcome? made;

    /// <summary>The sources that determine them.</summary>
    public static IEnumerable<string> SourcesOf(Workspace workspace)
    {
        var root = RootOf(workspace);
        return
        [
            .. Projects.SelectMany(project => BuildKey.SourcesIn(Path.Combine(root, "src", project))),
            .. BuildKey.SourcesIn(FolderOf(workspace)),
            .. Settings.Select(file => Path.Combine(root, file)).Where(File.Exists),
        ];
    }

    /// <summary>
    /// Builds them where they are not built yet; the outcome, with the folder of what was built, holds for all programs of a run.
    /// </summary>
    public BuildOutcome Make(TimeSpan limit, CancellationToken cancellation)
    {
        lock (alone)
            return made ??= Find(limit, cancellation);
    }

    private BuildOutcome Find(TimeSpan limit, CancellationToken cancellation)
    {
        var hash = BuildKey.HashFiles([.. SourcesOf(workspace)], RootOf(workspace));
        var folder = Path.Combine(workspace.Builds, Name, $"own-{Framework}-{TargetNames.Jit}-{hash}");
        OpenBuild.CreateFolder(folder);
        using var others = BuildLock.Take(folder, cancellation);
        StaleBuilds.Keep(folder);
        BuildManifest manifest = new(folder);
        if (manifest.IsWhole(out _))
            manifest.Touch();
        else if (Build(folder, manifest, limit, cancellation) is BuildOutcome failure)
            return failure;
        return BuildOutcome.WithoutProgram with { Folder = folder };
    }

    private BuildOutcome? Build(string folder, BuildManifest manifest, TimeSpan limit, CancellationToken cancellation)
    {
        var project = Path.Combine(FolderOf(workspace), "Parts", Name + ".csproj");
        if (!File.Exists(project))
            return BuildOutcome.Of(new BuildFailure(
                BuildFailureKind.ToolMissing,
                $".NET Framework programs are built from Assay's sources, which are not in {RootOf(workspace)}; "
                + "run assay from a clone of its repository"));
        manifest.Clear();
        (var exitCode, var output, var errors) = DotnetCommand.Run(
            RootOf(workspace), Arguments(project, folder), new RestoreEnvironment(workspace, feeds).Variables(), limit, cancellation);
        if (exitCode is null)
            return BuildOutcome.Broken(
                string.Create(CultureInfo.InvariantCulture, $"building Assay for .NET Framework took over {limit.TotalMinutes:0.##} min"));
        if (exitCode is int code and not 0)
            return BuildOutcome.Of(Failed(BuildAnswer.Failed(output + errors, code)));
        manifest.Write(null);
        StaleBuilds.Remove(workspace, Path.GetDirectoryName(folder)!);
        return null;
    }

    // An answer of the feeds is told as it is: it names the package that they lack.
    private static BuildFailure Failed(BuildFailure failure) => failure.Status == RowStatus.NotAvailable
        ? failure
        : failure with { Cause = $"Assay does not build for .NET Framework: {failure.Cause}" };

    private static IEnumerable<string> Arguments(string project, string folder) =>
    [
        "build", project, "-c", "Release", "--nologo", "-v:minimal", "-m:1", "-nodeReuse:false", "-tl:off",
        $"-p:AssayWorkerFrameworks={Framework}",
        MSBuildText.Property($"AssayPartsFolder={folder}"),
        MSBuildText.Property($"OutputPath={AdapterProgram.BuildOutputOf(folder)}{Path.DirectorySeparatorChar}"),
        "-p:AppendTargetFrameworkToOutputPath=false",
    ];

    private static string RootOf(Workspace workspace) => Path.GetDirectoryName(Path.TrimEndingDirectorySeparator(workspace.Engineering))!;

    private static string FolderOf(Workspace workspace) => Path.Combine(workspace.Engineering, "NetFramework");
}
