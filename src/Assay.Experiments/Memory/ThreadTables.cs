using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Memory;

/// <summary>Throughput and times of single calls by number of threads, in words.</summary>
internal static class ThreadTables
{
    /// <summary>What threads gain; empty where several were not measured.</summary>
    /// <param name="rows">The rows that are no reference.</param>
    public static string AnswerOf(IReadOnlyList<MemoryLine> rows)
    {
        var most = rows.SelectMany(row => row.Collectors).SelectMany(figures => figures.Threads).Max(point => point.Threads);
        List<string> gains = [];
        foreach (var collector in Enum.GetValues<Collector>())
        {
            double[] speedups = [.. rows.Select(row => PointOf(row, collector, most)?.Speedup).OfType<double>()];
            if (most > 1 && speedups.Length > 0)
                gains.Add(
                    $"{Units.Ratio(Center.Median(speedups))} times as many calls{(gains.Count == 0 ? " as one" : "")} under "
                        + $"{MemoryTables.IdOf(collector)} GC");
        }

        return gains.Count == 0
            ? ""
            : $"{Words.Capital(NumberOf(most))} threads make {string.Join(" and ", gains)}"
            + $"{(rows.Count > 1 ? " (median of the rows)" : "")}.";
    }

    public static WordTable Of(MemoryReport report, MemoryTable table)
    {
        var collectors = report.Options.Collectors;
        var threads = report.Options.Threads;
        return new WordTable(
            $"{table.Workload.DataSet}-{table.Workload.Size}-{Words.Of(table.Operation)}-threads",
            $"{MemoryTables.NameOf(table)}: {(threads.Count > 1 ? "threads" : "times of calls")}",
            [threads.Count > 1
                ? "1: one thread, 2: two, and so on. /s: calls per second of all threads. x: times the rate of one thread. p50, p99, "
                    + "p99.9: times of single calls."
                : "/s: calls per second. p50, p99, p99.9: times of single calls."],
            [.. ColumnsOf(collectors, threads)],
            [.. table.Lines.Select(
                line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, collectors, threads)]))],
            [.. table.Lines.Where(line => !line.SharesAdapter)
                .Select(line => $"{line.Label}: each thread has an adapter of its own, as its documentation asks.")]);
    }

    private static IEnumerable<WordColumn> ColumnsOf(IReadOnlyList<Collector> collectors, IReadOnlyList<int> threads)
    {
        yield return new WordColumn("row", "row", IsText: true);
        foreach (var (collector, index) in collectors.Select((collector, index) => (collector, index)))
        {
            foreach (var count in threads)
            {
                var head = MemoryTables.HeadOf(collector, index == 0) + (threads.Count > 1 ? $"{count}: " : "");
                var id = IdOf(collector, count);
                yield return new WordColumn($"{id}CallsPerSecond", $"{head}/s") { IsDetail = IsDetail(index, count, threads) };
                if (count > 1)
                    yield return new WordColumn($"{id}Speedup", $"{head}x") { IsDetail = count != threads[^1] };
                yield return new WordColumn($"{id}P50Nanoseconds", $"{head}p50")
                {
                    IsDetail = IsDetail(index, count, threads) || count != threads[^1],
                };
                yield return new WordColumn($"{id}P99Nanoseconds", $"{head}p99")
                {
                    IsDetail = IsDetail(index, count, threads) || count != threads[^1],
                };
                yield return new WordColumn($"{id}P999Nanoseconds", $"{head}p99.9") { IsDetail = count != threads[^1] };
                yield return new WordColumn($"{id}LongestNanoseconds", $"{head}longest") { IsDetail = true };
            }
        }
    }

    // One thread and all of them under the first collector, all of them under the other.
    private static bool IsDetail(int collector, int count, IReadOnlyList<int> threads) =>
        collector == 0 ? count != 1 && count != threads[^1] : count != threads[^1] || threads.Count > 1;

    private static IEnumerable<WordCell> CellsOf(MemoryLine line, IReadOnlyList<Collector> collectors, IReadOnlyList<int> threads)
    {
        yield return new WordCell(line.Label);
        foreach (var collector in collectors)
        {
            foreach (var count in threads)
            {
                var point = PointOf(line, collector, count);
                yield return point is null ? WordCell.None : new WordCell(Units.Count(point.CallsPerSecond), point.CallsPerSecond);
                if (count > 1)
                    yield return point is null ? WordCell.None : new WordCell(Units.Ratio(point.Speedup), point.Speedup);
                yield return WordCell.Time(point?.Median);
                yield return WordCell.Time(point?.P99);
                yield return WordCell.Time(point?.P999);
                yield return WordCell.Time(point?.Longest);
            }
        }
    }

    private static ThreadPoint? PointOf(MemoryLine line, Collector collector, int threads) =>
        MemoryTables.Of(line, collector)?.Threads.FirstOrDefault(point => point.Threads == threads);

    private static string NumberOf(int threads) => threads == 2 ? "two" : Units.Whole(threads);

    private static string IdOf(Collector collector, int threads) =>
        string.Create(CultureInfo.InvariantCulture, $"{MemoryTables.IdOf(collector)}{threads}");
}
