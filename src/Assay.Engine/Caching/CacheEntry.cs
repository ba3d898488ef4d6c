namespace Assay.Engine.Caching;

/// <summary>A part of the cache.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Name">What it is for, such as <c>Newtonsoft.Json 13.0.4 net10.0 jit books+proof-a+proof-b</c>.</param>
/// <param name="Path">Full path.</param>
/// <param name="Bytes">Size of its files, in bytes.</param>
/// <param name="LastUsed">When it was used last, UTC.</param>
/// <param name="IsInUse">Whether a running Assay may use it now.</param>
public sealed record CacheEntry(CacheKind Kind, string Name, string Path, long Bytes, DateTimeOffset LastUsed, bool IsInUse)
{
    /// <summary>Whether Assay made it, as its marker says.</summary>
    public bool IsOwn { get; init; }

    /// <summary>Whether clearing removes it.</summary>
    public bool IsClearable => IsOwn && Kind != CacheKind.Results && !IsInUse;
}
