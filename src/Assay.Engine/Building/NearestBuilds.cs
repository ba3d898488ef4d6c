using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// Builds programs as <see cref="AdapterBuilder"/> does, and where the version of a package that a project names cannot be had, with the
/// nearest one that builds. The outcome says which that is.
/// </summary>
/// <param name="feeds">The feeds that restores ask.</param>
public sealed class NearestBuilds(Workspace workspace, PackageFeeds feeds)
{
    private readonly AdapterBuilder builder = new(workspace, feeds);
    private readonly SubstituteSearch search = new(workspace, feeds);

    /// <summary>Builds programs; a failure of one is its outcome and stops no other.</summary>
    /// <param name="begin">Told once of each program that is not built yet.</param>
    /// <param name="cancellation">Ends builds in progress.</param>
    /// <param name="ended">Told the outcome of each as soon as it is there, from any thread; null for nobody.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<BuildRequest, BuildOutcome> BuildAll(
        IReadOnlyList<BuildRequest> requests, Action<BuildRequest> begin, CancellationToken cancellation,
        Action<BuildRequest, BuildOutcome>? ended = null)
    {
        void End(BuildRequest request, BuildOutcome outcome)
        {
            if (!SubstituteSearch.IsFor(request, outcome))
                ended?.Invoke(request, outcome);
        }

        Dictionary<BuildRequest, BuildOutcome> outcomes = new(builder.BuildAll(requests, begin, cancellation, End));
        search.Run(
            [.. outcomes.Where(outcome => SubstituteSearch.IsFor(outcome.Key, outcome.Value))],
            tried => builder.BuildAll(tried, begin, cancellation),
            (request, outcome) =>
            {
                outcomes[request] = outcome;
                ended?.Invoke(request, outcome);
            },
            cancellation);
        return outcomes;
    }
}

/// <summary>
/// Finds the nearest version that can be had in place of one that cannot. Found for an hour: the same feeds seldom change their answer.
/// </summary>
internal sealed class SubstituteSearch(Workspace workspace, PackageFeeds feeds)
{
    private readonly BuildKey key = new(workspace);
    private readonly NuGetVersions versions = new(feeds);

    /// <summary>
    /// Whether another version is looked for: the version is the project's own, and a feed answered that it lacks a package.
    /// </summary>
    public static bool IsFor(BuildRequest request, BuildOutcome outcome) =>
        outcome.Failure is { IsOfFeeds: true }
        && request.Target.PackageVersion is null && request.Project.Package != RowResult.InTheBox && request.PackageVersion.Length > 0;

    /// <summary>Whether it is known which versions can be had, so that no feed is asked.</summary>
    public bool IsRemembered(BuildRequest request) => MemoryOf(request).Remembered() is not null;

    /// <summary>Tries the nearest version of each program, then the next of those without one, and so on.</summary>
    /// <param name="lacking">The programs, with what became of them.</param>
    /// <param name="tryAll">Builds programs, or restores them.</param>
    /// <param name="ended">Told the outcome of each.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public void Run(
        IReadOnlyList<KeyValuePair<BuildRequest, BuildOutcome>> lacking,
        Func<IReadOnlyList<BuildRequest>, IReadOnlyDictionary<BuildRequest, BuildOutcome>> tryAll,
        Action<BuildRequest, BuildOutcome> ended,
        CancellationToken cancellation)
    {
        var begun = new Search[lacking.Count];
        ParallelWork.ForEach(Enumerable.Range(0, lacking.Count), AdapterBuilder.AtOnce,
            i => begun[i] = Begin(lacking[i].Key, lacking[i].Value, cancellation), cancellation);
        List<Search> open = [.. begun];
        while (open.Count > 0)
        {
            foreach (var ending in open.Where(search => search.IsOver).ToList())
                End(ending, open, ended);
            if (open.Count == 0)
                break;
            var tried = tryAll([.. open.Select(search => search.Next)]);
            foreach (var search in open)
                search.Add(tried.GetValueOrDefault(search.Next) ?? BuildOutcome.WithoutProgram);
        }
    }

    private static void End(Search search, List<Search> open, Action<BuildRequest, BuildOutcome> ended)
    {
        open.Remove(search);
        search.Memory.Keep(search.Tries, search.Left);
        ended(search.Request, search.Outcome);
    }

    private Search Begin(BuildRequest request, BuildOutcome outcome, CancellationToken cancellation)
    {
        var memory = MemoryOf(request);
        if (memory.Remembered() is var (tries, left))
            return new Search(request, outcome, memory, tries, left);
        var package = request.Project.VersionedPackage;

        // A package that no feed has at all is not asked for again.
        var isUnknown = outcome.Failure!.LacksPackage(package);
        var known = isUnknown ? versions.OfMachine(package) : versions.Of(package, cancellation);
        return new Search(request, outcome, memory, [], NearestVersions.InPlaceOf(request.PackageVersion, known));
    }

    private SubstituteMemory MemoryOf(BuildRequest request) => new(key.AnswerFoldersOf(request), feeds);

    /// <summary>The search for one program.</summary>
    private sealed class Search(
        BuildRequest request, BuildOutcome first, SubstituteMemory memory, IReadOnlyList<string> tries, IReadOnlyList<string> left)
    {
        private readonly List<string> tries = [.. tries];
        private readonly Queue<string> left = new(left);
        private BuildOutcome? found;

        public BuildRequest Request => request;

        public SubstituteMemory Memory => memory;

        public bool IsOver => found is not null || left.Count == 0;

        public IReadOnlyList<string> Tries => tries;

        /// <summary>The versions that are not known to fail; the first is the one that was found.</summary>
        public IReadOnlyList<string> Left => [.. left];

        public BuildRequest Next => request with { Target = request.Target with { PackageVersion = left.Peek() } };

        public BuildOutcome Outcome => found ?? (tries.Count == 0 ? first : BuildOutcome.Of(first.Failure! with
        {
            Cause = $"{first.Cause.TrimEnd('.')}; nor does another version work: {string.Join("; ", tries)}",
        }));

        public void Add(BuildOutcome outcome)
        {
            if (outcome.Status == RowStatus.Available)
                found = outcome with { Substitute = left.Peek() };
            else
                tries.Add($"{left.Dequeue()}: {outcome.Cause}");
        }
    }
}

/// <summary>Remembers for an hour which versions were tried in place of one that cannot be had.</summary>
/// <param name="folders">The folders that keep it, of which the first is asked.</param>
/// <param name="feeds">The feeds that were asked.</param>
internal sealed class SubstituteMemory(IReadOnlyList<string> folders, PackageFeeds feeds)
{
    private const string FileName = "substitutes";
    private const string Failed = "failed\t";
    private const string Left = "left\t";

    /// <summary>
    /// The tries that failed, each with its cause, and the versions that are left; null where nothing is known of these feeds.
    /// </summary>
    public (IReadOnlyList<string> Tries, IReadOnlyList<string> Left)? Remembered()
    {
        var file = Path.Combine(folders[0], FileName);
        if (!File.Exists(file) || FileAge.IsOver(File.GetLastWriteTimeUtc(file), FeedAnswer.Lifetime))
            return null;
        var lines = File.ReadAllLines(file);
        return lines.Length > 0 && lines[0] == AskedFeeds.Of(feeds) ? (Read(lines, Failed), Read(lines, Left)) : null;
    }

    /// <summary>Keeps them, where nothing is known yet or more than before: the hour begins once.</summary>
    public void Keep(IReadOnlyList<string> tries, IReadOnlyList<string> left)
    {
        if (Remembered() is var (known, _) && known.Count == tries.Count)
            return;
        foreach (var folder in folders)
        {
            OpenBuild.CreateFolder(folder);
            File.WriteAllLines(Path.Combine(folder, FileName),
                [AskedFeeds.Of(feeds), .. tries.Select(line => Failed + line), .. left.Select(line => Left + line)]);
        }
    }

    private static string[] Read(string[] lines, string mark) =>
        [.. lines.Where(line => line.StartsWith(mark, StringComparison.Ordinal)).Select(line => line[mark.Length..])];
}
