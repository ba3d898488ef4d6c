namespace Assay.Analysis.Statistics;

/// <summary>Whether the machine alternated between two speeds during a block, by what all rows did together.</summary>
/// <param name="IsSlow">Whether it was slow, by round; rounds that do not count are not.</param>
/// <param name="Ratio">How many times as long operations took at the slow speed; 1 where there was one speed.</param>
public sealed record MachineSpeed(IReadOnlyList<bool> IsSlow, double Ratio)
{
    /// <summary>Rows of which the median can be trusted to be nobody's own change.</summary>
    public const int FewestRows = 3;

    /// <summary>How far above the fast speed a round is slow, as a natural logarithm.</summary>
    private const double MostAboveFast = 0.15;

    private const double FewestOfEach = 0.1;
    private const double FastQuantile = 0.1;
    private const double UsualQuantile = 0.25;

    /// <summary>Judges the rounds of one block and group.</summary>
    /// <param name="rows">Its rows.</param>
    public static MachineSpeed Of(IReadOnlyList<GateBatches> rows)
    {
        var rounds = rows.Count == 0 ? 0 : rows.Max(row => row.Rounds);
        var none = new MachineSpeed(new bool[rounds], 1);
        if (rows.Count < FewestRows)
            return none;
        double[] usual = [.. rows.Select(row => row.First < row.Rounds ? UsualOf(row) : double.NaN)];
        double[] speeds = [.. Enumerable.Range(0, rounds).Select(round => SpeedIn(rows, usual, round))];
        double[] known = [.. speeds.Where(double.IsFinite).Order()];
        if (known.Length == 0)
            return none;
        var limit = known[(int)(known.Length * FastQuantile)] + MostAboveFast;
        double[] slow = [.. known.Where(speed => speed > limit)];
        double[] fast = [.. known.Where(speed => speed <= limit)];
        return slow.Length < FewestOfEach * known.Length || fast.Length < FewestOfEach * known.Length
            ? none
            : new MachineSpeed([.. speeds.Select(speed => speed > limit)], Math.Exp(Center.Median(slow) - Center.Median(fast)));
    }

    /// <summary>The logarithm of what a row takes at the fast speed, roughly: a low quantile, because a median may be of either speed.</summary>
    internal static double UsualOf(GateBatches row)
    {
        double[] sorted = [.. row.Elapsed.Skip(row.First).Order()];
        return Math.Log(sorted[(int)(sorted.Length * UsualQuantile)]);
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
