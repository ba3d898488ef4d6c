using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>What the command line writes to and reads from, and what is known of it; made once, and passed to whoever writes.</summary>
/// <param name="output">Standard output, for answers.</param>
/// <param name="errors">Standard error, for what is said beside them.</param>
internal sealed class Streams(TextWriter output, TextWriter errors)
{
    private const int ColumnsOfFiles = 120;

    private volatile TextWriter said = errors;

    /// <summary>Standard output, for answers.</summary>
    public TextWriter Output => output;

    /// <summary>Standard error, for what is said beside answers.</summary>
    public TextWriter Errors => said;

    /// <summary>Gives the columns of the terminal that shows the answers; null where they go to a pipe or a file.</summary>
    public Func<int>? TerminalWidth { private get; init; }

    /// <summary>Opens standard output for a whole report, in colour or not; null where it goes the way of every other answer.</summary>
    public Func<bool, TextWriter>? ReportOpener { private get; init; }

    /// <summary>
    /// Opens standard error for what moves the cursor itself: nothing that it writes is made safe. Null where no terminal shows it.
    /// </summary>
    public Func<TextWriter>? ProgressOpener { private get; init; }

    /// <summary>Opens standard input.</summary>
    public Func<Stream> InputOpener { private get; init; } = static () => Stream.Null;

    /// <summary>Where somebody answers questions; null where nobody does.</summary>
    public TextReader? Replies { get; init; }

    /// <summary>Whether one terminal shows everything and takes what is typed.</summary>
    public bool IsDialog { get; init; }

    /// <summary>Whether a terminal shows standard error.</summary>
    public bool AreErrorsOnTerminal => ProgressOpener is not null;

    /// <summary>
    /// How wide answers may be, in characters: the terminal's width, or a fixed one where the answer goes to a pipe or a file. A terminal
    /// narrower than the narrowest table wraps its lines itself.
    /// </summary>
    public int Columns => TerminalWidth is null ? ColumnsOfFiles : Math.Max(OutputStyle.MinimumWidth, TerminalWidth() - 1);

    /// <summary>How wide a table of a list may be; null in a pipe or a file, where a row is one line.</summary>
    public int? ColumnsOfTables => TerminalWidth?.Invoke();

    /// <summary>How reports are laid out.</summary>
    public OutputStyle Style =>
        TerminalWidth is null ? OutputStyle.Plain : new OutputStyle(Math.Max(OutputStyle.MinimumWidth, TerminalWidth()), true);

    /// <summary>Standard output for a whole report, kept back until it is long; whoever opens it closes it.</summary>
    public TextWriter OpenReport()
    {
        var hasColours = TerminalWidth is not null;
        if (ReportOpener is not null)
            return ReportOpener(hasColours);
        return new SafeWriter(new SeveralLinesWriter(output), hasColours);
    }

    /// <summary>Standard error for what moves the cursor itself; nowhere without a terminal.</summary>
    public TextWriter OpenProgress() => ProgressOpener?.Invoke() ?? TextWriter.Null;

    /// <summary>Standard input.</summary>
    public Stream OpenInput() => InputOpener();

    /// <summary>Gives a terminal its cursor back, which bars hide, where the program ends in the middle of them.</summary>
    public void ShowCursor() => OpenProgress().Write("\u001b[?25h");

    /// <summary>Says nothing more on standard error, but for what the writer says that this gives back.</summary>
    public TextWriter TakeErrors() => Interlocked.Exchange(ref said, TextWriter.Null);
}
