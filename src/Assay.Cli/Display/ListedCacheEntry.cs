namespace Assay.Cli.Display;

/// <summary>A part of the cache as JSON names it.</summary>
internal sealed record ListedCacheEntry(string Kind, string Name, string Path, long Bytes, DateTimeOffset LastUsed, bool IsInUse);
