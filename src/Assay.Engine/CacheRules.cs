namespace Assay.Engine;

/// <summary>Which folders may be a cache: Assay writes and removes nothing in a folder that is somebody else's.</summary>
public static class CacheRules
{
    private const string Advice = "Set " + Workspace.CacheVariable + " to a new or empty folder";

    /// <summary>Makes the cache ready to be written into.</summary>
    /// <exception cref="BadInputException">It cannot be made, it is not this user's alone, MSBuild misreads its path, or it holds files
    /// that Assay did not make.</exception>
    public static void Open(Workspace workspace)
    {
        var cache = workspace.Cache;
        MSBuildText.EnsureReadable(Path.GetFullPath(cache), $"{Advice}.");
        MSBuildText.EnsureImportable(
            workspace.Engineering, workspace.IsInstalled ? "Install Assay into another folder." : "Move Assay to another folder.");
        CacheOwner.Ensure(workspace);
        if (CacheMarker.IsOn(cache) || (workspace.HasOwnCache && Directory.Exists(cache)))
        {
            // Where Assay chose the place itself, whatever is there came from an earlier version of it.
            Workspace.CreateFolder(cache);
            CacheOwner.Close(cache);
            CacheMarker.Write(cache);
            return;
        }

        EnsureEmpty(cache);
        if (Directory.Exists(cache))
        {
            // Others may have written there until now.
            CacheOwner.Close(cache);
            EnsureEmpty(cache);
        }

        CreateAbove(cache);
        Workspace.CreateFolder(cache);
        CacheOwner.Close(cache);
    }

    /// <summary>Whether the cache may be looked into.</summary>
    /// <exception cref="BadInputException">It may not.</exception>
    public static void EnsureReadable(string cache)
    {
        try
        {
            using var first = Directory.EnumerateFileSystemEntries(cache).GetEnumerator();
            first.MoveNext();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"The cache folder {Shortened.Of(cache)} cannot be read ({IoReason.Of(exception)}). {Advice}.", exception);
        }
    }

    /// <summary>Whether the cache may be cleared.</summary>
    /// <exception cref="BadInputException">It is a link, a home folder or above one, or Assay did not make it.</exception>
    public static void EnsureClearable(string cache)
    {
        if (CacheMarker.IsLink(cache))
            throw new BadInputException($"{cache} is a link, so nothing was removed. Set {Workspace.CacheVariable} to the folder itself.");
        if (IsHomeOrAbove(cache))
            throw new BadInputException(
                $"{cache} is or contains your home folder, so nothing was removed. Set {Workspace.CacheVariable} to the cache folder.");
        if (!CacheMarker.IsOn(cache))
            throw new BadInputException(
                $"{cache} was not created by Assay, so nothing was removed. If it is an old cache, delete it yourself.");
    }

    /// <summary>Makes the folders above a cache, which are no part of it.</summary>
    private static void CreateAbove(string cache)
    {
        try
        {
            if (Path.GetDirectoryName(Path.GetFullPath(cache)) is string above)
                Directory.CreateDirectory(above);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Making the cache itself says why.
        }
    }

    private static void EnsureEmpty(string cache)
    {
        if (Directory.Exists(cache) && Directory.EnumerateFileSystemEntries(cache).Any())
            throw new BadInputException($"{cache} contains files that Assay did not create, so it cannot be the cache. {Advice}.");
    }

    private static bool IsHomeOrAbove(string cache)
    {
        var home = Environment.GetFolderPath(Environment.SpecialFolder.UserProfile);
        if (home.Length == 0)
            return false;
        var relative = Path.GetRelativePath(Path.GetFullPath(cache), Path.GetFullPath(home));
        return relative == "." || (!Path.IsPathRooted(relative) && relative.Split(Path.DirectorySeparatorChar)[0] != "..");
    }
}

/// <summary>
/// Marks the folders that Assay makes in its cache, so that clearing the cache never removes anything else: a file in the cache itself and
/// one in each entry.
/// </summary>
public static class CacheMarker
{
    private const string FileName = ".made-by-assay";
    private const string Text = "Assay created this folder and may delete it with everything in it: see 'assay cache clear'.";

    /// <summary>Whether a folder is one that Assay made.</summary>
    /// <param name="folder">The folder; a link to one is not.</param>
    public static bool IsOn(string folder) => !IsLink(folder) && File.Exists(Path.Combine(folder, FileName));

    /// <summary>Whether a file is a marker.</summary>
    internal static bool IsMarker(string file) => Path.GetFileName(file) == FileName;

    /// <summary>Whether a folder is a link to another place.</summary>
    internal static bool IsLink(string folder) => new DirectoryInfo(folder).LinkTarget is not null;

    /// <summary>
    /// Makes a folder, with those above it that are missing, and marks them. One that was there before, with something in it, stays as it
    /// is: it may be somebody else's.
    /// </summary>
    /// <exception cref="IOException">It cannot be made.</exception>
    /// <exception cref="UnauthorizedAccessException">It must not be made.</exception>
    public static void Create(string folder)
    {
        // A cache that somebody removes while a run goes on would come back as a folder that Assay did not make, which no run uses.
        if (Path.GetDirectoryName(folder) is { Length: > 0 } above && !Directory.Exists(above))
            Create(above);
        var isNew = !Directory.Exists(folder) || !Directory.EnumerateFileSystemEntries(folder).Any();
        Directory.CreateDirectory(folder);
        if (isNew)
            Write(folder);
    }

    /// <summary>Marks a folder, whatever is in it.</summary>
    internal static void Write(string folder)
    {
        var file = Path.Combine(folder, FileName);
        try
        {
            File.WriteAllText(file, Text + Environment.NewLine);
        }
        catch (IOException) when (File.Exists(file))
        {
            // Another process makes the folder in this moment, and marks it.
        }
    }
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
            using var file = File.Exists(path) ? new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None) : null;
            return false;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return true;
        }
    }

    public static BuildLock Take(string folder, CancellationToken cancellation)
    {
        var path = PathIn(folder);
        while (true)
        {
            cancellation.ThrowIfCancellationRequested();
            try
            {
                BuildLock own = new(new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None));

                // A killed program lets go of its lock, and its build goes on writing into the folder.
                ScratchFolder.RemoveLeftOvers();
                return own;
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

/// <summary>
/// Keeps a cache to one user: programs are run from it, so whoever can write there runs code as its user. On Windows the system's inherited
/// rights do that.
/// </summary>
internal static class CacheOwner
{
    /// <summary>Rights of a folder that nobody but its owner can use.</summary>
    public const UnixFileMode Private = UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute;

    private const UnixFileMode OthersWrite = UnixFileMode.GroupWrite | UnixFileMode.OtherWrite;
    private const string Advice = "and Assay runs programs from it. Set " + Workspace.CacheVariable + " to a folder of your own.";

    /// <summary>Refuses a cache that is another user's, or that others could have put programs into.</summary>
    public static void Ensure(Workspace workspace)
    {
        var cache = workspace.Cache;
        if (OperatingSystem.IsWindows() || !Directory.Exists(cache))
            return;

        // Whoever owns the repository has Assay's own code in hand, so root may use the cache in it. The owner of a home folder has no
        // installed tool in hand.
        if (FileOwner.IsAnothers(cache) && !(workspace is { HasOwnCache: true, IsInstalled: false } && Environment.IsPrivilegedProcess))
            throw new BadInputException($"The cache folder {Shortened.Of(cache)} belongs to another user, {Advice}");
        if (!workspace.HasOwnCache && CacheMarker.IsOn(cache) && (File.GetUnixFileMode(cache) & OthersWrite) != 0)
            throw new BadInputException($"The cache folder {Shortened.Of(cache)} is writable for other users, {Advice}");
    }

    /// <summary>Takes from a cache the rights of everybody but its owner, where the file system knows them.</summary>
    public static void Close(string cache)
    {
        if (OperatingSystem.IsWindows())
            return;
        try
        {
            File.SetUnixFileMode(cache, File.GetUnixFileMode(cache) & Private);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Disks of other systems keep no rights.
        }
    }
}

/// <summary>What the folder of a run in the cache says of the run, to whoever lists or clears the cache.</summary>
internal static class RunFolder
{
    /// <summary>Ends the name of the lock beside a folder.</summary>
    public const string LockEnding = ".lock";

    /// <summary>Whether the run that made a folder goes on.</summary>
    public static bool IsInUse(string folder) => BuildLock.IsHeldAt(folder + LockEnding);

    /// <summary>The number of the process that made a folder, from its name.</summary>
    public static string ProcessOf(string folder) => Path.GetFileName(folder).Split('-')[0];
}
