namespace Assay.Report.Sections;

/// <summary>One row.</summary>
/// <param name="Group">The head that it stands under; empty without groups.</param>
/// <param name="Cells">Its cells, one for each column.</param>
public sealed record WordRow(string Group, IReadOnlyList<WordCell> Cells);
