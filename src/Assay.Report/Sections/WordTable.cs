namespace Assay.Report.Sections;

/// <summary>One table.</summary>
/// <param name="Id">Its name in files for programs, such as <c>serialize</c>.</param>
/// <param name="HowToRead">How to read it, in sentences.</param>
/// <param name="Columns">The columns; the first one names the row.</param>
/// <param name="Rows">The rows, in groups.</param>
/// <param name="Notes">Sentences below it, such as why rows have no figures.</param>
public sealed record WordTable(string Id, string Title, IReadOnlyList<string> HowToRead, IReadOnlyList<WordColumn> Columns,
    IReadOnlyList<WordRow> Rows, IReadOnlyList<string> Notes)
{
    /// <summary>
    /// Whether its cells are sentences, which a terminal shows one below the other: the second cell, the first, and the third.
    /// </summary>
    public bool IsProse { get; init; }

    /// <summary>Whether a first screen shows all of its rows.</summary>
    public bool IsWhole { get; init; }

    /// <summary>Whether a terminal shows it with full tables only.</summary>
    public bool IsDetail { get; init; }

    /// <summary>Whether it is a part of what the tables above it begin: Markdown gives it a smaller title.</summary>
    public bool IsPart { get; init; }

    /// <summary>Who reads it.</summary>
    public Readers Readers { get; init; }

    /// <summary>The table with the columns that so many read.</summary>
    internal WordTable Of(Readers readers)
    {
        int[] kept = [.. Enumerable.Range(0, Columns.Count).Where(index => Columns[index].IsFor(readers))];
        return kept.Length == Columns.Count ? this : this with
        {
            Columns = [.. kept.Select(index => Columns[index])],
            Rows = [.. Rows.Select(row => row with { Cells = [.. kept.Select(index => row.Cells[index])] })],
        };
    }
}

/// <summary>One row.</summary>
/// <param name="Group">The head that it stands under; empty without groups.</param>
/// <param name="Cells">Its cells, one for each column.</param>
public sealed record WordRow(string Group, IReadOnlyList<WordCell> Cells);
