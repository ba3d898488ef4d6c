namespace Assay.Cli.Display;

/// <summary>What <c>assay cache clear --format json</c> prints.</summary>
internal sealed record ClearedCache(string Folder, long RemovedBytes, IReadOnlyList<ListedCacheEntry> Removed, IReadOnlyList<ListedCacheEntry> Kept);
