using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;

namespace Assay.Experiments.Growth;

/// <summary>How times grow with the number of objects: a table for each data set and operation.</summary>
/// <param name="Blocks">Fresh processes of each row and size.</param>
public sealed record GrowthReport(int Blocks, IReadOnlyList<GrowthTable> Tables);

/// <summary>How times of one operation grow.</summary>
/// <param name="Unit">What is counted, singular.</param>
/// <param name="Sizes">All sizes of the run, ascending.</param>
/// <param name="Lines">The rows, those that keep most first, then the quickest at the largest size first; reference rows last.</param>
/// <param name="Missing">Rows without figures, by reason.</param>
public sealed record GrowthTable(string DataSet, string Unit, Operation Operation, IReadOnlyList<int> Sizes,
    IReadOnlyList<GrowthLine> Lines, IReadOnlyList<Unmeasured> Missing);

/// <summary>How the time of one row grows.</summary>
public sealed record GrowthLine
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How much of the smallest size it brings back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>The time at each size, ascending; sizes without one are left out.</summary>
    public required IReadOnlyList<GrowthPoint> Points { get; init; }

    /// <summary>The fit of all blocks together; null with too few sizes.</summary>
    public required GrowthFit? Fit { get; init; }

    /// <summary>The confidence interval of the exponent, from fits of the single blocks; null with too few.</summary>
    public required (double Lower, double Upper)? Exponent { get; init; }

    /// <summary>How that part of the time grows which allocating the objects alone does not take; null where that cannot be told.</summary>
    public required GrowthBeyond? Beyond { get; init; }

    /// <summary>Whether it grows more than linearly, for certain, and not only because allocating the objects does: the alarm.</summary>
    public required bool IsMoreThanLinear { get; init; }

    /// <summary>
    /// Sizes that the machine measured at its slower speed alone: their times are divided by what that speed costs the row at other sizes.
    /// </summary>
    public required int SlowSizes { get; init; }

    /// <summary>Where each object takes longer, for certain; null where it nowhere does.</summary>
    public required GrowthBend? Bend { get; init; }

    /// <summary>Why sizes are missing; null where none is.</summary>
    public required GrowthLimit? Limit { get; init; }

    /// <summary>Time for each object at the largest size, the fixed cost left out.</summary>
    public double? EachNanoseconds => Fit is null ? null : Math.Max(0, Points[^1].Nanoseconds - Fit.Fixed) / Points[^1].Size;
}

/// <summary>The time of one size.</summary>
/// <param name="Size">The number of objects.</param>
/// <param name="Nanoseconds">The geometric mean over blocks.</param>
public readonly record struct GrowthPoint(int Size, double Nanoseconds);

/// <summary>How the time grows that a reader takes beyond allocating the objects.</summary>
/// <param name="Lower">The lower end of its confidence interval.</param>
public sealed record GrowthBeyond(double Exponent, double Lower, double Upper);

/// <summary>A place from which each object takes longer: data no longer fit a cache, or arrays go to the large-object heap.</summary>
/// <param name="Above">The last size before it.</param>
/// <param name="Factor">Time of each object at the next size, divided by that before.</param>
public sealed record GrowthBend(int Above, double Factor);

/// <summary>Why a row has no time at a size.</summary>
/// <param name="Size">The smallest such size.</param>
public sealed record GrowthLimit(int Size, string Cause);
