using Assay.Report.Terminal;

namespace Assay.Report.Writers;

/// <summary>The formats of the report, by their names on the command line.</summary>
public static class ReportWriters
{
    private static readonly IReportWriter[] All = [new TerminalWriter(), new MarkdownWriter(), new CsvWriter(), new JsonWriter()];

    /// <summary>The formats' names, the default first.</summary>
    public static IReadOnlyList<string> Names { get; } = [.. All.Select(writer => writer.Name)];

    /// <summary>The writer of a format.</summary>
    /// <param name="name">One of <see cref="Names"/>.</param>
    /// <exception cref="ArgumentException">There is no such format; the message names those that there are.</exception>
    public static IReportWriter Find(string name) =>
        Array.Find(All, writer => writer.Name == name)
        ?? throw new ArgumentException($"Unknown report format '{name}'. Use one of: {string.Join(", ", Names)}.", nameof(name));
}
