using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>
/// Costs of one row and operation at several sizes, all at the faster speed of the machine. Shared machines alternate between two speeds,
/// some 1.5 apart, for seconds at a time: longer than a block of one size, so that sizes which are compared with each other would be of one
/// speed or the other by chance.
/// </summary>
internal sealed class FastPace
{
    /// <summary>Fewer rounds say nothing.</summary>
    private const int FewestRounds = 5;

    /// <summary>
    /// Where a row has one speed at a size, the calibration tells which: this far above its level of the file is the slow one.
    /// </summary>
    private const double Slower = 1.2;

    /// <summary>The quantile of the calibration that stands for the fast speed.</summary>
    private const double FastQuantile = 0.1;

    private readonly Dictionary<WorkloadOptions, SizeCosts> sizes;

    /// <param name="workloads">What is known of each size.</param>
    public FastPace(IEnumerable<WorkloadEvidence> workloads, RowResult row, Operation operation)
    {
        sizes = workloads.Select(workload => SizeCosts.Of(workload, row, operation)).OfType<SizeCosts>().GroupBy(size => size.Workload)
            .ToDictionary(size => size.Key, size => size.Last());
        double[] ratios = [.. sizes.Values.Select(size => size.Ratio).OfType<double>()];
        Ratio = ratios.Length == 0 ? 1 : Center.Median(ratios);
    }

    /// <summary>
    /// How many times as long the row takes at the slower speed, by the sizes that were measured at both; 1 where none was.
    /// </summary>
    public double Ratio { get; }

    /// <summary>Sizes that were measured at the slower speed alone: their costs are divided by <see cref="Ratio"/>.</summary>
    public int SlowSizes => Ratio > 1 ? sizes.Values.Count(size => size.Fast.Count == 0) : 0;

    /// <summary>The cost of each block at the faster speed; empty where the size was not measured.</summary>
    public Dictionary<int, double> CostsOf(WorkloadOptions workload) => sizes.TryGetValue(workload, out var size)
        ? size.Fast.Concat(size.Slow.Select(block => KeyValuePair.Create(block.Key, block.Value / Ratio))).ToDictionary()
        : [];

    /// <summary>
    /// The cost at the faster speed: the median of the blocks that were measured at it, else of all; null where the size was not measured.
    /// </summary>
    public double? CostOf(WorkloadOptions workload) => !sizes.TryGetValue(workload, out var size) ? null
        : Center.Median([.. size.Fast.Count > 0 ? size.Fast.Values : CostsOf(workload).Values]);

    /// <summary>The costs of one size.</summary>
    /// <param name="Fast">Blocks with rounds at the faster speed, and their cost then.</param>
    /// <param name="Ratio">Slow over fast rounds; null without both.</param>
    private sealed record SizeCosts(WorkloadOptions Workload, Dictionary<int, double> Fast, Dictionary<int, double> Slow, double? Ratio)
    {
        public static SizeCosts? Of(WorkloadEvidence evidence, RowResult row, Operation operation)
        {
            (int Block, double[] Costs)[] blocks = [.. evidence.RoundCostsOf(row, operation).Select(block => (block.Key, block.ToArray()))];
            if (blocks.Length == 0)
                return null;
            var of = evidence.Of(operation);
            var limit = TwoSpeeds.LimitIn(blocks.SelectMany(block => block.Costs.Select(cost => Math.Log(cost)))) is { } known
                ? Math.Exp(known)
                : IsSlow(evidence.AllocationKernelOf(operation), evidence.AllocationKernelOf(null)) ? 0 : double.PositiveInfinity;
            var (fast, slow) = (new Dictionary<int, double>(), new Dictionary<int, double>());
            foreach (var (block, costs) in blocks)
            {
                double[] quick = [.. costs.Where(cost => cost <= limit)];
                if (quick.Length >= Math.Min(FewestRounds, costs.Length))
                    fast[block] = Center.Median(quick);
                else
                    slow[block] = Center.Median(costs);
            }

            return new SizeCosts(of.Workload, fast, slow, RatioAt(limit, [.. blocks.SelectMany(block => block.Costs)]));
        }

        private static double? RatioAt(double limit, double[] costs)
        {
            double[] slow = [.. costs.Where(cost => cost > limit)];
            return limit <= 0 || slow.Length == 0 ? null : Center.Median(slow) / Center.Median([.. costs.Where(cost => cost <= limit)]);
        }

        private static bool IsSlow(double[] here, double[] everywhere) =>
            here.Length > 0 && Center.Median(here) > Slower * everywhere.Order().ElementAt((int)(everywhere.Length * FastQuantile));
    }
}
