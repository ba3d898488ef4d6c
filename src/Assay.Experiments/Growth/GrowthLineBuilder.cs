using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Growth;

/// <summary>Builds the line of one row.</summary>
/// <param name="workloads">The sizes, ascending.</param>
/// <param name="costs">What the row takes at each size.</param>
internal sealed class GrowthLineBuilder(
    ResultsFile file, RowResult row, IReadOnlyList<WorkloadOptions> workloads, Operation operation, GrowthCosts costs)
{
    /// <summary>An exponent of less would be called linear by everybody: caches alone bring as much.</summary>
    private const double MostOfLinear = 1.1;

    /// <summary>
    /// The exponent between the last two sizes alone: what is quadratic only there bends the fit little. A cache that is left, or the
    /// large-object heap, brings 0.3.
    /// </summary>
    private const double MostOfStep = 1.4;

    /// <summary>Steps of less are noise, or the end of the fixed cost.</summary>
    private const double LeastBend = 1.15;

    /// <summary>Where the fixed cost is more than this share, the cost of an object cannot be told.</summary>
    private const double MostFixed = 0.1;

    /// <summary>The line; null where nothing was measured.</summary>
    /// <param name="slowSizes">Sizes that the machine measured at its slower speed alone.</param>
    /// <param name="allocation">What allocating the objects alone takes; null where that was not measured.</param>
    public GrowthLine? Build(int slowSizes, GrowthCosts? allocation)
    {
        if (costs.Sizes.Count == 0)
            return null;
        var beyond = allocation is null ? null : costs.Without(allocation);
        var largest = costs.Sizes[^1].Size;
        // Every reader makes the objects, and making them alone grows a little faster than linearly: that is no fault of a library.
        var isMoreThanLinear = !row.IsReference && IsMoreThanLinear(costs) && (beyond?.Fit is null || IsMoreThanLinear(beyond));
        return new GrowthLine
        {
            Label = row.Label,
            IsReference = row.IsReference,
            Keeps = KeptOf.Check(file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workloads[0])),
            Points = [.. costs.Sizes.Select(size => new GrowthPoint(size.Size, size.Nanoseconds))],
            Fit = costs.Fit,
            Exponent = costs.Exponent,
            Beyond = beyond is { Fit: { } fit, Exponent: var (lower, upper) } ? new GrowthBeyond(fit.Exponent, lower, upper) : null,
            IsMoreThanLinear = isMoreThanLinear,
            SlowSizes = slowSizes,
            // Where all sizes cost more for each object, no single one is the place.
            Bend = costs.Fit is null || isMoreThanLinear ? null : BendOf(costs.Fit.Fixed),
            Limit = workloads.FirstOrDefault(workload => workload.Size > largest) is { } next
                ? new GrowthLimit(next.Size, CauseOf(file, row, next, operation))
                : null,
        };
    }

    /// <summary>Why a row has no time at a size.</summary>
    public static string CauseOf(ResultsFile file, RowResult row, WorkloadOptions workload, Operation operation)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        var check = file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload);
        var cell = file.Cells.FirstOrDefault(cell => cell.Row == row.Label && cell.Workload == workload && cell.Operation == operation);
        return check is { Cause.Length: > 0 } ? check.Cause : cell is { Failure: { } failure } ? failure.Cause : "not measured yet";
    }

    private static bool IsMoreThanLinear(GrowthCosts costs) =>
        costs.Exponent is { } exponent && (exponent.Lower > MostOfLinear || costs.LeastStepOfLast() > MostOfStep);

    /// <summary>The largest step of an object's cost from one size to the next, where it is large and certain.</summary>
    private GrowthBend? BendOf(double fixedCost)
    {
        GrowthBend? largest = null;
        foreach (var (before, after) in costs.Sizes.Zip(costs.Sizes.Skip(1)))
        {
            double[] steps = [
                .. before.OfBlocks.Keys.Where(after.OfBlocks.ContainsKey)
                    .Select(block => Math.Log(Each(after, block) / Each(before, block)))];
            if (fixedCost > MostFixed * before.OfBlocks.Values.Min() || GrowthCosts.IntervalOf(steps) is not { Lower: > 0 })
                continue;
            var factor = Math.Exp(steps.Average());
            if (factor > Math.Max(LeastBend, largest?.Factor ?? 0))
                largest = new GrowthBend(before.Size, factor);
        }

        return largest;

        double Each(SizeCosts of, int block) => (of.OfBlocks[block] - fixedCost) / of.Size;
    }
}
