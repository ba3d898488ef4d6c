using System.Collections.Concurrent;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// Builds adapter programs in place, each into a folder of its own, several at a time; what is built already is used as it is.
/// </summary>
/// <param name="feeds">The feeds that restores ask; the machine's own where it is null.</param>
public sealed class AdapterBuilder(Workspace workspace, PackageFeeds? feeds = null)
{
    /// <summary>A build keeps a processor busy and waits for feeds and disks in between.</summary>
    internal static readonly int AtOnce = Math.Clamp(Environment.ProcessorCount, 2, 8);

    private readonly PackageFeeds asked = feeds ?? PackageFeeds.OfMachine;
    private readonly BuildKey key = new(workspace);
    private readonly BatchBuild batch = new(workspace, feeds ?? PackageFeeds.OfMachine);
    private readonly RuntimeParts parts = new(workspace, feeds ?? PackageFeeds.OfMachine);

    /// <summary>Native code is compiled for minutes on a busy machine.</summary>
    private const int TimesOfNative = 4;

    /// <summary>Time that one build may take; of a native program, four times as much.</summary>
    public TimeSpan TimeLimit { get; init; } = TimeSpan.FromMinutes(5);

    /// <summary>Builds programs; a failure of one is its outcome and stops no other.</summary>
    /// <param name="begin">Told once of each program that is not built yet: before it is built alone, or when it is made with
    /// others.</param>
    /// <param name="cancellation">Ends builds in progress.</param>
    /// <param name="ended">Told the outcome of each as soon as it is there, from any thread; null for nobody.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<BuildRequest, BuildOutcome> BuildAll(
        IReadOnlyList<BuildRequest> requests, Action<BuildRequest> begin, CancellationToken cancellation,
        Action<BuildRequest, BuildOutcome>? ended = null)
    {
        Outcomes outcomes = new(ended ?? ((_, _) => { }));
        foreach (var batched in Batches(requests))
            BuildTogether(batched, outcomes, begin, cancellation);
        ParallelWork.ForEach(
            requests.Where(request => !outcomes.All.ContainsKey(request)), AtOnce, request => outcomes.Add(request, Tried(request, () =>
        {
            using var build = Open(request, cancellation);
            return build.Known() ?? BuildAlone(build, begin, cancellation);
        })), cancellation);
        return outcomes.All;
    }

    /// <summary>
    /// A project at most once in each: the lines that a batch writes name projects, and a lock is never waited for twice.
    /// </summary>
    private static IEnumerable<IReadOnlyList<BuildRequest>> Batches(IReadOnlyList<BuildRequest> requests)
    {
        BuildRequest[][] ofProjects = [
            .. requests.Where(BatchBuild.Takes).Distinct().GroupBy(request => request.Project.ProjectFile, (_, same) => same.ToArray())];
        return Enumerable.Range(0, ofProjects.Max(same => (int?)same.Length) ?? 0)
            .Select(place => (BuildRequest[])[.. ofProjects.Where(same => place < same.Length).Select(same => same[place])]);
    }

    /// <summary>
    /// Builds in one process what is not built yet, where that is more than one program; a build that this brought no answer to stands
    /// alone afterwards.
    /// </summary>
    private void BuildTogether(
        IReadOnlyList<BuildRequest> requests, Outcomes outcomes, Action<BuildRequest> begin, CancellationToken cancellation)
    {
        Dictionary<BuildRequest, OpenBuild> open = [];
        try
        {
            // In one order for all, so that two programs that build the same never wait for each other.
            foreach (var request in requests.OrderBy(request => request.Project.ProjectFile, StringComparer.Ordinal))
            {
                if (TryOpen(request, outcomes, cancellation) is OpenBuild build)
                    open[request] = build;
            }

            if (open.Count < 2)
                return;
            foreach (var build in open.Values)
                build.Clear();
            RunBatch(open, outcomes, begin, cancellation);
        }
        finally
        {
            foreach (var build in open.Values)
                build.Dispose();
        }
    }

    /// <summary>
    /// Builds in one process; what became of each is judged, and what does not compile is built again, while the others are still built.
    /// </summary>
    private void RunBatch(
        Dictionary<BuildRequest, OpenBuild> open, Outcomes outcomes, Action<BuildRequest> begin, CancellationToken cancellation)
    {
        // Those without packages first: compilers need not wait for feeds.
        IEnumerable<OpenBuild> builds = open.Values.OrderBy(build => build.Request.Project.NeedsPackages);
        ConcurrentBag<Task> ends = [];
        using SemaphoreSlim again = new(AtOnce);
        void End(BuildRequest request, (int? ExitCode, string Output) answer)
        {
            begin(request);
            outcomes.Add(request, Tried(request, () => Make(open[request], answer, cancellation)));
        }

        async Task EndFailed(BuildRequest request, (int? ExitCode, string Output) answer)
        {
            await again.WaitAsync(cancellation).ConfigureAwait(false);
            try
            {
                await Task.Run(() => End(request, answer), CancellationToken.None).ConfigureAwait(false);
            }
            finally
            {
                again.Release();
            }
        }

        try
        {
            batch.Run(
                [.. builds.Select(build => new BatchedBuild(build.Request, build.Folder, PartsOf(build, cancellation).Folder))],
                (request,
                    answer) => ends.Add(
                        answer.ExitCode == 0 ? Task.Run(() => End(request, answer), cancellation) : EndFailed(request, answer)), TimeLimit,
                cancellation);
        }
        finally
        {
            // Their folders are theirs until they end, however this ends.
            Task.WhenAny(Task.WhenAll(ends)).Wait(CancellationToken.None);
        }

        cancellation.ThrowIfCancellationRequested();
        Task.WaitAll([.. ends], CancellationToken.None);
    }

    /// <summary>Opens a build that is to be made; null where its outcome is known, which is noted.</summary>
    private OpenBuild? TryOpen(BuildRequest request, Outcomes outcomes, CancellationToken cancellation)
    {
        OpenBuild? build = null;
        var known = Tried(request, () =>
        {
            build = Open(request, cancellation);
            return build.Known() ?? WithoutParts(build, cancellation);
        });
        if (known is null)
            return build;
        outcomes.Add(request, known);
        build?.Dispose();
        return null;
    }

    private BuildOutcome PartsOf(OpenBuild build, CancellationToken cancellation) =>
        parts.Make(build.Request.Target, TimeLimit, cancellation);

    /// <summary>What becomes of a build that lacks what it is built from; null where that is there.</summary>
    private BuildOutcome? WithoutParts(OpenBuild build, CancellationToken cancellation)
    {
        var ready = PartsOf(build, cancellation);
        if (ready.Failure is null)
            return null;
        build.Clear();
        build.Keep(ready);
        return ready;
    }

    private OpenBuild Open(BuildRequest request, CancellationToken cancellation) => OpenBuild.Take(request, key, asked, cancellation);

    private BuildOutcome BuildAlone(OpenBuild build, Action<BuildRequest> begin, CancellationToken cancellation)
    {
        begin(build.Request);
        build.Clear();
        return Make(build, null, cancellation);
    }

    private BuildOutcome Make(OpenBuild build, (int? ExitCode, string Output)? first, CancellationToken cancellation)
    {
        var limit = build.Request.Target.Mode == TargetNames.NativeAot ? TimeLimit * TimesOfNative : TimeLimit;
        var outcome = new BuildSteps(workspace, asked, parts).Make(build, first, limit, cancellation);
        build.Keep(outcome);
        return outcome;
    }

    private BuildOutcome? Tried(BuildRequest request, Func<BuildOutcome?> act)
    {
        try
        {
            return ImpossibleTarget.FailureOf(request.Target) is BuildFailure impossible ? BuildOutcome.Of(impossible) : act();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return BuildOutcome.Broken($"the build could not be saved: {IoReason.Of(exception)}{NextStep(exception, request)}");
        }
    }

    /// <summary>Assay of another user, such as root, may have built there before.</summary>
    private string NextStep(Exception exception, BuildRequest request) => exception is UnauthorizedAccessException
        ? $"; make {Path.GetDirectoryName(key.FolderOf(request))} and its content writable, or set {Workspace.CacheVariable} to a new "
            + "folder"
        : "";

    /// <summary>
    /// What is known of a program without building it: that it is built, that it did not build, or that these feeds lack its package. Null
    /// where nothing is known.
    /// </summary>
    public BuildOutcome? Known(BuildRequest request)
    {
        if (ImpossibleTarget.FailureOf(request.Target) is BuildFailure impossible)
            return BuildOutcome.Of(impossible);
        try
        {
            return OpenBuild.Read(request, key, asked);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Somebody builds it now.
            return null;
        }
    }

    /// <summary>Outcomes as they come, from several threads.</summary>
    private sealed class Outcomes(Action<BuildRequest, BuildOutcome> ended)
    {
        public ConcurrentDictionary<BuildRequest, BuildOutcome> All { get; } = [];

        public void Add(BuildRequest request, BuildOutcome? outcome)
        {
            All[request] = outcome!;
            ended(request, outcome!);
        }
    }
}
