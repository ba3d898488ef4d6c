using Assay.Analysis.Evidence;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Growth;

/// <summary>Builds the report of a run of growth.</summary>
public static class GrowthBuilder
{
    /// <summary>The report; null where the file is of another kind of run.</summary>
    public static GrowthReport? Build(ResultsFile file)
    {
        if (file.Options.Kind != RunKind.Growth)
            return null;
        var evidence = file.Options.Workloads.ToDictionary(workload => workload, workload => new WorkloadEvidence(file, workload));
        return new GrowthReport(file.Options.Blocks,
        [
            .. from dataSet in file.Options.Workloads.GroupBy(workload => workload.DataSet)
               from operation in file.Options.Operations
               select TableOf(file, [.. dataSet.OrderBy(workload => workload.Size)], operation, evidence),
        ]);
    }

    private static GrowthTable TableOf(ResultsFile file, IReadOnlyList<WorkloadOptions> workloads, Operation operation, Dictionary<WorkloadOptions, WorkloadEvidence> evidence)
    {
        var lines = file.Rows.Select(row => new GrowthLineBuilder(file, row, workloads, operation, evidence).Build()).OfType<GrowthLine>()
            .OrderBy(line => line.IsReference).ThenBy(line => line.Keeps).ThenByDescending(line => line.Points[^1].Size).ThenBy(line => line.Points[^1].Nanoseconds).ToList();
        var measured = lines.Select(line => line.Label).ToHashSet();
        var missing = file.Rows.Where(row => !measured.Contains(row.Label) && !row.IsReference)
            .GroupBy(row => GrowthLineBuilder.CauseOf(file, row, workloads[0], operation)).Select(rows => new MissingGrowth(rows.Key, [.. rows.Select(row => row.Label)]));
        return new GrowthTable(workloads[0].DataSet, workloads[0].Unit, operation, [.. workloads.Select(workload => workload.Size)], lines, [.. missing]);
    }
}

/// <summary>Builds the line of one row.</summary>
internal sealed class GrowthLineBuilder(
    ResultsFile file, RowResult row, IReadOnlyList<WorkloadOptions> workloads, Operation operation, Dictionary<WorkloadOptions, WorkloadEvidence> evidence)
{
    /// <summary>An exponent of less would be called linear by everybody: caches alone bring as much.</summary>
    private const double MostOfLinear = 1.1;

    /// <summary>The exponent between the last two sizes alone: what is quadratic only there bends the fit little. A cache that is left, or the large-object heap, brings 0.3.</summary>
    private const double MostOfStep = 1.4;

    /// <summary>Steps of less are noise, or the end of the fixed cost.</summary>
    private const double LeastBend = 1.15;

    /// <summary>Where the fixed cost is more than this share, the cost of an object cannot be told.</summary>
    private const double MostFixed = 0.1;

    private readonly FastPace pace = new(workloads.Select(workload => evidence[workload]), row, operation);

    /// <summary>The line; null where nothing was measured.</summary>
    public GrowthLine? Build()
    {
        var costs = CostsOfSizes();
        if (costs.Count == 0)
            return null;
        GrowthPoint[] points = [.. costs.Select(cost => new GrowthPoint(cost.Size, Center.GeometricMean([.. cost.OfBlocks.Values])))];
        var fit = GrowthFit.From([.. points.Select(point => (double)point.Size)], [.. points.Select(point => point.Nanoseconds)]);
        var exponent = fit is null ? null : IntervalOf(FitsOfBlocks(costs).ConvertAll(of => of.Exponent));
        var isMoreThanLinear = exponent is { } known && (known.Lower > MostOfLinear || LeastStepOfLast(costs) > MostOfStep);
        return new GrowthLine
        {
            Label = row.Label,
            IsReference = row.IsReference,
            Keeps = KeptOf.Check(file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workloads[0])),
            Points = points,
            Fit = fit,
            Exponent = exponent,
            IsMoreThanLinear = isMoreThanLinear,
            SlowSizes = pace.SlowSizes,
            // Where all sizes cost more for each object, no single one is the place.
            Bend = fit is null || isMoreThanLinear ? null : BendOf(costs, fit.Fixed),
            Limit = workloads.FirstOrDefault(workload => workload.Size > points[^1].Size) is { } next ? new GrowthLimit(next.Size, CauseOf(file, row, next, operation)) : null,
        };
    }

    /// <summary>Why a row has no time at a size.</summary>
    public static string CauseOf(ResultsFile file, RowResult row, WorkloadOptions workload, Operation operation)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        var check = file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload);
        var cell = file.Cells.FirstOrDefault(cell => cell.Row == row.Label && cell.Workload == workload && cell.Operation == operation);
        return check is { Cause.Length: > 0 } ? check.Cause : cell is { Failure.Length: > 0 } ? cell.Failure : "not measured yet";
    }

    /// <summary>The cost of each size in each block, at the faster speed of the machine; a size without a block is left out.</summary>
    private List<(int Size, Dictionary<int, double> OfBlocks)> CostsOfSizes() =>
    [
        .. from workload in workloads
           let blocks = pace.CostsOf(workload)
           where blocks.Count > 0
           select (workload.Size, blocks),
    ];

    /// <summary>Fits of the blocks that have every size that the row has: processes of different blocks are independent.</summary>
    private static List<GrowthFit> FitsOfBlocks(List<(int Size, Dictionary<int, double> OfBlocks)> costs)
    {
        double[] sizes = [.. costs.Select(cost => (double)cost.Size)];
        return [.. BlocksOf(costs).Select(block => GrowthFit.From(sizes, [.. costs.Select(cost => cost.OfBlocks[block])])).OfType<GrowthFit>()];
    }

    private static IEnumerable<int> BlocksOf(List<(int Size, Dictionary<int, double> OfBlocks)> costs) => costs[0].OfBlocks.Keys.Where(block => costs.TrueForAll(cost => cost.OfBlocks.ContainsKey(block))).Order();

    private static (double Lower, double Upper)? IntervalOf(List<double> values) => values.Count < 2 ? null : StudentInterval.From(values.ToArray()) is var interval ? (interval.Lower, interval.Upper) : null;

    /// <summary>The lower end of the interval of the exponent between the last two sizes.</summary>
    private static double LeastStepOfLast(List<(int Size, Dictionary<int, double> OfBlocks)> costs)
    {
        var (before, after) = (costs[^2], costs[^1]);
        var steps = BlocksOf(costs).Select(block => Math.Log(after.OfBlocks[block] / before.OfBlocks[block]) / Math.Log((double)after.Size / before.Size)).ToList();
        return IntervalOf(steps)?.Lower ?? 0;
    }

    /// <summary>The largest step of an object's cost from one size to the next, where it is large and certain.</summary>
    private static GrowthBend? BendOf(List<(int Size, Dictionary<int, double> OfBlocks)> costs, double fixedCost)
    {
        GrowthBend? largest = null;
        foreach (var (before, after) in costs.Zip(costs.Skip(1)))
        {
            List<double> steps = [.. before.OfBlocks.Keys.Where(after.OfBlocks.ContainsKey).Select(block => Math.Log(Each(after, block) / Each(before, block)))];
            if (fixedCost > MostFixed * before.OfBlocks.Values.Min() || IntervalOf(steps) is not { Lower: > 0 })
                continue;
            var factor = Math.Exp(steps.Average());
            if (factor > Math.Max(LeastBend, largest?.Factor ?? 0))
                largest = new GrowthBend(before.Size, factor);
        }

        return largest;

        double Each((int Size, Dictionary<int, double> OfBlocks) of, int block) => (of.OfBlocks[block] - fixedCost) / of.Size;
    }
}
