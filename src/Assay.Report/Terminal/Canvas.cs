using System.Text;
using Assay.Analysis.Statistics;
using Assay.Core.Naming;
using Spectre.Console;
using Spectre.Console.Rendering;
using TableBorder = Spectre.Console.TableBorder;

namespace Assay.Report.Terminal;

/// <summary>Paper of a fixed width: everything on it is fitted, and plain unless a terminal shows it.</summary>
internal sealed class Canvas(TextWriter output, OutputStyle style)
{
    public int Width { get; } = Math.Max(style.Width, OutputStyle.MinimumWidth);

    /// <summary>What columns may fill: Spectre keeps a column free at either edge of a table, for a frame.</summary>
    public int TableWidth => Width - 2;

    public bool IsTerminal { get; } = style.IsTerminal;

    public void Blank() => output.WriteLine();

    /// <summary>A paragraph; lines after the first are indented.</summary>
    public void Paragraph(string text, int indent = 0, bool isStrong = false)
    {
        foreach (var line in Plain.Wrap(text, Width, indent))
            output.WriteLine(isStrong && IsTerminal ? $"\u001b[1m{line}\u001b[0m" : line);
    }

    /// <summary>
    /// A line in which blanks are places, such as one with a sparkline; only where it is too wide is it broken like a paragraph.
    /// </summary>
    public void Drawn(string line)
    {
        line = OneLine.Of(line);
        if (line.Length <= Width)
            output.WriteLine(line);
        else
            Paragraph(line, indent: 2);
    }

    /// <summary>A table without frames.</summary>
    public Table NewTable() => new()
    {
        Border = new HeaderRule(IsTerminal ? '─' : '-'),
        ShowRowSeparators = false,
        UseSafeBorder = false,
    };

    public void Draw(IRenderable renderable)
    {
        using var buffer = new StringWriter { NewLine = "\n" };
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = IsTerminal ? AnsiSupport.Yes : AnsiSupport.No,
            ColorSystem = IsTerminal ? ColorSystemSupport.Standard : ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(buffer),
        });
        console.Profile.Width = Width;
        console.Profile.Capabilities.Unicode = true;
        console.Write(renderable);
        // Spectre pads every line and draws empty lines for edges that this border does not have.
        var lines = buffer.ToString().Split('\n').Select(line => line.TrimEnd()).Where(line => line.Length > 0);
        foreach (var line in lines)
            output.WriteLine(line);
    }
}

/// <summary>A table without frames: one rule under the header, nothing else between the reader and the figures.</summary>
internal sealed class HeaderRule(char dash) : TableBorder
{
    public override string GetPart(TableBorderPart part) => part switch
    {
        TableBorderPart.HeaderBottomLeft or TableBorderPart.HeaderBottomRight => "",
        TableBorderPart.HeaderBottom or TableBorderPart.HeaderBottomSeparator => dash.ToString(),
        TableBorderPart.CellSeparator or TableBorderPart.HeaderSeparator
            or TableBorderPart.HeaderTopSeparator or TableBorderPart.FooterBottomSeparator => " ",
        _ => "",
    };
}

/// <summary>A row's label in a column that may be too narrow for it.</summary>
internal static class Label
{
    /// <summary>The narrowest column that figures make room for.</summary>
    public const int Narrowest = 20;

    // The second line of a label is indented, so that nobody takes it for a row.
    private const string Indent = "  ";

    /// <summary>
    /// The label in lines of at most <paramref name="width"/>, broken behind a slash, dash, dot or blank where there is one.
    /// </summary>
    public static string Fit(string label, int width)
    {
        var text = new StringBuilder();
        var line = OneLine.Of(label);
        var indent = 0;
        while (line.Length > width && width > Indent.Length)
        {
            var end = line.AsSpan(indent, width - indent).LastIndexOfAny("/-. ") + 1;
            var cut = end > 0 ? indent + end : width;
            text.Append(line.AsSpan(0, cut).TrimEnd()).Append('\n');
            line = Indent + line[cut..];
            indent = Indent.Length;
        }

        return text.Append(line).ToString();
    }
}

/// <summary>A bar inside a cell: its length is linear in the time, so half the bar is half the time.</summary>
internal static class Bar
{
    private const double LongestInMedians = 4;
    private const string Eighths = " ▏▎▍▌▋▊▉█";

    /// <summary>
    /// The value of a full bar: the largest, but no more than four medians, or one very slow row would draw all others as nothing.
    /// </summary>
    public static double Scale(IReadOnlyList<double> values) =>
        values.Count == 0 ? 0 : Math.Min(values.Max(), LongestInMedians * Center.UpperMedian(values));

    /// <summary>
    /// A bar of <paramref name="width"/> columns, filled up to the share that <paramref name="value"/> has in <paramref name="maximum"/>;
    /// it ends in &gt; where it runs off the scale.
    /// </summary>
    public static string Of(double value, double maximum, int width, bool isTerminal)
    {
        if (width <= 0 || !(maximum > 0))
            return "";
        if (value > maximum)
            return new string(isTerminal ? Eighths[8] : '#', width - 1) + '>';
        var share = value / maximum;
        return (isTerminal ? Blocks(share, width) : Hashes(share, width)).PadRight(width);
    }

    private static string Blocks(double share, int width)
    {
        var eighths = Math.Max(1, (int)Math.Round(share * width * 8));
        var rest = eighths % 8;
        return new string(Eighths[8], eighths / 8) + (rest > 0 ? Eighths[rest] : "");
    }

    // Something measured is never drawn as nothing.
    private static string Hashes(double share, int width) => new('#', Math.Max(1, (int)Math.Round(share * width)));
}
