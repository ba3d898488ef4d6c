using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Calls;

/// <summary>What a published protocol finds: a table for each data set, size and operation.</summary>
/// <param name="Protocol">Its name, such as <c>paper</c>.</param>
/// <param name="Calls">Calls planned for each cell, all in one fresh process.</param>
public sealed record CallsReport(string Protocol, int Calls, IReadOnlyList<CallsTable> Tables);

/// <summary>What calls of one operation took.</summary>
/// <param name="Workload">The data set and size.</param>
/// <param name="Operation">Serialize or deserialize.</param>
/// <param name="Lines">The rows, those that keep most first, then by their mean; reference rows last.</param>
/// <param name="Missing">Rows without figures, by reason.</param>
public sealed record CallsTable(
    WorkloadOptions Workload, Operation Operation, IReadOnlyList<CallsLine> Lines, IReadOnlyList<Unmeasured> Missing);

/// <summary>The calls of one row. Times are in nanoseconds.</summary>
public sealed record CallsLine
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How much of the data it brings back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>Every call, in order.</summary>
    public required IReadOnlyList<long> Calls { get; init; }

    /// <summary>Making the adapter and setting it up, before the first call and no part of it.</summary>
    public required long Prepare { get; init; }

    /// <summary>Payload of one instance, in bytes; null where it is not known.</summary>
    public required long? PayloadBytes { get; init; }

    /// <summary>The first call.</summary>
    public long First => Calls[0];

    /// <summary>The quickest call.</summary>
    public long Best => Calls.Min();

    /// <summary>The slowest call.</summary>
    public long Worst => Calls.Max();

    /// <summary>The mean of all calls but one quickest and one slowest; null with fewer than three calls.</summary>
    public double? TrimmedMean => Calls.Count < 3 ? null : (Calls.Sum() - Best - Worst) / (double)(Calls.Count - 2);

    /// <summary>That mean divided by the first call: near 1 where the first call takes no longer than later ones.</summary>
    public double? AverageOverFirst => First > 0 ? TrimmedMean / First : null;

    /// <summary>Number of the slowest call, from 1; of several equally slow ones the earliest.</summary>
    public int WorstCall => Calls.ToList().IndexOf(Worst) + 1;
}
