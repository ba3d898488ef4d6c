using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Answers.Features;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Merging;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Report;
using Assay.Report.Sections;
using Assay.Report.Speed;
using System.CommandLine;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay report FILE</c>: prints the report of a results file again, without measuring, or writes one or more files as an HTML page.
/// </summary>
internal static class ReportCommand
{
    private static readonly RunOption Out = OptionsOfOutput.Out with
    {
        Shown = "report.html",
        Help = "Write an HTML page instead: one file that works offline, for a browser.",
    };

    private static readonly RunOption Pages = new(
        "--pages", "DIR",
        "Write a folder of Markdown instead: a page for each row with every verdict on cases, and the types that it was judged with.");

    private static readonly RunOption As = new(
        "--as", FeatureTable,
        "Print a feature table instead, derived from verdicts: graphs, private members, streams, untrusted input and more. Of two verdicts "
            + "on one row and case that of the first file counts.")
    {
        Names = static () => [FeatureTable],
    };

    private const string FeatureTable = "features";

    private static readonly RunOption Deep = OptionsOfLength.Deep with
    {
        Help = "Show details of rows instead: time per round and process, and methods compiled meanwhile. Default: rows marked as unusual.",
    };

    private static readonly RunOption Reference = OptionsOfRows.Reference with
    {
        Help = "Row that ratios refer to. Default: the one of the run.",
    };

    public static Command Create(CommandServices services)
    {
        Argument<string[]> files = new("FILE")
        {
            Description = "Results file; an HTML page takes several, and several of 'assay check cases' are one matrix.",
            Arity = ArgumentArity.OneOrMore,
        };
        OptionSet options = new(
            OptionsOfOutput.Printed(Reference, Deep), new OptionGroup("Other forms", [Out, Pages, As]));
        HelpedCommand command = new(
            "report",
            "Print the report of a results file, without measuring.",
            "docs/report-formats.md",
            [
                ("assay report results/r.json", "the first screen again"),
                ("assay report results/r.json --details", "every table and column"),
                ("assay report results/r.json --format csv > r.csv", "for a spreadsheet"),
                ("assay report a.json b.json --out report.html", "a page for your browser"),
                ("assay report cases.json --pages verdicts", "a page for each row"),
                ("assay report cases.json hostile.json --as features", "a feature table from verdicts"),
            ],
            options.Made) { files };
        command.SetAction(parsed => Execute(services, parsed.GetRequiredValue(files), options.Given(parsed)));
        return command;
    }

    private static int Execute(CommandServices services, string[] paths, GivenOptions given)
    {
        if (given.Text(Pages) is string folder)
        {
            RefuseNext(Pages, [Out, .. OptionsOfOutput.Printed(Deep, Reference).Options], given);
            return Interrupt.During(services.Streams, cancellation => new VerdictPages(services, folder).Write(paths, cancellation));
        }

        if (given.Text(As) is string other)
        {
            _ = FormatOption.Read(other, [FeatureTable]);
            RefuseNext(As, [Out, Deep, Reference], given);
            return WriteFeatures(services, paths, OptionsOfOutput.FormOf(given));
        }

        var reference = given.Text(Reference);
        if (given.Text(Out) is string page)
            return WritePage(services, paths, page, reference,
                new[] { OptionsOfOutput.Format, Deep }.Where(given.Has).Select(option => option.Name));
        var form = OptionsOfOutput.FormOf(given);
        var results = ReferTo(OneOf(paths, services.Streams), reference);
        ReportOutput output = new(services.Streams);
        if (given.Has(Deep))
            output.WriteDeep(results, form.Format, RowsOf(results, given.Text(Deep)));
        else
            output.Write(results, form with { Command = Again(paths, reference) });
        return ExitCode.Done;
    }

    /// <summary>The command that prints a report of files again.</summary>
    /// <param name="reference">The row that ratios refer to; null for the one of the run.</param>
    /// <returns>Empty where a file came through a pipe, which is read once.</returns>
    internal static string Again(IReadOnlyList<string> paths, string? reference = null) => paths.Any(NamedFile.IsOfThisProcess)
        ? ""
        : $"assay report {string.Join(' ', paths.Select(ShellText.Of))}"
            + $"{(reference is null ? "" : $" --reference {ShellText.Of(reference)}")}";

    private static int WritePage(
        CommandServices services, IReadOnlyList<string> paths, string page, string? reference, IEnumerable<string> others)
    {
        PageFile.EnsureName(page);
        if (others.FirstOrDefault() is string other)
            throw new BadInputException($"{other} has no effect on an HTML page, which holds everything. Omit {other} or --out.");
        PageFile pages = new(services.Streams);
        pages.Write(
            pages.ContentOf(paths, path => ReferTo(ResultsStore.Load(path), reference)) with
            {
                ClaimsOf = DeclaredClaims.Of(services.Workspace),
            },
            page);
        return ExitCode.Done;
    }

    private static int WriteFeatures(CommandServices services, IReadOnlyList<string> paths, ReportForm form)
    {
        var report = FeatureBuilder.Build([.. paths.Distinct().Select(ResultsStore.Load)], DeclaredClaims.Of(services.Workspace));
        if (report.Rows.Count == 0)
            throw new BadInputException(
                $"{string.Join(", ", paths)}: no row has a verdict. Run 'assay check cases --out cases.json' first.");
        new ReportOutput(services.Streams).Write(
            FeatureTables.Of(report), form with { Command = $"{Again(paths)} {As.Name} {FeatureTable}" });
        return ExitCode.Done;
    }

    private static void RefuseNext(RunOption asked, IReadOnlyList<RunOption> others, GivenOptions given)
    {
        if (others.FirstOrDefault(given.Has) is RunOption other)
            throw new BadInputException(
                $"{other.Name} has no effect next to {asked.Name}, which prints something else. Omit {other.Name} or {asked.Name}.");
    }

    /// <summary>The results of one file, or of several files of verdicts together.</summary>
    /// <exception cref="BadInputException">There are several, and one holds no verdicts, or verdicts of another kind.</exception>
    private static ResultsFile OneOf(string[] paths, Streams streams)
    {
        ShardFile[] files = [.. paths.Distinct().Select(path => new ShardFile(path, ResultsStore.Load(path)))];
        if (files.Length == 1)
            return files[0].File;
        if (files.Any(file => !file.File.HoldsVerdicts()))
            throw new BadInputException(
                "Only an HTML page takes several results files of measurements. Add --out report.html, or name one file.");
        var merged = ResultsMerger.Merge(files);
        foreach (var warning in merged.Warnings)
            streams.Errors.WriteLine(warning);
        return merged.File;
    }

    /// <summary>The results with another reference; as they are where none is named.</summary>
    /// <exception cref="BadInputException">The file has no such row; the sentence names the nearest.</exception>
    internal static ResultsFile ReferTo(ResultsFile results, string? row)
    {
        if (row is null)
            return results;
        var found = results.Rows.FirstOrDefault(known => string.Equals(known.Label, row, StringComparison.OrdinalIgnoreCase))
            ?? results.Rows.FirstOrDefault(
                known => string.Equals(known.Id.Row, row, StringComparison.OrdinalIgnoreCase));
        return found is null
            ? throw NearestNames.Unknown("row in this file", row, results.Rows.Select(known => known.Label))
            : results with { Options = results.Options with { Reference = found.Label, IsReferenceOpen = false } };
    }

    /// <summary>The rows to look at; empty for the odd ones.</summary>
    /// <exception cref="BadInputException">The file has no such row; the sentence names the nearest.</exception>
    internal static IReadOnlyList<string> RowsOf(ResultsFile results, string? list)
    {
        if (list is null)
            return [];
        List<string> known = [.. results.Rows.SelectMany(row => new[] { row.Label, row.Name }).Distinct()];
        var rows = Lists.Split(list, "--deep");
        return rows.FirstOrDefault(row => !known.Contains(row)) is string unknown
            ? throw NearestNames.Unknown("row in this file", unknown, known)
            : rows;
    }
}

/// <summary>Prints the report of results to standard output.</summary>
internal sealed class ReportOutput(Streams streams)
{
    /// <summary>Prints the report; that of a deep run ends with a close look at rows.</summary>
    /// <param name="form">The format, and how much of it.</param>
    /// <param name="deepRows">Labels of the rows that a deep run was asked to look at; the odd ones where it named none.</param>
    public void Write(ResultsFile results, ReportForm form, IReadOnlyList<string>? deepRows = null)
    {
        if (results.Options.Kind != RunOptions.Speed)
            TellPreface(results, form);
        Write(ReportOf(results, of => of.Options.IsDeep ? ReportBuilder.WithDeepView(of, deepRows ?? []) : ReportBuilder.Build(of)), form);
    }

    /// <summary>What is missing stands before all else, because everything below depends on it.</summary>
    private void TellPreface(ResultsFile results, ReportForm form)
    {
        var isForPeople = form.Format is "table" or "markdown";
        foreach (var sentence in ResultsPreface.Of(results))
        {
            Wrapped.Write(isForPeople ? streams.Output : streams.Errors, streams.Columns, sentence, 0);
            if (isForPeople)
                streams.Output.WriteLine();
        }
    }

    /// <summary>Prints a report.</summary>
    /// <param name="form">The format, and how much of it.</param>
    public void Write(SectionReport report, ReportForm form)
    {
        using var output = streams.OpenReport();
        SectionWriters.Write(report, form.Format, output, form.Of(streams.Style));
    }

    /// <summary>The first screen, without colour.</summary>
    public static string ScreenOf(ResultsFile results, string path)
    {
        using StringWriter output = new();
        SectionWriters.Write(ReportOf(results, ReportBuilder.Build), FormatOption.OfReports[0], output,
            OutputStyle.Plain with { Command = ReportCommand.Again([path]) });
        return output.ToString().TrimEnd();
    }

    /// <summary>Prints a close look at rows only.</summary>
    /// <param name="rows">Labels of rows; empty for those that are marked as odd.</param>
    /// <exception cref="BadInputException">The format has no form for it.</exception>
    public void WriteDeep(ResultsFile results, string format, IReadOnlyList<string> rows)
    {
        if (!DeepSections.Formats.Contains(format))
            throw new BadInputException($"--deep does not support {format}. Use one of: {string.Join(", ", DeepSections.Formats)}.");
        if (ReportBuilder.WithDeepView(results, rows).Deep is { } deep)
            Write(DeepSections.Of(deep), new ReportForm(format, ReportExtent.FirstScreen));
    }

    private static SectionReport ReportOf(ResultsFile results, Func<ResultsFile, ReportModel> modelOf) =>
        KnownExperiments.Of(results.Options).ReportOf(results) ?? SpeedSections.Of(modelOf(results));
}
