using Assay.Core.Results;
using Assay.Engine.Measuring;

namespace Assay.Engine.Runs;

/// <summary>How long blocks will take, from the last ones of the same cells.</summary>
internal static class BlockEstimate
{
    /// <summary>The time of some blocks, scaled by their numbers of rows; what was never measured counts nothing.</summary>
    public static TimeSpan Of(IEnumerable<PlannedBlock> blocks, ResultsFile measured) =>
        TimeSpan.FromMicroseconds(blocks.Sum(block => Nanoseconds(block, measured)) / 1000);

    private static double Nanoseconds(PlannedBlock block, ResultsFile measured)
    {
        BlockConditions? last = measured.Conditions
            .Where(of => of.Workload == block.Workload && of.Operation == block.Operation && of.Group == block.Group)
            .MaxBy(of => of.Block);
        if (last is null)
            return 0;
        int rows = measured.Cells.Count(cell => cell.Workload == block.Workload && cell.Operation == block.Operation
            && cell.Blocks.Any(samples => samples.Block == last.Block && samples.Group == last.Group));

        // The calibration takes about as much as a row.
        return (double)(last.Times.StartAndWarmUp + last.Times.Rounds + last.Times.After) * (block.Rows.Count + 1) / (rows + 1);
    }
}
