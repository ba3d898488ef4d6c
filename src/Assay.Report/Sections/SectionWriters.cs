using Assay.Report.Terminal;

namespace Assay.Report.Sections;

/// <summary>Writes reports in the formats of the command line.</summary>
public static class SectionWriters
{
    /// <summary>The formats' names, the default first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["table", "markdown", "csv", "json"];

    /// <summary>Writes a report.</summary>
    /// <param name="format">One of <see cref="Names"/>.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output; formats for programs do not depend on it.</param>
    /// <exception cref="ArgumentException">There is no such format; the message names those that there are.</exception>
    public static void Write(SectionReport report, string format, TextWriter output, OutputStyle style)
    {
        switch (format)
        {
            case "table" when report.Screen is { } screen:
                screen(output, style);
                break;
            case "table":
                new SectionTerminal(new Canvas(output, style), style).Write(report);
                break;
            case "markdown":
                SectionMarkdown.Write(report, output);
                break;
            case "csv":
                SectionCsv.Write(report, output);
                break;
            case "json":
                SectionJson.Write(report, output);
                break;
            default:
                throw new ArgumentException($"Unknown report format '{format}'. Use one of: {string.Join(", ", Names)}.", nameof(format));
        }
    }
}
