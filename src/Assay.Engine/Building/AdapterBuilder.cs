using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>Builds adapter programs in place, each into a folder of its own, several at a time; what is built already is used as it is.</summary>
/// <param name="workspace">The folders.</param>
/// <param name="feeds">The feeds that restores ask; the machine's own where it is null.</param>
public sealed class AdapterBuilder(Workspace workspace, PackageFeeds? feeds = null)
{
    /// <summary>A build keeps a processor busy and waits for feeds and disks in between.</summary>
    private static readonly int AtOnce = Math.Clamp(Environment.ProcessorCount, 2, 8);

    private const string ChangedTypes = "the types changed during the build";

    private readonly PackageFeeds asked = feeds ?? PackageFeeds.OfMachine;
    private readonly BuildKey key = new(workspace);
    private readonly NetFrameworkParts parts = new(workspace, feeds ?? PackageFeeds.OfMachine);

    /// <summary>Time that one build may take.</summary>
    public TimeSpan TimeLimit { get; init; } = TimeSpan.FromMinutes(5);

    /// <summary>Builds programs; a failure of one is its outcome and stops no other.</summary>
    /// <param name="requests">The programs.</param>
    /// <param name="begin">Told before a program that is not built yet is built.</param>
    /// <param name="cancellation">Ends builds in progress.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<BuildRequest, BuildOutcome> BuildAll(
        IReadOnlyList<BuildRequest> requests, Action<BuildRequest> begin, CancellationToken cancellation)
    {
        Dictionary<BuildRequest, BuildOutcome> outcomes = [];
        ParallelWork.ForEach(requests, AtOnce, request =>
        {
            BuildOutcome outcome = TryBuild(request, begin, cancellation);
            lock (outcomes)
                outcomes[request] = outcome;
        }, cancellation);
        return outcomes;
    }

    private BuildOutcome TryBuild(BuildRequest request, Action<BuildRequest> begin, CancellationToken cancellation)
    {
        try
        {
            return ImpossibleTarget.FailureOf(request.Target) is BuildFailure impossible ? BuildOutcome.Of(impossible) : Build(request, begin, cancellation);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return new BuildOutcome(RowStatus.Broken, $"the build could not be saved: {IoReason.Of(exception)}{NextStep(exception, request)}", null);
        }
    }

    /// <summary>Assay of another user, such as root, may have built there before.</summary>
    private string NextStep(Exception exception, BuildRequest request) => exception is UnauthorizedAccessException
        ? $"; make {Path.GetDirectoryName(key.FolderOf(request))} and its content writable, or set {Workspace.CacheVariable} to a new folder"
        : "";

    private BuildOutcome Build(BuildRequest request, Action<BuildRequest> begin, CancellationToken cancellation)
    {
        string folder = key.FolderOf(request);
        CreateBuildFolder(folder);
        using BuildLock alone = BuildLock.Take(folder, cancellation);
        StaleBuilds.Keep(folder);
        BuildContents.Write(folder, request.Target);
        BuildManifest manifest = new(folder);
        if (IsCurrent(manifest, out string? version) && AdapterProgram.Find(folder, request.Target) is AdapterProgram built)
        {
            manifest.Touch();
            return Built(built, version, folder);
        }

        // A version that somebody asked for is asked of the feeds each time: whether it exists is then the question.
        FeedAnswer answer = new(key.AnswerFoldersOf(request), asked);
        BrokenBuild broken = new(folder);
        if (request.Target.PackageVersion is null && answer.Remembered() is BuildOutcome known)
            return known;
        begin(request);
        manifest.Clear();
        answer.Forget();
        broken.Forget();
        BuildOutcome outcome = Make(request, folder, manifest, cancellation);
        answer.Keep(outcome);
        broken.Keep(outcome);
        return outcome;
    }

    /// <summary>What is known of a program without building it: that it is built, that it did not build, or that these feeds lack its package. Null where nothing is known.</summary>
    public BuildOutcome? Known(BuildRequest request)
    {
        if (ImpossibleTarget.FailureOf(request.Target) is BuildFailure impossible)
            return BuildOutcome.Of(impossible);
        string folder = key.FolderOf(request);
        try
        {
            return IsCurrent(new BuildManifest(folder), out string? version) && AdapterProgram.Find(folder, request.Target) is AdapterProgram built
                ? Built(built, version, folder)
                : new BrokenBuild(folder).Remembered() ?? new FeedAnswer(key.AnswerFoldersOf(request), asked).Remembered();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Somebody builds it now.
            return null;
        }
    }

    private BuildOutcome Make(BuildRequest request, string folder, BuildManifest manifest, CancellationToken cancellation)
    {
        BuildOutcome? ready = TargetNames.IsNetFramework(request.Target.Framework) ? parts.Make(TimeLimit, cancellation) : null;
        if (ready is not null && ready.Status != RowStatus.Available)
            return ready;
        RepeatedBuild build = new(
            without => new BuildProcess(workspace, asked, request, folder) { Without = without, NetFrameworkParts = ready?.Folder }.Run(TimeLimit, cancellation), folder, request.Project.Folder);
        (int? exitCode, string text) = build.Run();
        if (IncompletePackages.Find(Path.Combine(folder, "obj")) is string half)
            return new BuildOutcome(RowStatus.NotAvailable, half, null);
        if (exitCode is not int code)
            return new BuildOutcome(RowStatus.Broken, string.Create(CultureInfo.InvariantCulture, $"the build took over {TimeLimit.TotalMinutes:0.##} min"), null);
        if (code != 0)
            return Failed(request, text, code, cancellation);
        if (AdapterProgram.Find(folder, request.Target) is not AdapterProgram program)
            return new BuildOutcome(RowStatus.Broken, "the build made no program; an adapter project must have OutputType Exe", null);
        if (FrameworkReplacement.Failure(request, Path.GetDirectoryName(program.File)!) is string kept)
            return new BuildOutcome(RowStatus.NotAvailable, kept, null);
        if (request.Target.Types?.AreUnchanged() == false)
            return new BuildOutcome(RowStatus.Broken, ChangedTypes, null);
        string? version = RestoredVersion.Of(Path.Combine(folder, "obj"), request.Project.VersionedPackage);
        AdapterProgram.Trim(folder, request.Target);
        manifest.Write(version, PackageContents.Of(Path.Combine(folder, "obj")));
        StaleBuilds.Remove(workspace, Path.GetDirectoryName(folder)!);
        return Built(program, version, folder);
    }

    private bool IsCurrent(BuildManifest manifest, out string? version) => manifest.IsWhole(out version) && PackageContents.AreSame(manifest.Packages(), asked);

    /// <summary>Without feeds nobody knows whether a version exists: it is only not in the cache.</summary>
    private BuildOutcome Failed(BuildRequest request, string text, int code, CancellationToken cancellation)
    {
        BuildOutcome outcome = BuildOutcome.Of(TruncatedPackages.Name(BuildAnswer.Failed(text, code), asked));
        string package = request.Project.VersionedPackage;
        return request.Target.PackageVersion is string version && !asked.IsOffline && BuildAnswer.LacksVersion(text, package)
            ? outcome with { NearestVersions = NearestVersions.Of(version, new NuGetVersions(asked).Of(package, cancellation)) }
            : outcome;
    }

    /// <summary>Makes the folder of a build, and that of its adapter.</summary>
    internal static void CreateBuildFolder(string folder)
    {
        CacheMarker.Create(Path.GetDirectoryName(folder)!);
        CacheMarker.Create(folder);
    }

    private static BuildOutcome Built(AdapterProgram program, string? version, string folder) => new(RowStatus.Available, "", program) { PackageVersion = version, Folder = folder };
}
