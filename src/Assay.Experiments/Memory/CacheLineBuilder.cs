using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Experiments.Memory;

/// <summary>Builds tables of caches.</summary>
internal static class CacheLineBuilder
{
    /// <summary>The caches of a data set under a collector.</summary>
    public static CacheTable TableOf(ResultsFile file, WorkloadOptions workload, Collector collector)
    {
        var lines =
            from row in file.Rows
            let results = file.SamplesOf<MemorySamples>().Memories.Where(
                memory => memory.Row == row.Label && memory.Workload == workload && memory.Collector == collector).ToList()
            where results.Exists(result => result.Processes.Count > 0)
            let line = LineOf(file, row, workload, results)
            orderby line.IsReference, line.Keeps, (line.Bytes ?? line.Objects)!.Hit
            select line;
        return new CacheTable(workload, collector, file.Options.OwnOf<MemoryOptions>().Entries, [.. lines],
            MemoryBuilder.MissingOf(file, workload, memory => memory.Collector == collector));
    }

    private static CacheLine LineOf(ResultsFile file, RowResult row, WorkloadOptions workload, List<MemoryResult> results) => new(
        row.Label,
        row.IsReference,
        MemoryBuilder.KeptBy(file, row, workload),
        FiguresOf(results.Find(result => result.Held == EntryForm.Bytes)),
        FiguresOf(results.Find(result => result.Held == EntryForm.Objects)),
        [.. results.Select(result => result.Failure?.Cause).OfType<string>().Distinct()]);

    private static CacheFigures? FiguresOf(MemoryResult? result)
    {
        var caches = result?.Processes.Select(process => process.Cache).OfType<EntryCache>().ToList() ?? [];
        return caches.Count == 0 ? null : new CacheFigures(
            MedianOf(caches, cache => cache.HeldBytes),
            MedianOf(caches, cache => (double)cache.HitNanoseconds / cache.Hits),
            caches.Max(cache => cache.Collections.LongestPauseNanoseconds),
            caches.Sum(cache => (double)cache.Collections.PauseNanoseconds) / caches.Sum(cache => (double)cache.ElapsedNanoseconds),
            MedianOf(caches, cache => cache.FullCollectionNanoseconds),
            MedianOf(caches, cache => cache.Collections.PeakResidentBytes));
    }

    private static double MedianOf(List<EntryCache> caches, Func<EntryCache, double> value) => Center.Median([.. caches.Select(value)]);
}
