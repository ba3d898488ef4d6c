using Assay.Core.Adapters;

namespace Assay.Analysis.Model;

/// <summary>
/// Who is ahead in one operation of a table, among the rows that bring back most. A row that loses more than they do never is.
/// </summary>
public sealed record OperationLead
{
    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>
    /// What the rows that are compared bring back: everything, or all public members where no row brings back everything.
    /// </summary>
    public required Kept Among { get; init; }

    /// <summary>How many such rows were measured.</summary>
    public required int Rows { get; init; }

    /// <summary>Label of the row of lowest cost.</summary>
    public required string Label { get; init; }

    /// <summary>Whether ranks back it; otherwise it has the lowest time so far and no more.</summary>
    public required bool IsRanked { get; init; }

    /// <summary>Labels of those rows that are not significantly slower, lowest cost first; empty without ranks.</summary>
    public required IReadOnlyList<string> NotSignificantlySlower { get; init; }
}
