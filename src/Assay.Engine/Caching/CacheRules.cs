using Assay.Engine.Building;

namespace Assay.Engine.Caching;

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
