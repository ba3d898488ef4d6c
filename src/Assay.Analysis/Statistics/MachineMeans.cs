namespace Assay.Analysis.Statistics;

/// <summary>
/// One value for each machine in place of one for each block: the mean of a row's levels in the blocks of that machine. Where a row is
/// faster on one machine than on another, the blocks of a machine are alike, and only the spread between machines tells how far the mean
/// may be off.
/// </summary>
/// <remarks> Machines of few blocks vary more than those of many. Student's t over such means errs to the safe side at any level of up to 8
/// %: Ibragimov and Müller, "t-statistic based correlation and heterogeneity robust inference", Journal of Business and Economic Statistics
/// 28(4), 2010.
/// </remarks>
public static class MachineMeans
{
    /// <summary>The means, by machine.</summary>
    /// <param name="levels">A value for each block.</param>
    /// <param name="machineOf">The machine of a block.</param>
    public static SortedDictionary<int, double> Of(IEnumerable<KeyValuePair<int, double>> levels, Func<int, int> machineOf) =>
        new(levels.GroupBy(level => machineOf(level.Key), level => level.Value)
            .ToDictionary(machine => machine.Key, machine => Center.MeanOf([.. machine])));
}
