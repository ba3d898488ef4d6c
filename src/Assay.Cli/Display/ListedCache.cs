namespace Assay.Cli.Display;

/// <summary>The cache as <c>assay cache list --format json</c> prints it.</summary>
internal sealed record ListedCache(string Folder, long TotalBytes, IReadOnlyList<ListedCacheEntry> Entries);
