namespace Assay.Report.Model;

/// <summary>Two rows compared; the intervals of all pairs of a table's operation hold at once.</summary>
public sealed record PairComparison
{
    /// <summary>Label of the row.</summary>
    public required string Row { get; init; }

    /// <summary>Label of the other.</summary>
    public required string Other { get; init; }

    /// <summary>Time of the row over time of the other; above 1 is slower.</summary>
    public required double Ratio { get; init; }

    /// <summary>Lower end of the simultaneous interval.</summary>
    public required double Lower { get; init; }

    /// <summary>Upper end of the simultaneous interval.</summary>
    public required double Upper { get; init; }

    /// <summary>Blocks that both rows have.</summary>
    public required int Blocks { get; init; }

    /// <summary>Whether a difference is detected: the interval excludes 1.</summary>
    public required bool Detected { get; init; }

    /// <summary>Label of the one that is faster: the interval lies wholly beyond the margin; null where neither is.</summary>
    public required string? Faster { get; init; }
}
