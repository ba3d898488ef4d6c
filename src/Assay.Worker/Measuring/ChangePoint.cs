namespace Assay.Worker.Measuring;

/// <summary>A place where a series moves to another level.</summary>
/// <param name="Index">First value of the new level.</param>
/// <param name="Shift">Median after minus median before; of log times, so about the relative change.</param>
internal readonly record struct ChangePoint(int Index, double Shift)
{
    /// <summary>Least series that the test can say anything about; shorter ones never have a change point.</summary>
    public const int LeastValues = 16;

    private const double FalseAlarms = 0.01;

    // A level that moves less than the margin below which rows are called equal would cost patience and change no answer.
    private const double LeastShift = 0.01;

    /// <summary>
    /// Finds a change of level, or a drift, by Pettitt's rank test (Applied Statistics 28, 1979): the largest |U(t)|, where U(t) sums the signs of all differences
    /// across t, has p = 2 exp(-6 U^2 / (n^3 + n^2)). Ranks make single slow batches harmless.
    /// </summary>
    /// <param name="logTimes">Logarithms of the times of one operation, oldest first.</param>
    /// <returns>Null where the values are of one level, but for about 1 % of false alarms.</returns>
    public static ChangePoint? Find(ReadOnlySpan<double> logTimes)
    {
        int n = logTimes.Length;
        if (n < LeastValues)
            return null;
        (int index, double largest) = LargestRankSum(logTimes);
        double critical = Math.Sqrt(-Math.Log(FalseAlarms / 2) * n * n * (n + 1.0) / 6);
        if (largest < critical)
            return null;
        double shift = Median(logTimes[index..]) - Median(logTimes[..index]);
        return Math.Abs(shift) < LeastShift ? null : new ChangePoint(index, shift);
    }

    /// <summary>The median of some values.</summary>
    public static double Median(ReadOnlySpan<double> values)
    {
        double[] sorted = values.ToArray();
        Array.Sort(sorted);
        int middle = sorted.Length / 2;
        return sorted.Length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private static (int Index, double Largest) LargestRankSum(ReadOnlySpan<double> values)
    {
        double sum = 0, largest = 0;
        int index = 0;
        for (int t = 0; t < values.Length - 1; t++)
        {
            foreach (double other in values)
                sum += Math.Sign(values[t] - other);
            if (Math.Abs(sum) <= largest)
                continue;
            largest = Math.Abs(sum);
            index = t + 1;
        }

        return (index, largest);
    }
}
