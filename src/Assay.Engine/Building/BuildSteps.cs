using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>Makes one program in its folder: builds, leaves out what does not compile, and judges what came of it.</summary>
internal sealed class BuildSteps(Workspace workspace, PackageFeeds feeds, RuntimeParts parts)
{
    private const string ChangedTypes = "the types changed during the build";

    /// <summary>Makes it.</summary>
    /// <param name="first">What a build together with others answered; null where there was none.</param>
    /// <param name="limit">Time that one build may take.</param>
    public BuildOutcome Make(OpenBuild open, (int? ExitCode, string Output)? first, TimeSpan limit, CancellationToken cancellation)
    {
        (var request, var folder) = (open.Request, open.Folder);
        var ready = parts.Make(request.Target, limit, cancellation);
        if (ready.Status != RowStatus.Available)
            return ready;
        RepeatedBuild build = new(
            without =>
                new BuildProcess(workspace, feeds, request, folder) { Without = without, Parts = ready.Folder }.Run(limit, cancellation),
            folder, request.Project.Folder, request.Target.Types?.Code is not null || request.Target.Cases is not null);
        (var exitCode, var text) = build.Run(first);
        if (IncompletePackages.Find(Path.Combine(folder, "obj")) is BuildFailure half)
            return BuildOutcome.Of(half);
        if (exitCode is not int code)
            return BuildOutcome.Broken(string.Create(CultureInfo.InvariantCulture, $"the build took over {limit.TotalMinutes:0.##} min"));
        if (code == 0 && request.Target.Mode == TargetNames.NativeAot)
            NativeWarnings.In(text).Write(folder);
        return code == 0 ? Made(open) : Failed(request, text, code, cancellation);
    }

    private BuildOutcome Made(OpenBuild open)
    {
        (var request, var folder) = (open.Request, open.Folder);
        if (AdapterProgram.Find(folder, request.Target) is not AdapterProgram program)
            return BuildOutcome.Broken("the build made no program; an adapter project must have OutputType Exe");
        if (FrameworkReplacement.Failure(request, Path.GetDirectoryName(program.File)!) is string kept)
            return BuildOutcome.Of(new BuildFailure(BuildFailureKind.ToolMissing, kept));
        if (request.Target.Types?.AreUnchanged() == false)
            return BuildOutcome.Broken(ChangedTypes);
        var version = RestoredVersion.Of(Path.Combine(folder, "obj"), request.Project.VersionedPackage);
        if (request.Target.Mode == TargetNames.NativeAot)
            DebugBuilds.Note(folder, program);
        AdapterProgram.Trim(folder, request.Target);
        open.Manifest.Write(version, PackageContents.Of(Path.Combine(folder, "obj")));
        StaleBuilds.Remove(workspace, Path.GetDirectoryName(folder)!);
        return BuildOutcome.Built(program, version, folder);
    }

    /// <summary>Without feeds nobody knows whether a version exists: it is only not in the cache.</summary>
    private BuildOutcome Failed(BuildRequest request, string text, int code, CancellationToken cancellation)
    {
        var outcome = BuildOutcome.Of(TruncatedPackages.Name(BuildAnswer.Failed(text, code), feeds));
        var package = request.Project.VersionedPackage;
        return request.Target.PackageVersion is string version && !feeds.IsOffline && outcome.Failure!.LacksVersionOf(package)
            ? outcome with { NearestVersions = NearestVersions.Of(version, new NuGetVersions(feeds).Of(package, cancellation)) }
            : outcome;
    }
}
