namespace Assay.Analysis.Statistics;

/// <summary>
/// The one cost of a row in a block: time, ratio, interval and rank all rest on it, and every row is costed alike.
/// <para>
/// With n operations a batch, B batches, elapsed times e, GC pauses p and their total P: batch r costs c = (e - p) / n + P / (n B),
/// that is its own time without pauses and an even share of all pauses of the block. The cost of the block is the median of the c.
/// </para>
/// </summary>
/// <remarks>
/// The median of interleaved batches resists the one-sided noise of a shared machine (Abedi and Brecht, ICPE 2017); the pauses
/// are added because garbage is a cost that the allocating row causes (Georges et al., OOPSLA 2007, count it too). They are
/// spread, because which batch a collection falls into is chance, and a mean over batches would carry that chance into the cost.
/// </remarks>
public sealed record BlockCost
{
    private readonly double[] rounds;

    private BlockCost(double[] rounds) => this.rounds = rounds;

    /// <summary>The cost of one operation, in nanoseconds.</summary>
    public required double NanosecondsPerOperation { get; init; }

    /// <summary>The part of <see cref="NanosecondsPerOperation"/> that is spread GC pauses, in nanoseconds.</summary>
    public required double SpreadPauseNanosecondsPerOperation { get; init; }

    /// <summary>The cheapest round, in nanoseconds for one operation: what the cross-check by minima compares.</summary>
    public required double MinimumNanosecondsPerOperation { get; init; }

    /// <summary>The cost of one operation in each round, in nanoseconds.</summary>
    public ReadOnlySpan<double> Rounds => rounds;

    /// <summary>Takes the cost of one row in one block. The lists are parallel, one entry a round.</summary>
    /// <param name="elapsedNanoseconds">Wall time of each batch, in nanoseconds, above zero.</param>
    /// <param name="pauseNanoseconds">Time in GC pauses during each batch, in nanoseconds, zero or above.</param>
    /// <param name="operationsPerBatch">Operations in each batch, at least 1.</param>
    /// <exception cref="ArgumentException">The lists are empty or not parallel, or hold a value that no clock gives.</exception>
    public static BlockCost From(ReadOnlySpan<double> elapsedNanoseconds, ReadOnlySpan<double> pauseNanoseconds, int operationsPerBatch)
    {
        Require(elapsedNanoseconds, pauseNanoseconds, operationsPerBatch);
        var spread = Center.MeanOf(pauseNanoseconds) / operationsPerBatch;
        var rounds = new double[elapsedNanoseconds.Length];
        // Two clocks measure a batch and its pause; where nearly all of it is pause, rounding may leave less than nothing.
        for (var i = 0; i < rounds.Length; i++)
            rounds[i] = (Math.Max(elapsedNanoseconds[i] - pauseNanoseconds[i], 0) / operationsPerBatch) + spread;
        return new BlockCost(rounds)
        {
            NanosecondsPerOperation = Center.Median(rounds),
            SpreadPauseNanosecondsPerOperation = spread,
            MinimumNanosecondsPerOperation = rounds.Min(),
        };
    }

    /// <summary>
    /// The same block with a constant added to each operation, such as a conversion that the row needs and others have inside.
    /// </summary>
    /// <param name="nanosecondsPerOperation">What is added, in nanoseconds, zero or above.</param>
    /// <exception cref="ArgumentOutOfRangeException">The addition is negative or not finite.</exception>
    public BlockCost Plus(double nanosecondsPerOperation)
    {
        if (!double.IsFinite(nanosecondsPerOperation) || nanosecondsPerOperation < 0)
            throw new ArgumentOutOfRangeException(
                nameof(nanosecondsPerOperation), nanosecondsPerOperation, "Only a finite time of zero or above can be added to a cost.");
        return new BlockCost(Array.ConvertAll(rounds, round => round + nanosecondsPerOperation))
        {
            NanosecondsPerOperation = NanosecondsPerOperation + nanosecondsPerOperation,
            SpreadPauseNanosecondsPerOperation = SpreadPauseNanosecondsPerOperation,
            MinimumNanosecondsPerOperation = MinimumNanosecondsPerOperation + nanosecondsPerOperation,
        };
    }

    private static void Require(ReadOnlySpan<double> elapsed, ReadOnlySpan<double> pauses, int operations)
    {
        Numbers.RequireAny(elapsed, "batch", "elapsedNanoseconds");
        Numbers.RequirePositive(elapsed, "elapsed time", "elapsedNanoseconds");
        Numbers.RequireSameLength(pauses.Length, elapsed.Length, "pause times", "pauseNanoseconds");
        Numbers.RequireNotNegative(pauses, "pause time", "pauseNanoseconds");
        if (operations < 1)
            throw new ArgumentOutOfRangeException(nameof(operations), operations, "A batch holds at least one operation.");
    }
}
