namespace Assay.Report;

/// <summary>Where a report is written to.</summary>
/// <param name="Width">Columns of the output; lines are never wider.</param>
/// <param name="IsTerminal">Whether a person's terminal shows it, with colour and block characters; otherwise it is plain ASCII.</param>
/// <param name="Extent">How much the format for people prints; the others print all they have.</param>
public readonly record struct OutputStyle(int Width, bool IsTerminal, ReportExtent Extent = ReportExtent.FirstScreen)
{
    /// <summary>The narrowest output that a table is laid out for.</summary>
    public const int MinimumWidth = 40;

    /// <summary>The narrowest output in which two operations stand side by side.</summary>
    internal const int WidthOfTwoOperations = 60;

    /// <summary>
    /// The command that prints the report again, such as <c>assay report results/books.json</c>; empty where there is none.
    /// </summary>
    public string Command { get => field ?? ""; init; }

    /// <summary>A pipe or a file: plain, 100 columns.</summary>
    public static OutputStyle Plain { get; } = new(100, false);
}

/// <summary>How much of a report a person gets.</summary>
public enum ReportExtent
{
    /// <summary>The answer, and the ten rows that matter most: at most <see cref="Terminal.FirstScreen.MostLines"/> lines.</summary>
    FirstScreen,

    /// <summary>The same of every row and data set, and why rows were not measured.</summary>
    AllRows,

    /// <summary>Everything: intervals, ranks, allocations, compression, garbage collection, marks and reasons.</summary>
    Details,
}
