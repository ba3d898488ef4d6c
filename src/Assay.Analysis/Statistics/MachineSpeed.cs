namespace Assay.Analysis.Statistics;

/// <summary>Whether the machine alternated between two speeds during a block, by what all rows did together.</summary>
/// <param name="IsSlow">Whether it was slow, by round; rounds that do not count are not.</param>
/// <param name="Ratio">How many times as long operations took at the slow speed; 1 where there was one speed.</param>
public sealed record MachineSpeed(IReadOnlyList<bool> IsSlow, double Ratio)
{
    /// <summary>Rows of which the median can be trusted to be nobody's own change.</summary>
    public const int FewestRows = 3;

    /// <summary>Judges the rounds of one block and group.</summary>
    public static MachineSpeed Of(IReadOnlyList<GateBatches> rows)
    {
        var rounds = rows.Count == 0 ? 0 : rows.Max(row => row.Rounds);
        var none = new MachineSpeed(new bool[rounds], 1);
        if (rows.Count < FewestRows)
            return none;
        double[] usual = [.. rows.Select(row => row.First < row.Rounds ? TwoSpeeds.UsualOf(row) : double.NaN)];
        double[] speeds = [.. Enumerable.Range(0, rounds).Select(round => SpeedIn(rows, usual, round))];
        return TwoSpeeds.LimitIn(speeds) is { } limit
            ? new MachineSpeed(
                [.. speeds.Select(speed => speed > limit)], Math.Exp(MedianOf(speed => speed > limit) - MedianOf(speed => speed <= limit)))
            : none;

        double MedianOf(Func<double, bool> isOfSpeed) => Center.Median([.. speeds.Where(isOfSpeed)]);
    }

    // Median of the rows against what is usual for each.
    private static double SpeedIn(IReadOnlyList<GateBatches> rows, double[] usual, int round)
    {
        double[] residuals =
        [
            .. Enumerable.Range(0, rows.Count)
                .Where(row => round >= rows[row].First && round < rows[row].Rounds)
                .Select(row => Math.Log(rows[row].Elapsed[round]) - usual[row]),
        ];
        return residuals.Length < FewestRows ? double.NaN : Center.Median(residuals);
    }
}
