using System.Collections.Concurrent;
using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// What programs are built from: Core, Worker, DataSets and the conformance cases. Those for the newest runtime lie next to this program.
/// Those for another are compiled, into the cache, when a run first asks for it: no other run has to wait for them, or needs the reference
/// assemblies of that runtime.
/// </summary>
/// <param name="workspace">The folders; the repository's sources stand beside its engineering files.</param>
/// <param name="feeds">The feeds that a restore asks.</param>
internal sealed class RuntimeParts(Workspace workspace, PackageFeeds feeds)
{
    private const string Name = "Assay.RuntimeParts";

    private readonly ConcurrentDictionary<RuntimePart, Lazy<BuildOutcome>> made = new();

    /// <summary>The files that determine the parts of a target's programs.</summary>
    public static IEnumerable<string> SourcesOf(Workspace workspace, BuildTarget target)
    {
        var part = RuntimePart.Of(target);
        return part.IsWithProgram ? Directory.Exists(InProgram(workspace)) ? Directory.EnumerateFiles(InProgram(workspace), "*.dll") : []
            : part.SourcesIn(RootOf(workspace));
    }

    /// <summary>
    /// Builds a target's parts where they are not built yet. The outcome, with the folder that holds their dlls, holds for all programs of
    /// a run.
    /// </summary>
    public BuildOutcome Make(BuildTarget target, TimeSpan limit, CancellationToken cancellation)
    {
        var part = RuntimePart.Of(target);
        return part.IsWithProgram
            ? BuildOutcome.WithoutProgram with { Folder = InProgram(workspace) }
            : made.GetOrAdd(part, _ => new Lazy<BuildOutcome>(() => Find(part, limit, cancellation))).Value;
    }

    private BuildOutcome Find(RuntimePart part, TimeSpan limit, CancellationToken cancellation)
    {
        var hash = BuildKey.HashFiles([.. part.SourcesIn(RootOf(workspace))], RootOf(workspace));
        var folder = Path.Combine(workspace.Builds, Name, $"own-{part.Framework}-{TargetNames.Jit}-{hash}");
        OpenBuild.CreateFolder(folder);
        using var others = BuildLock.Take(folder, cancellation);
        StaleBuilds.Keep(folder);
        BuildManifest manifest = new(folder);
        if (manifest.IsWhole(out _))
            manifest.Touch();
        else if (Build(part, folder, manifest, limit, cancellation) is BuildOutcome failure)
            return failure;
        return BuildOutcome.WithoutProgram with { Folder = Path.Combine(AdapterProgram.BuildOutputOf(folder), part.Framework) };
    }

    private BuildOutcome? Build(
        RuntimePart part, string folder, BuildManifest manifest, TimeSpan limit, CancellationToken cancellation)
    {
        var project = Path.Combine(workspace.Engineering, "Parts", Name + ".csproj");
        if (!File.Exists(project))
            return BuildOutcome.Of(new BuildFailure(
                BuildFailureKind.ToolMissing,
                $"programs for {part.Runtime} are built from Assay's sources, which are not in {RootOf(workspace)}; "
                + "run assay from a clone of its repository"));
        manifest.Clear();
        (var exitCode, var output, var errors) = DotnetCommand.Run(
            RootOf(workspace), Arguments(project, part, folder), new RestoreEnvironment(workspace, feeds).Variables(), limit, cancellation);
        if (exitCode is null)
            return BuildOutcome.Broken(
                string.Create(CultureInfo.InvariantCulture, $"building Assay for {part.Runtime} took over {limit.TotalMinutes:0.##} min"));
        if (exitCode is int code and not 0)
            return BuildOutcome.Of(Failed(part, BuildAnswer.Failed(output + errors, code)));
        manifest.Write(null);
        StaleBuilds.Remove(workspace, Path.GetDirectoryName(folder)!);
        return null;
    }

    // An answer of the feeds is told as it is: it names the package that they lack.
    private static BuildFailure Failed(RuntimePart part, BuildFailure failure) => failure.Status == RowStatus.NotAvailable
        ? failure
        : failure with { Cause = $"Assay does not build for {part.Runtime}: {failure.Cause}" };

    private static IEnumerable<string> Arguments(string project, RuntimePart part, string folder) =>
    [
        "build", project, "-t:AssayBuild", "-c", "Release", "--nologo", "-v:minimal",
        string.Create(CultureInfo.InvariantCulture, $"-m:{AdapterBuilder.AtOnce}"), "-nodeReuse:false", "-tl:off", "-p:RunAnalyzers=false",
        $"-p:AssayWorkerFrameworks={part.Framework}",
        MSBuildText.Property($"AssayPartsFolder={folder}"),
        .. part.HasCases ? (string[])["-p:AssayPartsCases=true"] : [],
        .. CompilerServer.Properties().Select(MSBuildText.Property),
    ];

    private static string InProgram(Workspace workspace) => Path.Combine(workspace.Parts, BuildTarget.Default.Framework);

    private static string RootOf(Workspace workspace) => Path.GetDirectoryName(Path.TrimEndingDirectorySeparator(workspace.Engineering))!;
}

/// <summary>The parts that programs share: those of a runtime, with the conformance cases or without.</summary>
/// <param name="Framework">The framework that they are built for.</param>
internal sealed record RuntimePart(string Framework, bool HasCases)
{
    private const string NetFramework = "net472";

    private static readonly string[] Settings = ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];

    /// <summary>Whether they are built with this program.</summary>
    public bool IsWithProgram => Framework == BuildTarget.Default.Framework;

    /// <summary>The runtime, as sentences name it.</summary>
    public string Runtime => Framework == NetFramework ? ".NET Framework" : Framework;

    /// <summary>The parts of a target's programs; what was built for .NET Framework 4.7.2 runs on 4.8, too.</summary>
    public static RuntimePart Of(BuildTarget target) =>
        new(TargetNames.IsNetFramework(target.Framework) ? NetFramework : target.Framework, target.Cases is not null);

    /// <summary>The sources that determine them, below the repository's root.</summary>
    public IEnumerable<string> SourcesIn(string root)
    {
        string[] projects = ["Assay.Core", "Assay.Worker", "Assay.DataSets", .. HasCases ? (string[])["Assay.Conformance"] : []];
        string[] engineering = ["Parts", .. Framework == NetFramework ? (string[])["NetFramework"] : []];
        return
        [
            .. projects.SelectMany(project => BuildKey.SourcesIn(Path.Combine(root, "src", project))),
            .. engineering.SelectMany(folder => BuildKey.SourcesIn(Path.Combine(root, "eng", folder))),
            .. Settings.Append("eng/Assay.Parts.targets").Select(file => Path.Combine(root, file)).Where(File.Exists),
        ];
    }
}
