using System.CommandLine;
using Assay.Analysis.Comparing;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Storage;
using Assay.Report.Comparing;
using Assay.Report.Sections;

namespace Assay.Cli.Commands;

/// <summary><c>assay compare BEFORE [AFTER]</c>: what became faster or slower, for the author of a library and for CI.</summary>
internal static class CompareCommand
{
    private const string DefaultFailOver = "5%";

    public static Command Create(Streams streams)
    {
        Argument<string[]> files = new("FILE")
        {
            Description = "Two results files, the earlier run first; or one, whose versions, runtimes or modes of the "
                + "same row are compared.",
            Arity = new ArgumentArity(1, 2),
        };
        var failOver =
            TextOption.Create("--fail-over", "percent", $"Slowdown from which the exit code is 1. Default: {DefaultFailOver}.");
        Option<bool> failUndecided = new("--fail-undecided")
        {
            Description = "Exit code 1 also where a slowdown of that size is neither found nor excluded.",
        };
        var format = FormatOption.Create(FormatOption.OfReports);
        var page = TextOption.Create(OptionsOfOutput.Page.Name, OptionsOfOutput.Page.Shown, OptionsOfOutput.Page.Help);
        HelpedCommand command = new(
            "compare",
            "Compare two runs, or the versions within one. Verdicts: faster, slower, same or undecided.",
            "docs/compare.md",
            [
                ("assay compare before.json after.json", "exit code 1 from 5 % slower on"),
                ("assay compare before.json after.json --fail-over 10%", "from 10 % slower on"),
                ("assay compare versions.json", "the versions, runtimes or modes within one run"),
            ],
            ("What fails", [failOver, failUndecided]),
            ("What to print", [format, page])) { files };
        command.SetAction(parsed =>
        {
            var form = FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports);
            var limit = Quantity.FailOver(parsed.GetValue(failOver) ?? DefaultFailOver);
            var path = parsed.GetValue(page);
            if (path is not null)
                PageFile.EnsureName(path);
            (string Path, ResultsFile Results)[] loaded =
                [.. parsed.GetRequiredValue(files).Select(file => (file, ResultsStore.Load(file)))];
            var comparison = Compare(loaded, limit);
            var report = ComparisonSections.Of(comparison, [.. loaded.Select(file => Path.GetFileName(file.Path))]);
            Write(report, form, streams);
            if (path is not null)
                new PageFile(streams).Write(report, loaded, path);
            var fails = comparison.Regressions.Any() || comparison.Lost.Count > 0
                || (parsed.GetValue(failUndecided) && comparison.Undecided.Any());
            return fails ? ExitCode.Regression : ExitCode.Done;
        });
        return command;
    }

    private static ResultsComparison Compare((string Path, ResultsFile Results)[] files, double failOver)
    {
        var comparison = files.Length == 1
            ? VariantComparer.Compare(files[0].Results, failOver)
            : RunComparer.Compare(files[0].Results, files[1].Results, failOver);
        if (comparison.Cells.Count > 0)
            return comparison;
        if (comparison.Lost is [LostSide lost, ..])
            throw new BadInputException(
                $"Nothing can be compared: {lost.Row} has no time of {lost.Side}{(lost.Cause.Length > 0 ? $": {lost.Cause}" : ".")}");
        throw new BadInputException(files.Length == 1
            ? $"{files[0].Path} has no row in two versions, runtimes or modes. Give two results files, or measure both in one run, such "
                + "as: assay run --with Newtonsoft.Json@12.0.3,13.0.4."
            : $"{files[0].Path} and {files[1].Path} have no row, data set, size and operation in common. Run both with the same --rows and "
                + "--data-set.");
    }

    private static void Write(SectionReport report, string form, Streams streams)
    {
        using var output = streams.OpenReport();
        if (form != FormatOption.OfReports[0])
        {
            SectionWriters.Write(report, form, output, streams.Style);
            return;
        }

        var times = report.TablesOf(Readers.People).Single();
        Paragraphs([.. report.Answer, .. times.HowToRead]);
        output.WriteLine();
        TextTable.Write(output, streams.ColumnsOfTables, [.. times.Columns.Select(column => column.Head)],
            [.. times.Rows.Select(row => row.Cells.Select(cell => cell.Text).ToArray())]);
        Paragraphs(report.Notes);

        void Paragraphs(IEnumerable<string> sentences)
        {
            foreach (var sentence in sentences)
                Wrapped.Write(output, streams.Columns, sentence, 2);
        }
    }
}
