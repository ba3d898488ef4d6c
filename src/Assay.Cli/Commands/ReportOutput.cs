using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Report;
using Assay.Report.Writers;

namespace Assay.Cli.Commands;

/// <summary>Prints the report of results to standard output.</summary>
internal static class ReportOutput
{
    /// <summary>Prints the tables, and in a deep run a close look at rows below them.</summary>
    /// <param name="results">The results.</param>
    /// <param name="format">The format's name.</param>
    /// <param name="deepRows">Labels of the rows that a deep run was asked to look at; the odd ones where it named none.</param>
    public static void Write(ResultsFile results, string format, IReadOnlyList<string>? deepRows = null)
    {
        ReportModel model = results.Options.IsDeep ? ReportBuilder.WithDeepView(results, deepRows ?? []) : ReportBuilder.Build(results);
        Write((output, style) => ReportWriters.Find(format).Write(model, output, style));
    }

    /// <summary>Prints a close look at rows only.</summary>
    /// <param name="results">The results.</param>
    /// <param name="format">The format's name.</param>
    /// <param name="rows">Labels of rows; empty for those that are marked as odd.</param>
    /// <exception cref="BadInputException">The format has no form for it.</exception>
    public static void WriteDeep(ResultsFile results, string format, IReadOnlyList<string> rows)
    {
        IReportWriter writer = ReportWriters.Find(format);
        if (!writer.HasDeepView)
            throw new BadInputException($"--deep has no {format} form. Formats: {string.Join(", ", FormatOption.OfReports.Where(name => ReportWriters.Find(name).HasDeepView))}.");
        ReportModel model = ReportBuilder.WithDeepView(results, rows);
        if (model.Deep is { } deep)
            Write((output, style) => writer.WriteDeep(deep, output, style));
    }

    private static void Write(Action<TextWriter, OutputStyle> write)
    {
        using TextWriter output = StandardStreams.OpenAnswer();
        write(output, OutputWidth.Style);
    }
}
