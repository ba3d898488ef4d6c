using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Formats;
using Assay.Engine.Runs;
using Assay.Engine.Workers;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary><c>assay conform formats</c>: what each row does with payloads that the specification of its format says to read or to reject.</summary>
internal sealed class FormatsCommand(Workspace workspace, RunLog log)
{
    public static Command Create(Workspace workspace, RunLog log)
    {
        FormatsOptionSet options = new();
        ExtentOptionSet extents = new();
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        Command command = new("formats", "Give each row short payloads of its format, and compare what it does with the format's specification. Each case cites its paragraph.");
        foreach (Option option in (Option[])[.. options.All, extents.All, extents.Details, format])
            command.Add(option);
        command.SetAction(parsed =>
        {
            ReportForm form = new(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed));
            FormatsRequest request = options.Request(parsed);
            using ResultsPlace? place = request.Resume is string earlier ? ResultsPlace.Of(earlier) : request.Out is string path ? OutFile.ChooseNew(path) : null;
            return Interrupt.During(cancellation => new FormatsCommand(workspace, log).Execute(request, form, place?.Path, cancellation));
        });
        return command;
    }

    private int Execute(FormatsRequest request, ReportForm form, string? path, CancellationToken cancellation)
    {
        ResultsFile? earlier = request.Resume is null ? null : FormatResults.Load(request.Resume);
        FormatSelection selection = FormatSelection.Select(CasesOf(request), request.Formats, request.Cases);
        AdapterCatalogue catalogue = BuildOptionSet.Catalogue(workspace, request.Run.Builds);
        RunPlan plan = new RunPlanner(catalogue, DataSetCatalogue.All).Plan(request.Run);
        plan = plan with { Rows = selection.RowsOf(plan.Rows) };
        if (plan.Rows.Count == 0)
            throw new BadInputException("None of these rows promises one of these formats. Name other rows with --rows, or other formats with --format-of.");
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        using PayloadFolder payloads = new(workspace.Payloads);
        FormatResults results = new(earlier ?? NewResults.For(plan.Options with { Kind = RunKind.Formats, Rows = [] }, AssayVersion.Text, DateTimeOffset.UtcNow), selection);
        bool isSaved = true;
        ConsoleProgress.During(progress =>
        {
            RunServices services = RunComposition.Services(workspace, BuildOptionSet.Feeds(request.Run.Builds), log, plan.Options.Profile, payloads, new OneStage(progress));
            new FormatCheck(plan, services, selection).Execute(
                results.File.FormatChecks,
                (row, checks) =>
                {
                    results.Add(row, checks);
                    progress.Note(LineOf(row, checks));
                    isSaved = isSaved && (path is null || OutFile.TrySave(results.File, path));
                },
                cancellation);
            return true;
        });
        results.Complete();
        isSaved = isSaved && (path is null || OutFile.TrySave(results.File, path));
        ReportOutput.Write(results.File, form);
        if (path is not null && isSaved)
            Console.Error.WriteLine($"Verdicts saved: {path}.");
        return isSaved && results.File.FormatChecks.Any(check => check.Verdict != FormatVerdict.NotJudged) ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private static string LineOf(RowResult row, IReadOnlyList<FormatCheckResult> checks) => row.Status != RowStatus.Available
        ? $"{row.Label}: {(row.Status == RowStatus.Excluded ? "excluded" : "not available")}"
        : $"{row.Label}: {Counted.Of(checks.Count(check => check.Verdict != FormatVerdict.NotJudged), "case")}, {Units.Whole(checks.Count(check => check.IsDeviation()))} not as specified";

    private static IReadOnlyList<FormatCases> CasesOf(FormatsRequest request) =>
        request.Corpus is null ? FormatCatalogue.All : OutsideCorpus.Read(request.Corpus, request.Formats, FormatCatalogue.All);
}

/// <summary>What <c>assay conform formats</c> was asked.</summary>
/// <param name="Run">Rows, variants, surface and where packages come from.</param>
/// <param name="Formats"><c>--format-of</c>; null for all.</param>
/// <param name="Cases"><c>--case</c>; null for all.</param>
/// <param name="Corpus"><c>--corpus</c>; null for Assay's own cases.</param>
/// <param name="Out"><c>--out</c>; null for none.</param>
/// <param name="Resume"><c>--resume</c>; null for none.</param>
internal sealed record FormatsRequest(RunRequest Run, string? Formats, string? Cases, string? Corpus, string? Out, string? Resume);

/// <summary>The options of <c>assay conform formats</c>.</summary>
internal sealed class FormatsOptionSet
{
    private readonly Option<string?> rows = TextOption.Create("--rows", "a,b|glob", "Rows to judge: names, families (json.net) or globs (json.net/*). Default: every row of the formats.");
    private readonly Option<string?> formats = TextOption.Create("--format-of", "json,xml", $"Formats to judge: {string.Join(", ", FormatCatalogue.Formats.Select(FormatSelection.ShortNameOf))}. Default: all.");
    private readonly Option<string?> cases = TextOption.Create("--case", "NAME,NAME", "Cases to give, such as leading-zero. Default: all.");
    private readonly Option<string?> corpus = TextOption.Create("--corpus", "DIR", "Give the files of a folder instead: names that begin with y_, n_ or i_, or a file and FILE.expected. Needs one --format-of.");
    private readonly Option<string?> surface = TextOption.Create("--surface", string.Join('|', EnumNames.All<Core.Adapters.Surface>()), "How the library gets the bytes. Default: each row's first surface.");
    private readonly Option<string?> outFile = TextOption.Create("--out", "FILE", "Also save the verdicts in a results file, after each row.");
    private readonly Option<string?> resume = TextOption.Create("--resume", "FILE", "Continue an interrupted run: what its file holds is not done again.");
    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();

    public IEnumerable<Option> All => [rows, formats, cases, corpus, surface, outFile, resume, .. variants.All, .. builds.All];

    /// <summary>What was given, unread.</summary>
    /// <exception cref="BadInputException">Options exclude each other.</exception>
    public FormatsRequest Request(ParseResult parsed)
    {
        if (parsed.GetValue(outFile) is not null && parsed.GetValue(resume) is not null)
            throw new BadInputException("--resume continues its own file. Omit --out.");
        RunRequest run = new() { Rows = parsed.GetValue(rows), Surface = parsed.GetValue(surface), Builds = builds.Options(parsed) };
        return new FormatsRequest(variants.AddTo(run, parsed), parsed.GetValue(formats), parsed.GetValue(cases), parsed.GetValue(corpus), parsed.GetValue(outFile), parsed.GetValue(resume));
    }
}
