using System.CommandLine;
using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Report;
using Assay.Report.Writers;

namespace Assay.Cli.Commands;

/// <summary><c>assay report FILE</c>: prints the report of a results file again, without measuring.</summary>
internal static class ReportCommand
{
    public static Command Create()
    {
        Argument<string> file = new("FILE") { Description = "Results file of 'assay run'." };
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        Option<string?> deep = new("--deep")
        {
            Description = "Show details of rows instead: time per round and process, and methods compiled meanwhile. Default: rows marked as unusual.",
            HelpName = "row,row",
            Arity = ArgumentArity.ZeroOrOne,
        };
        Command command = new("report", "Print the report of a results file, without measuring.") { file, format, deep };
        command.SetAction(parsed =>
        {
            string name = FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports);
            ResultsFile results = ResultsStore.Load(parsed.GetRequiredValue(file));
            if (parsed.GetResult(deep) is null)
                ReportOutput.Write(results, name);
            else
                ReportOutput.WriteDeep(results, name, RowsOf(results, parsed.GetValue(deep)));
            return ExitCode.Done;
        });
        return command;
    }

    /// <summary>The rows to look at; empty for the odd ones.</summary>
    /// <exception cref="BadInputException">The file has no such row; the sentence names the nearest.</exception>
    internal static IReadOnlyList<string> RowsOf(ResultsFile results, string? list)
    {
        if (list is null)
            return [];
        List<string> known = [.. results.Rows.SelectMany(row => new[] { row.Label, row.Name }).Distinct()];
        IReadOnlyList<string> rows = Lists.Split(list, "--deep");
        return rows.FirstOrDefault(row => !known.Contains(row)) is string unknown ? throw NearestNames.Unknown("row in this file", unknown, known) : rows;
    }
}

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
            throw new BadInputException($"--deep does not support {format}. Use one of: {string.Join(", ", FormatOption.OfReports.Where(name => ReportWriters.Find(name).HasDeepView))}.");
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
