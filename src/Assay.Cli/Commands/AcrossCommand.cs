using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Across;
using Assay.Engine.Across.Decoders;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary><c>assay conform across</c>: which values travel between the rows of a format and into other languages, and which rows write equal values as the same bytes.</summary>
internal sealed class AcrossCommand(Workspace workspace, RunLog log)
{
    public static Command Create(Workspace workspace, RunLog log)
    {
        AcrossOptionSet options = new();
        ExtentOptionSet extents = new();
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        Command command = new("across", "Let each row read what the other rows of its format write, and decode it in another language. Shows which values travel, and whether equal values are the same bytes.");
        foreach (Option option in (Option[])[.. options.All, extents.All, extents.Details, format])
            command.Add(option);
        command.SetAction(parsed =>
        {
            ReportForm form = new(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed));
            AcrossRequest request = options.Request(parsed);
            using ResultsPlace? place = request.Resume is string earlier ? ResultsPlace.Of(earlier) : request.Out is string path ? OutFile.ChooseNew(path) : null;
            return Interrupt.During(cancellation => new AcrossCommand(workspace, log).Execute(request, form, place?.Path, cancellation));
        });
        return command;
    }

    private int Execute(AcrossRequest request, ReportForm form, string? path, CancellationToken cancellation)
    {
        ResultsFile? earlier = request.Resume is null ? null : AcrossResults.Load(request.Resume);
        AcrossShapes shapes = AcrossShapes.Select(request.Shapes);
        AdapterCatalogue catalogue = BuildOptionSet.Catalogue(workspace, request.Run.Builds);
        RunPlan plan = new RunPlanner(catalogue, DataSetCatalogue.All).Plan(request.Run);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        using PayloadFolder payloads = new(workspace.Payloads);
        DecoderFolder folder = DecoderFolder.Prepare(workspace.Cache, cancellation);
        foreach (string missing in new[] { folder.Missing, folder.MissingPackages }.Where(sentence => sentence.Length > 0))
            Console.Error.WriteLine(missing);
        AcrossResults results = new(earlier ?? NewResults.For(plan.Options with { Kind = RunKind.Across, Rows = [] }, AssayVersion.Text, DateTimeOffset.UtcNow));
        bool isSaved = true;
        ConsoleProgress.During(progress =>
        {
            using DecoderProcess decoders = new(folder);
            RunServices services = RunComposition.Services(workspace, BuildOptionSet.Feeds(request.Run.Builds), log, plan.Options.Profile, payloads, new OneStage(progress));
            new AcrossCheck(plan, services, shapes, decoders).Execute(
                results.File.AcrossRows,
                (row, found) =>
                {
                    results.Add(row, found);
                    progress.Note(LineOf(row, found));
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
        return isSaved && results.File.AcrossRows.Any(result => result.Verdict != AcrossVerdict.NotTried) ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private static string LineOf(RowResult row, IReadOnlyList<AcrossResult> found) => row.Status != RowStatus.Available
        ? $"{row.Label}: {(row.Status == RowStatus.Excluded ? "excluded" : "not available")}"
        : $"{row.Label}: {Counted.Of(found.Count(result => result.Verdict != AcrossVerdict.NotTried), "verdict")}, {Units.Whole(found.Count(result => result.Verdict == AcrossVerdict.Same))} the same";
}

/// <summary>What <c>assay conform across</c> was asked.</summary>
/// <param name="Run">Rows, variants, surface and where packages come from.</param>
/// <param name="Shapes"><c>--shape</c>; null for all.</param>
/// <param name="Out"><c>--out</c>; null for none.</param>
/// <param name="Resume"><c>--resume</c>; null for none.</param>
internal sealed record AcrossRequest(RunRequest Run, string? Shapes, string? Out, string? Resume);

/// <summary>The options of <c>assay conform across</c>.</summary>
internal sealed class AcrossOptionSet
{
    private readonly Option<string?> rows = TextOption.Create("--rows", "a,b|glob", "Rows: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). Each reads what the others of its format write. Default: every row.");
    private readonly Option<string?> shapes = TextOption.Create("--shape", "dates,enum", $"Values to exchange. Default: all. {string.Join(", ", AcrossShapes.All.Names)}.");
    private readonly Option<string?> surface = TextOption.Create("--surface", string.Join('|', EnumNames.All<Core.Adapters.Surface>()), "How bytes pass between caller and library. Default: each row's first surface.");
    private readonly Option<string?> outFile = TextOption.Create("--out", "FILE", "Also save the verdicts in a results file, after each row.");
    private readonly Option<string?> resume = TextOption.Create("--resume", "FILE", "Continue an interrupted run: what its file holds is not done again.");
    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();

    public AcrossOptionSet() => rows.Aliases.Add("--row");

    public IEnumerable<Option> All => [rows, shapes, surface, outFile, resume, .. variants.All, .. builds.All];

    /// <summary>What was given, unread.</summary>
    /// <exception cref="BadInputException">Options exclude each other.</exception>
    public AcrossRequest Request(ParseResult parsed)
    {
        if (parsed.GetValue(outFile) is not null && parsed.GetValue(resume) is not null)
            throw new BadInputException("--resume continues its own file. Omit --out.");
        RunRequest run = new() { Rows = parsed.GetValue(rows), Surface = parsed.GetValue(surface), Builds = builds.Options(parsed) };
        return new AcrossRequest(variants.AddTo(run, parsed), parsed.GetValue(shapes), parsed.GetValue(outFile), parsed.GetValue(resume));
    }
}
