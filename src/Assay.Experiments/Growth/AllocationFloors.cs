using Assay.Analysis.Evidence;
using Assay.Core.Results;

namespace Assay.Experiments.Growth;

/// <summary>
/// What making the objects alone takes, for each build: every reader pays it, and it grows a little faster than linearly, because
/// collections copy what is alive.
/// </summary>
/// <param name="rows">The rows of the run.</param>
/// <param name="costs">What a row takes at each size.</param>
internal sealed class AllocationFloors(IReadOnlyList<RowResult> rows, Func<RowResult, GrowthCosts> costs)
{
    private readonly List<(RowResult Row, GrowthCosts Costs)> floors = [
        .. rows.Where(row => row.Id.Row == ReferenceRow.Allocation).Select(row => (row, costs(row)))];

    /// <summary>The floor of a row's build; null where it was not measured, and for reference rows.</summary>
    public GrowthCosts? Of(RowResult row) => row.IsReference ? null : floors.Find(floor => floor.Row.IsBuiltLike(row)).Costs;
}
