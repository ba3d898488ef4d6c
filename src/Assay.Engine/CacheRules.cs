namespace Assay.Engine;

/// <summary>Which folders may be a cache: Assay writes and removes nothing in a folder that is somebody else's.</summary>
public static class CacheRules
{
    private const string Advice = "set " + Workspace.CacheVariable + " to a new or empty folder";

    /// <summary>Makes the cache ready to be written into.</summary>
    /// <exception cref="BadInputException">It cannot be made, or it holds files that Assay did not make.</exception>
    public static void Open(Workspace workspace)
    {
        string cache = workspace.Cache;
        if (CacheMarker.IsOn(cache) || (workspace.HasOwnCache && Directory.Exists(cache)))
        {
            // Where Assay chose the place itself, whatever is there came from an earlier version of it.
            Workspace.CreateFolder(cache);
            CacheMarker.Write(cache);
            return;
        }

        if (Directory.Exists(cache) && Directory.EnumerateFileSystemEntries(cache).Any())
            throw new BadInputException($"{cache} holds files that Assay did not make, so it cannot be the cache; {Advice}.");
        Workspace.CreateFolder(cache);
    }

    /// <summary>Whether the cache may be cleared.</summary>
    /// <exception cref="BadInputException">It is a link, a home folder or above one, or Assay did not make it.</exception>
    public static void EnsureClearable(string cache)
    {
        if (CacheMarker.IsLink(cache))
            throw new BadInputException($"{cache} is a link; nothing was removed. Set {Workspace.CacheVariable} to the folder itself.");
        if (IsHomeOrAbove(cache))
            throw new BadInputException($"{cache} is your home folder or holds it; nothing was removed. Set {Workspace.CacheVariable} to the folder of the cache.");
        if (!CacheMarker.IsOn(cache))
            throw new BadInputException($"{cache} has no marker that Assay made it; nothing was removed. If it is an old cache, remove it by hand.");
    }

    private static bool IsHomeOrAbove(string cache)
    {
        string home = Environment.GetFolderPath(Environment.SpecialFolder.UserProfile);
        if (home.Length == 0)
            return false;
        string relative = Path.GetRelativePath(Path.GetFullPath(cache), Path.GetFullPath(home));
        return relative == "." || (!Path.IsPathRooted(relative) && relative.Split(Path.DirectorySeparatorChar)[0] != "..");
    }
}

/// <summary>Marks the folders that Assay makes in its cache, so that clearing the cache never removes anything else: a file in the cache itself and one in each entry.</summary>
public static class CacheMarker
{
    private const string FileName = ".made-by-assay";
    private const string Text = "Assay made this folder and may remove it with everything in it: see 'assay cache clear'.";

    /// <summary>Whether a folder is one that Assay made.</summary>
    /// <param name="folder">The folder; a link to one is not.</param>
    public static bool IsOn(string folder) => !IsLink(folder) && File.Exists(Path.Combine(folder, FileName));

    /// <summary>Whether a file is a marker.</summary>
    internal static bool IsMarker(string file) => Path.GetFileName(file) == FileName;

    /// <summary>Whether a folder is a link to another place.</summary>
    internal static bool IsLink(string folder) => new DirectoryInfo(folder).LinkTarget is not null;

    /// <summary>Makes a folder and marks it. One that was there before, with something in it, stays as it is: it may be somebody else's.</summary>
    /// <param name="folder">The folder.</param>
    /// <exception cref="IOException">It cannot be made.</exception>
    /// <exception cref="UnauthorizedAccessException">It must not be made.</exception>
    public static void Create(string folder)
    {
        bool isNew = !Directory.Exists(folder) || !Directory.EnumerateFileSystemEntries(folder).Any();
        Directory.CreateDirectory(folder);
        if (isNew)
            Write(folder);
    }

    /// <summary>Marks a folder, whatever is in it.</summary>
    internal static void Write(string folder) => File.WriteAllText(Path.Combine(folder, FileName), Text + Environment.NewLine);
}

/// <summary>Keeps two runs of Assay from building into one folder at the same time.</summary>
internal sealed class BuildLock : IDisposable
{
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(200);
    private readonly FileStream file;

    private BuildLock(FileStream file) => this.file = file;

    /// <summary>Whether somebody builds into a folder now.</summary>
    public static bool IsHeld(string folder) => IsHeldAt(PathIn(folder));

    /// <summary>Whether a process holds a file as a lock now.</summary>
    internal static bool IsHeldAt(string path)
    {
        try
        {
            using FileStream? file = File.Exists(path) ? new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None) : null;
            return false;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return true;
        }
    }

    public static BuildLock Take(string folder, CancellationToken cancellation)
    {
        string path = PathIn(folder);
        while (true)
        {
            cancellation.ThrowIfCancellationRequested();
            try
            {
                return new BuildLock(new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None));
            }
            catch (IOException) when (File.Exists(path))
            {
                cancellation.WaitHandle.WaitOne(Pause);
            }
        }
    }

    public void Dispose() => file.Dispose();

    private static string PathIn(string folder) => Path.Combine(folder, "lock");
}
