using Assay.Engine.Building;

namespace Assay.Engine.Caching;

/// <summary>Which folders may be a cache: Assay writes and removes nothing in a folder that is somebody else's.</summary>
public static class CacheRules
{
    private const string Advice = "set " + Workspace.CacheVariable + " to a new or empty folder";

    /// <summary>Makes the cache ready to be written into.</summary>
    /// <exception cref="BadInputException">It cannot be made, it is not this user's alone, or it holds files that Assay did not make.</exception>
    public static void Open(Workspace workspace)
    {
        string cache = workspace.Cache;
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

        Workspace.CreateFolder(cache);
        CacheOwner.Close(cache);
    }

    /// <summary>Whether the cache may be looked into.</summary>
    /// <exception cref="BadInputException">It may not.</exception>
    public static void EnsureReadable(string cache)
    {
        try
        {
            using IEnumerator<string> first = Directory.EnumerateFileSystemEntries(cache).GetEnumerator();
            first.MoveNext();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"The cache folder {Shortened.Of(cache)} cannot be read ({IoReason.Of(exception)}); {Advice}.", exception);
        }
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

    private static void EnsureEmpty(string cache)
    {
        if (Directory.Exists(cache) && Directory.EnumerateFileSystemEntries(cache).Any())
            throw new BadInputException($"{cache} holds files that Assay did not make, so it cannot be the cache; {Advice}.");
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
