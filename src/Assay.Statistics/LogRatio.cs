namespace Assay.Statistics;

/// <summary>
/// How much dearer a row is than the reference row in one block, as a natural logarithm: 0 is equal, above is slower.
/// <para>
/// Both rows' rounds were interleaved, so a machine that drifts takes both along: where both costs are medians, the log ratio is
/// the median over the rounds of ln c(row, round) - ln c(reference, round), with c as in <see cref="BlockCost"/> and
/// without the rounds in which either batch held a collection.
/// </para>
/// <para>
/// Where either cost is the mean of all batches, a median of pairs would throw away the very collections that the mean
/// is there to count; then the log ratio is ln cost(row) - ln cost(reference), the same costs that the times show.
/// </para>
/// </summary>
/// <remarks>Pairing within rounds: Bulej et al., "Duet benchmarking", ICPE 2020; Abedi and Brecht, ICPE 2017.</remarks>
public static class LogRatio
{
    /// <summary>The log ratio of two rows in one block.</summary>
    /// <param name="row">The row's cost.</param>
    /// <param name="reference">The reference row's cost in the same block and group: equal rounds were measured together.</param>
    /// <exception cref="ArgumentException">The two have different numbers of rounds.</exception>
    public static double InBlock(BlockCost row, BlockCost reference)
    {
        if (row.Rounds.Length != reference.Rounds.Length)
        {
            throw new ArgumentException(
                $"The row has {row.Rounds.Length} rounds and the reference {reference.Rounds.Length}: only rounds measured together can be paired.", nameof(row));
        }

        return AreMedians(row, reference)
            ? Center.Median(Pairs(row.Rounds, reference.Rounds))
            : Math.Log(row.NanosecondsPerOperation) - Math.Log(reference.NanosecondsPerOperation);
    }

    /// <summary>
    /// The cross-check: the log ratio of the two rows' cheapest rounds, with the same GC correction. Null where either cost
    /// is the mean of all batches: the cheapest round then holds no collection, and says nothing about a cost that does.
    /// </summary>
    /// <param name="row">The row's cost.</param>
    /// <param name="reference">The reference row's cost in the same block.</param>
    public static double? OfMinima(BlockCost row, BlockCost reference) => AreMedians(row, reference)
        ? Math.Log(row.MinimumNanosecondsPerOperation) - Math.Log(reference.MinimumNanosecondsPerOperation)
        : null;

    private static bool AreMedians(BlockCost row, BlockCost reference) =>
        row.Basis == CostBasis.MedianWithPauses && reference.Basis == CostBasis.MedianWithPauses;

    // At most a fifth of either row's rounds are left out, so at least three fifths are left as pairs.
    private static double[] Pairs(ReadOnlySpan<double> row, ReadOnlySpan<double> reference)
    {
        var pairs = new List<double>(row.Length);
        for (var i = 0; i < row.Length; i++)
        {
            if (!double.IsNaN(row[i]) && !double.IsNaN(reference[i]))
                pairs.Add(Math.Log(row[i]) - Math.Log(reference[i]));
        }

        return [.. pairs];
    }
}
