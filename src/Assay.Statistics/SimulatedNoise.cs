namespace Assay.Statistics;

/// <summary>How the rows of a simulated table vary from block to block; standard deviations of logarithms, so that 0.01 is 1 %.</summary>
public enum SimulatedNoise
{
    /// <summary>All rows by 1 %.</summary>
    Equal,

    /// <summary>Two rows by 3 %, all others by 0.5 %.</summary>
    NoisyPair,

    /// <summary>Each row by a standard deviation of its own, log-uniform between 0.5 % and 4 %.</summary>
    Spread,
}
