namespace Assay.Statistics;

/// <summary>
/// The one cost of a row in a block: time, ratio, interval and rank all rest on it.
/// <para>
/// With n operations a batch, B batches, elapsed times e and a total P of GC pauses: a batch without a collection costs
/// c = e / n + P / (n B), that is its own time and an even share of all pauses of the block; a batch with a collection is
/// left out, because its pause is already spread. The cost of the block is the median of the c.
/// </para>
/// <para>
/// Where more than <see cref="HeavyCollectionShare"/> of the batches hold a collection, quiet batches no longer stand for
/// the row: every batch costs c = e / n, nothing is added, and the cost of the block is their mean.
/// </para>
/// </summary>
/// <remarks>
/// The median of interleaved batches resists the one-sided noise of a shared machine (Abedi and Brecht, ICPE 2017); the pauses
/// are added because garbage is a cost that the allocating row causes (Georges et al., OOPSLA 2007, count it too).
/// </remarks>
public sealed record BlockCost
{
    /// <summary>The share of batches with a collection above which the mean of all batches is taken.</summary>
    public const double HeavyCollectionShare = 0.2;

    private readonly double[] _rounds;

    private BlockCost(double[] rounds, CostBasis basis) => (_rounds, Basis) = (rounds, basis);

    /// <summary>The cost of one operation, in nanoseconds.</summary>
    public required double NanosecondsPerOperation { get; init; }

    /// <summary>The part of <see cref="NanosecondsPerOperation"/> that is spread GC pauses, in nanoseconds; 0 for the mean of all batches.</summary>
    public required double SpreadPauseNanosecondsPerOperation { get; init; }

    /// <summary>The share of batches that hold a garbage collection, 0 to 1.</summary>
    public required double CollectionShare { get; init; }

    /// <summary>The cheapest round, in nanoseconds for one operation: what the cross-check by minima compares.</summary>
    public required double MinimumNanosecondsPerOperation { get; init; }

    /// <summary>How the cost was taken.</summary>
    public CostBasis Basis { get; }

    /// <summary>The cost of one operation in each round, in nanoseconds; NaN in rounds that were left out for their collection.</summary>
    public ReadOnlySpan<double> Rounds => _rounds;

    /// <summary>Takes the cost of one row in one block. The lists are parallel, one entry a round.</summary>
    /// <param name="elapsedNanoseconds">Wall time of each batch, in nanoseconds, above zero.</param>
    /// <param name="pauseNanoseconds">Time in GC pauses during each batch, in nanoseconds, zero or above.</param>
    /// <param name="collections">Garbage collections of any generation during each batch.</param>
    /// <param name="operationsPerBatch">Operations in each batch, at least 1.</param>
    /// <exception cref="ArgumentException">The lists are empty or not parallel, or hold a value that no clock gives.</exception>
    public static BlockCost From(
        ReadOnlySpan<double> elapsedNanoseconds, ReadOnlySpan<double> pauseNanoseconds,
        ReadOnlySpan<int> collections, int operationsPerBatch)
    {
        Require(elapsedNanoseconds, pauseNanoseconds, collections, operationsPerBatch);
        var share = ShareWithCollection(collections);
        return share > HeavyCollectionShare
            ? MeanOfAll(elapsedNanoseconds, operationsPerBatch, share)
            : MedianOfQuiet(elapsedNanoseconds, pauseNanoseconds, collections, operationsPerBatch, share);
    }

    /// <summary>The same block with a constant added to each operation, such as a conversion that the row needs and others have inside.</summary>
    /// <param name="nanosecondsPerOperation">What is added, in nanoseconds, zero or above.</param>
    /// <exception cref="ArgumentOutOfRangeException">The addition is negative or not finite.</exception>
    public BlockCost Plus(double nanosecondsPerOperation)
    {
        if (!double.IsFinite(nanosecondsPerOperation) || nanosecondsPerOperation < 0)
            throw new ArgumentOutOfRangeException(nameof(nanosecondsPerOperation), nanosecondsPerOperation, "Only a finite time of zero or above can be added to a cost.");
        return new BlockCost(Array.ConvertAll(_rounds, round => round + nanosecondsPerOperation), Basis)
        {
            NanosecondsPerOperation = NanosecondsPerOperation + nanosecondsPerOperation,
            SpreadPauseNanosecondsPerOperation = SpreadPauseNanosecondsPerOperation,
            CollectionShare = CollectionShare,
            MinimumNanosecondsPerOperation = MinimumNanosecondsPerOperation + nanosecondsPerOperation,
        };
    }

    private static BlockCost MedianOfQuiet(
        ReadOnlySpan<double> elapsed, ReadOnlySpan<double> pauses, ReadOnlySpan<int> collections, int operations, double share)
    {
        var spread = Center.MeanOf(pauses) / operations;
        var rounds = new double[elapsed.Length];
        for (var i = 0; i < rounds.Length; i++)
            rounds[i] = collections[i] > 0 ? double.NaN : (elapsed[i] / operations) + spread;
        var quiet = Array.FindAll(rounds, round => !double.IsNaN(round));
        return new BlockCost(rounds, CostBasis.MedianWithPauses)
        {
            NanosecondsPerOperation = Center.Median(quiet),
            SpreadPauseNanosecondsPerOperation = spread,
            CollectionShare = share,
            MinimumNanosecondsPerOperation = quiet.Min(),
        };
    }

    private static BlockCost MeanOfAll(ReadOnlySpan<double> elapsed, int operations, double share)
    {
        var rounds = new double[elapsed.Length];
        for (var i = 0; i < rounds.Length; i++)
            rounds[i] = elapsed[i] / operations;
        return new BlockCost(rounds, CostBasis.MeanOfAllBatches)
        {
            NanosecondsPerOperation = Center.MeanOf(rounds),
            SpreadPauseNanosecondsPerOperation = 0,
            CollectionShare = share,
            MinimumNanosecondsPerOperation = rounds.Min(),
        };
    }

    private static double ShareWithCollection(ReadOnlySpan<int> collections)
    {
        var count = 0;
        foreach (var value in collections)
            count += value > 0 ? 1 : 0;
        return (double)count / collections.Length;
    }

    private static void Require(ReadOnlySpan<double> elapsed, ReadOnlySpan<double> pauses, ReadOnlySpan<int> collections, int operations)
    {
        Numbers.RequireAny(elapsed, "batch", "elapsedNanoseconds");
        Numbers.RequirePositive(elapsed, "elapsed time", "elapsedNanoseconds");
        Numbers.RequireSameLength(pauses.Length, elapsed.Length, "pause times", "pauseNanoseconds");
        Numbers.RequireNotNegative(pauses, "pause time", "pauseNanoseconds");
        Numbers.RequireSameLength(collections.Length, elapsed.Length, "collection counts", nameof(collections));
        foreach (var count in collections)
        {
            if (count < 0)
                throw new ArgumentException($"A batch holds {count} collections: counts start at zero.", nameof(collections));
        }

        if (operations < 1)
            throw new ArgumentOutOfRangeException(nameof(operations), operations, "A batch holds at least one operation.");
    }
}
