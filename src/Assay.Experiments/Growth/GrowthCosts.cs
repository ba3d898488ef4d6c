using Assay.Analysis.Evidence;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Experiments.Growth;

/// <summary>What each object count takes in each block, and how that grows.</summary>
/// <param name="sizes">The sizes with a cost, ascending.</param>
internal sealed class GrowthCosts(IReadOnlyList<SizeCosts> sizes)
{
    /// <summary>The costs of one row, at the faster speed of the machine.</summary>
    public GrowthCosts(FastPace pace, IEnumerable<WorkloadOptions> workloads)
        : this([.. workloads.Select(workload => new SizeCosts(workload.Size, pace.CostsOf(workload)))
            .Where(size => size.OfBlocks.Count > 0)])
    {
    }

    /// <summary>The costs of each size, ascending.</summary>
    public IReadOnlyList<SizeCosts> Sizes { get; } = sizes;

    /// <summary>The fit of all blocks together; null with too few sizes.</summary>
    public GrowthFit? Fit { get; } = FitOf(sizes, size => size.Nanoseconds);

    /// <summary>
    /// The 95 % confidence interval of the exponent, from fits of the single blocks, whose processes are independent; null with too few.
    /// </summary>
    public (double Lower, double Upper)? Exponent { get; } =
        IntervalOf([.. BlocksOf(sizes).Select(block => FitOf(sizes, size => size.OfBlocks[block])?.Exponent).OfType<double>()]);

    /// <summary>The lower end of the interval of the exponent between the last two sizes alone; 0 where there is none.</summary>
    public double LeastStepOfLast() => Sizes is not [.., var before, var after] ? 0
        : IntervalOf(
            [.. BlocksOf(Sizes)
                .Select(block =>
                Math.Log(after.OfBlocks[block] / before.OfBlocks[block]) / Math.Log((double)after.Size / before.Size))])?.Lower ?? 0;

    /// <summary>The 95 % confidence interval of a mean; null with fewer than two values.</summary>
    public static (double Lower, double Upper)? IntervalOf(double[] values) =>
        values.Length < 2 ? null : StudentInterval.From(values) is var interval ? (interval.Lower, interval.Upper) : null;

    /// <summary>
    /// What is left of each block without the cost of another row's block; from the first size on from which every block has something
    /// left.
    /// </summary>
    public GrowthCosts Without(GrowthCosts other)
    {
        var left = Sizes.Join(other.Sizes, size => size.Size, size => size.Size, (own, floor) => own.Without(floor)).ToList();
        return new GrowthCosts(
            [.. left.Skip(left.FindLastIndex(size => size.OfBlocks.Count == 0 || size.OfBlocks.Values.Any(cost => cost <= 0)) + 1)]);
    }

    /// <summary>Blocks that have every size.</summary>
    private static IEnumerable<int> BlocksOf(IReadOnlyList<SizeCosts> sizes) =>
        sizes.Count == 0 ? [] : sizes[0].OfBlocks.Keys.Where(block => sizes.All(size => size.OfBlocks.ContainsKey(block))).Order();

    private static GrowthFit? FitOf(IReadOnlyList<SizeCosts> sizes, Func<SizeCosts, double> cost) =>
        GrowthFit.From([.. sizes.Select(size => (double)size.Size)], [.. sizes.Select(cost)]);
}
