using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>A build's folder while this program alone may write to it, and what the folder remembers.</summary>
internal sealed class OpenBuild : IDisposable
{
    private readonly BuildLock alone;
    private readonly BuildKey key;
    private readonly PackageFeeds feeds;
    private readonly FeedAnswer answer;
    private readonly BrokenBuild broken;

    private OpenBuild(BuildRequest request, string folder, BuildLock alone, FeedAnswer answer, BuildKey key, PackageFeeds feeds)
    {
        this.alone = alone;
        this.key = key;
        this.answer = answer;
        this.feeds = feeds;
        Request = request;
        Folder = folder;
        Manifest = new(folder);
        broken = new(folder);
    }

    /// <summary>The program.</summary>
    public BuildRequest Request { get; }

    public string Folder { get; }

    public BuildManifest Manifest { get; }

    /// <summary>Creates the folder and waits until nobody else writes to it.</summary>
    public static OpenBuild Take(BuildRequest request, BuildKey key, PackageFeeds feeds, CancellationToken cancellation)
    {
        var folder = key.FolderOf(request);
        CreateFolder(folder);
        var alone = BuildLock.Take(folder, cancellation);
        try
        {
            StaleBuilds.Keep(folder);
            BuildContents.Write(folder, request.Target);
            return new OpenBuild(request, folder, alone, new FeedAnswer(key.AnswerFoldersOf(request), feeds), key, feeds);
        }
        catch
        {
            alone.Dispose();
            throw;
        }
    }

    /// <summary>What is known without waiting for anybody; null where nothing is.</summary>
    public static BuildOutcome? Read(BuildRequest request, BuildKey key, PackageFeeds feeds)
    {
        var folder = key.FolderOf(request);
        return Current(request, folder, feeds)
            ?? OfAllDialects(request, key, feeds)
            ?? new BrokenBuild(folder).Remembered() ?? new FeedAnswer(key.AnswerFoldersOf(request), feeds).Remembered();
    }

    /// <summary>The outcome where nothing has to be built: it is built already, or the feeds lack its package. Null otherwise.</summary>
    /// <remarks>A version that somebody asked for is asked of the feeds each time: whether it exists is then the question.</remarks>
    public BuildOutcome? Known() => Current(Request, Folder, feeds, isUsed: true) ?? OfAllDialects(Request, key, feeds, isUsed: true)
        ?? (Request.Target.PackageVersion is null ? answer.Remembered() : null);

    /// <summary>Forgets what was there, before it is built.</summary>
    public void Clear()
    {
        Manifest.Clear();
        new WithoutFile(Folder).Delete();
        answer.Forget();
        broken.Forget();
    }

    /// <summary>Keeps the outcome for the next time.</summary>
    public void Keep(BuildOutcome outcome)
    {
        answer.Keep(outcome);
        broken.Keep(outcome);
    }

    /// <summary>Lets others write.</summary>
    public void Dispose() => alone.Dispose();

    /// <summary>Makes the folder of a build, and that of its adapter.</summary>
    internal static void CreateFolder(string folder)
    {
        CacheMarker.Create(Path.GetDirectoryName(folder)!);
        CacheMarker.Create(folder);
    }

    /// <summary>
    /// A program with all dialects holds those of this one: what a run of more rows built is not built again for a run of some.
    /// </summary>
    private static BuildOutcome? OfAllDialects(BuildRequest request, BuildKey key, PackageFeeds feeds, bool isUsed = false) =>
        request.OfAllDialects is BuildRequest whole ? Current(whole, key.FolderOf(whole), feeds, isUsed) : null;

    private static BuildOutcome? Current(BuildRequest request, string folder, PackageFeeds feeds, bool isUsed = false)
    {
        BuildManifest manifest = new(folder);
        if (!manifest.IsWhole(out var version)
            || !PackageContents.AreSame(manifest.Packages(), feeds)
            || AdapterProgram.Find(folder, request.Target) is not AdapterProgram built)
            return null;
        if (isUsed)
        {
            StaleBuilds.Keep(folder);
            manifest.Touch();
        }

        return BuildOutcome.Built(built, version, folder);
    }
}
