namespace Assay.Report.Costs;

/// <summary>A report of one kind of cost, in words and figures: every format writes the same cells.</summary>
/// <param name="Kind">Its name in files for programs, such as <c>startup</c>.</param>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Tables">The tables.</param>
/// <param name="Notes">What else there is to say, such as on the machine.</param>
public sealed record CostReport(string Kind, IReadOnlyList<string> Answer, IReadOnlyList<WordTable> Tables, IReadOnlyList<string> Notes)
{
    /// <summary>Code that explains the tables; empty for none.</summary>
    public IReadOnlyList<CodeText> Code { get; init; } = [];
}

/// <summary>Code that explains a report.</summary>
/// <param name="Title">What it shows.</param>
/// <param name="Text">The code, as C#.</param>
public sealed record CodeText(string Title, string Text);

/// <summary>One table.</summary>
/// <param name="Id">Its name in files for programs, such as <c>serialize</c>.</param>
/// <param name="Title">What it shows.</param>
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
}

/// <summary>One column.</summary>
/// <param name="Id">Its name in files for programs, with its unit, such as <c>totalNanoseconds</c>.</param>
/// <param name="Head">Its head for people.</param>
/// <param name="IsText">Whether its cells are texts.</param>
public sealed record WordColumn(string Id, string Head, bool IsText = false)
{
    /// <summary>Whether its cells are sentences, which a terminal cuts to the room that other columns leave.</summary>
    public bool IsSentence { get; init; }

    /// <summary>Whether only full tables have it.</summary>
    public bool IsDetail { get; init; }
}

/// <summary>One row.</summary>
/// <param name="Group">The head that it stands under; empty without groups.</param>
/// <param name="Cells">Its cells, one for each column.</param>
public sealed record WordRow(string Group, IReadOnlyList<WordCell> Cells);

/// <summary>One cell: what people read, and the same for programs.</summary>
/// <param name="Text">What people read; a dash where there is nothing.</param>
/// <param name="Value">The number in the unit of the column's name; null where there is none.</param>
/// <param name="Lower">The lower end of its interval; null without one.</param>
/// <param name="Upper">The upper end.</param>
public readonly record struct WordCell(string Text, double? Value = null, double? Lower = null, double? Upper = null)
{
    /// <summary>A cell with nothing in it.</summary>
    public static WordCell None { get; } = new("-");

    /// <summary>A time in nanoseconds.</summary>
    public static WordCell Time(double? nanoseconds) => nanoseconds is { } known ? new(Units.Time(known), known) : None;

    /// <summary>A size in bytes.</summary>
    public static WordCell Size(double? bytes) => bytes is { } known ? new(Units.Size(known), known) : None;

    /// <summary>A whole number.</summary>
    public static WordCell Whole(long? number) => number is { } known ? new(Units.Whole(known), known) : None;
}
