namespace Assay.Statistics;

/// <summary>
/// How much dearer a row is than the reference row in one block, as a natural logarithm: 0 is equal, above is slower.
/// <para>
/// Both rows' rounds were interleaved, so a machine that drifts takes both along: the log ratio is the median over the rounds
/// of ln c(row, round) - ln c(reference, round), with c as in <see cref="BlockCost"/>.
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

        var pairs = new double[row.Rounds.Length];
        for (var i = 0; i < pairs.Length; i++)
            pairs[i] = Math.Log(row.Rounds[i]) - Math.Log(reference.Rounds[i]);
        return Center.Median(pairs);
    }

    /// <summary>The cross-check: the log ratio of the two rows' cheapest rounds, with the same spreading of GC pauses.</summary>
    /// <param name="row">The row's cost.</param>
    /// <param name="reference">The reference row's cost in the same block.</param>
    public static double OfMinima(BlockCost row, BlockCost reference) =>
        Math.Log(row.MinimumNanosecondsPerOperation) - Math.Log(reference.MinimumNanosecondsPerOperation);
}
