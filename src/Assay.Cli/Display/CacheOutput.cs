using System.Globalization;
using System.Text.Json;
using Assay.Engine.Building;
using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>Prints what the cache holds, and what clearing it removed.</summary>
internal sealed class CacheOutput(Streams streams, string folder)
{
    public void WriteList(IReadOnlyList<CacheEntry> entries, string format)
    {
        if (format == "json")
        {
            WriteJson(new ListedCache(folder, Sum(entries), [.. entries.Select(Listed)]));
            return;
        }

        WriteTable(entries);
        streams.Output.WriteLine($"{Count(entries.Count)} in {folder}, {ByteText.Write(Sum(entries))}");
    }

    public void WriteClearing(CacheClearing clearing, string format)
    {
        if (format == "json")
        {
            WriteJson(
                new ClearedCache(folder, Sum(clearing.Removed), [.. clearing.Removed.Select(Listed)], [.. clearing.Kept.Select(Listed)]));
            return;
        }

        WriteTable(clearing.Removed);
        streams.Output.WriteLine($"Removed {Count(clearing.Removed.Count)} from {folder}, {ByteText.Write(Sum(clearing.Removed))}");
        foreach (var kept in clearing.Kept)
            streams.Output.WriteLine($"Kept: {Words(kept.Kind)} {kept.Name}, {ByteText.Write(kept.Bytes)}: {ReasonOf(kept)}");
    }

    private void WriteTable(IReadOnlyList<CacheEntry> entries)
    {
        if (entries.Count == 0)
            return;
        TextTable.Write(
            streams.Output,
            streams.ColumnsOfTables,
            ["kind", "name", "size", "last used"],
            [.. entries.Select(
                entry =>
                    new[] { Words(entry.Kind), entry.Name, ByteText.Write(entry.Bytes), entry.IsInUse ? "in use" : Ago(entry.LastUsed) })]);
    }

    /// <summary>How long ago something was; a clock that was set back since makes that unknown.</summary>
    private static string Ago(DateTimeOffset time)
    {
        var age = DateTimeOffset.UtcNow - time;
        return age < -TimeSpan.FromMinutes(1) ? "in the future" : $"{RoughDuration.Of(age)} ago";
    }

    private void WriteJson(ListedCache cache) =>
        SafeWriter.WriteText(streams.Output, JsonSerializer.Serialize(cache, ListJson.Default.ListedCache));

    private void WriteJson(ClearedCache cache) =>
        SafeWriter.WriteText(streams.Output, JsonSerializer.Serialize(cache, ListJson.Default.ClearedCache));

    private static ListedCacheEntry Listed(CacheEntry entry) =>
        new(Words(entry.Kind), entry.Name, entry.Path, entry.Bytes, entry.LastUsed, entry.IsInUse);

    private static string ReasonOf(CacheEntry kept) => kept.Kind == CacheKind.Results ? "results are never removed"
        : !kept.IsOwn ? "Assay did not create it"
        : kept.IsInUse ? "a running Assay may use it" : "it could not be deleted";

    private static string Words(CacheKind kind) => kind.ToString().ToLowerInvariant();

    private static long Sum(IReadOnlyList<CacheEntry> entries) => entries.Sum(entry => entry.Bytes);

    private static string Count(int number) =>
        string.Create(CultureInfo.InvariantCulture, $"{number} {(number == 1 ? "entry" : "entries")}");
}

/// <summary>What <c>assay cache clear --format json</c> prints.</summary>
internal sealed record ClearedCache(
    string Folder, long RemovedBytes, IReadOnlyList<ListedCacheEntry> Removed, IReadOnlyList<ListedCacheEntry> Kept);

/// <summary>The cache as <c>assay cache list --format json</c> prints it.</summary>
internal sealed record ListedCache(string Folder, long TotalBytes, IReadOnlyList<ListedCacheEntry> Entries);

/// <summary>A part of the cache as JSON names it.</summary>
internal sealed record ListedCacheEntry(string Kind, string Name, string Path, long Bytes, DateTimeOffset LastUsed, bool IsInUse);
