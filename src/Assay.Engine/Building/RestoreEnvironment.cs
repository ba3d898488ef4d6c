using Assay.Engine.Caching;

namespace Assay.Engine.Building;

/// <summary>Tells a restore which feeds to ask, as variables of its environment: lists of folders do not survive a command line's properties.</summary>
/// <param name="workspace">The folders.</param>
/// <param name="feeds">The feeds.</param>
internal sealed class RestoreEnvironment(Workspace workspace, PackageFeeds feeds)
{
    /// <summary>The variables.</summary>
    public IEnumerable<KeyValuePair<string, string>> Variables()
    {
        if (feeds.IsOffline)
            yield return new("RestoreSources", EmptyFeed());
        if (feeds.Folders.Count > 0)
            yield return new("RestoreAdditionalProjectSources", string.Join(';', feeds.Folders));
    }

    /// <summary>A feed that has nothing: no feed at all would mean the machine's own.</summary>
    private string EmptyFeed()
    {
        string folder = Path.Combine(workspace.Cache, "no-feed");
        CacheMarker.Create(folder);
        return folder;
    }
}
