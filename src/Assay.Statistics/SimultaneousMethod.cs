namespace Assay.Statistics;

/// <summary>How simultaneous intervals are made. Only the first is used for verdicts; the simulation shows what the others would do.</summary>
public enum SimultaneousMethod
{
    /// <summary>The larger of the pair's own and the two rows' own variance, with a simulated critical value: see <see cref="Comparison"/>.</summary>
    LargerVariance,

    /// <summary>The variance of the pair's differences, with the studentized range at K - 1 degrees of freedom (Games and Howell, 1976).</summary>
    GamesHowell,

    /// <summary>One variance for all rows, with the studentized range at (R - 1)(K - 1) degrees of freedom (Tukey, 1953).</summary>
    PooledTukey,
}
