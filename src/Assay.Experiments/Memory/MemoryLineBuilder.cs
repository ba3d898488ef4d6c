using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Experiments.Memory;

/// <summary>Builds the line of one row.</summary>
/// <param name="results">What was measured of it, by collector.</param>
internal sealed class MemoryLineBuilder(ResultsFile file, RowResult row, IReadOnlyList<MemoryResult> results)
{
    /// <summary>
    /// The share of time in pauses from which it is a finding: a tenth of a processor is lost, whatever the operation takes.
    /// </summary>
    private const double ManyPauses = 0.1;

    private readonly List<MemoryResult> measured = [
        .. results.Where(result => result.Processes.Any(process => process.Spans.Count > 0)).OrderBy(result => result.Collector)];

    /// <summary>The line; null where nothing was measured.</summary>
    public MemoryLine? Build()
    {
        if (measured.Count == 0)
            return null;
        List<CollectorFigures> collectors = [.. measured.Select(FiguresOf)];
        return new MemoryLine
        {
            Label = row.Label,
            IsReference = row.IsReference,
            Keeps = MemoryBuilder.KeptBy(file, row, measured[0].Workload),
            SharesAdapter = measured[0].SharesAdapter,
            Collectors = collectors,
            Findings = [.. FindingsOf(collectors)],
            Limits = [.. results.Select(result => result.Failure?.Cause).OfType<string>().Distinct()],
        };
    }

    private IEnumerable<MemoryFinding> FindingsOf(List<CollectorFigures> collectors)
    {
        double[] leaks = [.. measured.SelectMany(SpansOf).Where(span => span.Threads == 1).Select(Leak.BytesOfCall).OfType<double>()];
        if (leaks.Length > 0)
            yield return new MemoryFinding(MemoryFindingKind.Leak, Center.Median(leaks), "");
        if (collectors[0].PauseShare >= ManyPauses)
            yield return new MemoryFinding(MemoryFindingKind.Pauses, collectors[0].PauseShare, "");
        if (results.FirstOrDefault(result => result.Threads is { IsSafe: false }) is { Threads: { } threads })
            yield return new MemoryFinding(MemoryFindingKind.Threads, 0, threads.Detail);
    }

    private static CollectorFigures FiguresOf(MemoryResult result)
    {
        List<CallSpan> alone = [.. SpansOf(result).Where(span => span.Threads == 1)];
        var facts = alone.ConvertAll(span => span.Collections);
        List<HeldGraphs> graphs = [.. result.Processes.Select(process => process.Graphs).OfType<HeldGraphs>()];
        var held = graphs.FindAll(of => of is { Graphs: > 0, PlainHeldBytes: > 0 });
        double calls = alone.Sum(span => span.Calls);
        var all = facts.Sum(of => of.Gen0 + of.Gen1 + of.Gen2);
        return new CollectorFigures
        {
            Collector = result.Collector,
            PeakBytes = MedianOf(facts.Select(of => (double)of.PeakResidentBytes)),
            BeforeBytes = MedianOf(facts.Select(of => (double)of.ResidentBytes)),
            HeldBytes = MedianOrNull(held.Select(of => (double)of.HeldBytes / of.Graphs)),
            HeldRatio = MedianOrNull(held.Select(of => (double)of.HeldBytes / of.PlainHeldBytes)),
            LargeObjectBytes = MedianOrNull(graphs.Select(of => of.LargeObjectBytes).OfType<double>()),
            AllocatedBytes = facts.Sum(of => (double)of.AllocatedBytes) / calls,
            CollectionsOfThousand = [facts.Sum(of => of.Gen0) * 1000 / calls, facts.Sum(of => of.Gen1) * 1000 / calls,
                facts.Sum(of => of.Gen2) * 1000 / calls],
            Collections = all,
            LongestPause = facts.Max(of => of.LongestPauseNanoseconds),
            PauseShare = facts.Sum(of => (double)of.PauseNanoseconds) / alone.Sum(span => (double)span.ThreadNanoseconds),
            IsLongestUncertain = facts.Sum(of => of.UnseenPauses) * 2 > all,
            Gen0BudgetBytes = MedianOrNull(facts.Select(of => (double?)of.Gen0BudgetBytes).OfType<double>()),
            BytesBetweenCollections = all == 0 ? null : facts.Sum(of => (double)of.AllocatedBytes) / all,
            Threads = [
                .. SpansOf(result).GroupBy(span => span.Threads).OrderBy(spans => spans.Key).Select(spans => PointOf(result, spans.Key))],
        };
    }

    private static ThreadPoint PointOf(MemoryResult result, int threads)
    {
        var spans = SpansOf(result).Where(span => span.Threads == threads).ToList();
        LatencyCounts times = new(spans);
        const long FewestForP999 = 1000;
        return new ThreadPoint(
            threads,
            MedianOf(spans.Select(RateOf)),
            MedianOf(result.Processes.Where(process => process.Spans.Any(span => span.Threads == threads))
                .Select(process =>
                    RateOf(process.Spans.First(span => span.Threads == threads)) / RateOf(process.Spans.First(span => span.Threads == 1)))),
            times.Percentile(0.5),
            times.Percentile(0.99),
            times.Count >= FewestForP999 ? times.Percentile(0.999) : null,
            spans.Max(span => span.LongestNanoseconds));
    }

    private static IEnumerable<CallSpan> SpansOf(MemoryResult result) => result.Processes.SelectMany(process => process.Spans);

    private static double RateOf(CallSpan span) => span.Calls * 1e9 * span.Threads / span.ThreadNanoseconds;

    private static double MedianOf(IEnumerable<double> values) => Center.Median([.. values]);

    private static double? MedianOrNull(IEnumerable<double> values) =>
        values.ToArray() is { Length: > 0 } known ? Center.Median(known) : null;
}
