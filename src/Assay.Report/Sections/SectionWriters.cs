using Assay.Report.Terminal;

namespace Assay.Report.Sections;

/// <summary>Writes reports in the formats of the command line.</summary>
public static class SectionWriters
{
    /// <summary>Writes a report.</summary>
    /// <param name="report">What it says.</param>
    /// <param name="format">The format's name.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output; formats for programs do not depend on it.</param>
    /// <exception cref="ArgumentException">There is no such format.</exception>
    public static void Write(SectionReport report, string format, TextWriter output, OutputStyle style)
    {
        switch (format)
        {
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
                throw new ArgumentException($"There is no format {format}.", nameof(format));
        }
    }
}
