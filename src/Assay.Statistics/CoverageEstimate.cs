namespace Assay.Statistics;

/// <summary>How often the intervals of simulated tables held the truth.</summary>
public sealed record CoverageEstimate
{
    /// <summary>What was simulated.</summary>
    public required CoverageScenario Scenario { get; init; }

    /// <summary>How the intervals were made.</summary>
    public required SimultaneousMethod Method { get; init; }

    /// <summary>Simulated tables.</summary>
    public required int Tables { get; init; }

    /// <summary>Tables of which every interval held the true difference of its pair, in sequential runs at every look taken.</summary>
    public required int Held { get; init; }

    /// <summary>The mean half width of all intervals, a natural logarithm.</summary>
    public required double MeanHalfWidth { get; init; }

    /// <summary>The mean number of blocks over rows and tables; below the last look where settled rows leave.</summary>
    public required double MeanBlocks { get; init; }

    /// <summary>The simultaneous coverage, 0 to 1.</summary>
    public double Coverage => (double)Held / Tables;

    /// <summary>The standard error of <see cref="Coverage"/>.</summary>
    public double StandardError => Math.Sqrt(Coverage * (1 - Coverage) / Tables);
}
