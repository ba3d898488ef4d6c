namespace Assay.Engine.Caching;

/// <summary>What clearing the cache did.</summary>
/// <param name="Removed">What is gone.</param>
/// <param name="Kept">What is still there: results, and what a running Assay may use, what Assay did not make, and what the system did not let go.</param>
public sealed record CacheClearing(IReadOnlyList<CacheEntry> Removed, IReadOnlyList<CacheEntry> Kept);
