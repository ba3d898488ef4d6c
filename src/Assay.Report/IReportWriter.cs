using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>One format of the report.</summary>
public interface IReportWriter
{
    /// <summary>The format's name on the command line.</summary>
    string Name { get; }

    /// <summary>Writes the report.</summary>
    /// <param name="model">What the run says.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output; formats for programs do not depend on it.</param>
    void Write(ReportModel model, TextWriter output, OutputStyle style);

    /// <summary>Whether the format has a form for a close look at rows.</summary>
    bool HasDeepView { get; }

    /// <summary>Writes a close look at rows, and nothing else.</summary>
    /// <param name="report">What the rows' processes did.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output.</param>
    /// <exception cref="NotSupportedException">The format has no such form.</exception>
    void WriteDeep(DeepReport report, TextWriter output, OutputStyle style);
}

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
