using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Across;
using Assay.Engine.Across.Decoders;
using Assay.Engine.Runs;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay conform across</c>: which values travel between the rows of a format and into other languages, and which rows write equal
/// values as the same bytes.
/// </summary>
/// <param name="request">What was asked.</param>
internal sealed class AcrossCommand(AcrossRequest request)
{
    public static Command Create(Workspace workspace, RunLog log)
    {
        AcrossOptionSet options = new();
        return VerdictRun.Command(
            "across",
            "Let each row read what the others of its format write. Also decodes it in another language. Shows which values travel, and "
                + "whether equal values are the same bytes.",
            [
                ("assay conform across --rows 'message-pack/*' --shape dates,enum", "some values, the rows of one library"),
                ("assay conform across --out across.json", "all; 'assay report' reads the file"),
            ],
            options.Own,
            options.Common,
            parsed => new AcrossCommand(options.Request(parsed)).Execute,
            workspace,
            log);
    }

    private int Execute(VerdictRun run, CancellationToken cancellation)
    {
        ResultsFile? earlier = request.Resume is null ? null : AcrossResults.Load(request.Resume);
        AcrossShapes shapes = earlier is null
            ? AcrossShapes.Select(request.Shapes)
            : AcrossShapes.SelectAgain(request.Shapes, earlier.Options.Shapes, request.Resume!);
        RunPlan plan = run.PlanOf(RunKind.Across, request.Run, earlier, request.Resume, rows => rows);
        if (earlier is not null && Resumption.IsComplete(earlier))
            return run.WriteComplete(earlier);
        DecoderFolder folder = DecoderFolder.Prepare(run.Open().Cache, cancellation);
        foreach (string missing in new[] { folder.Missing, folder.MissingPackages }.Where(sentence => sentence.Length > 0))
            Console.Error.WriteLine(missing);
        AcrossResults results = new(earlier ?? VerdictRun.NewFile(plan), shapes);
        HashSet<string> begun = [.. results.File.Rows.Select(row => row.Name)];
        using DecoderProcess decoders = new(folder);
        return run.Execute(plan, request.Run.Builds, results,
            (services, told) => new AcrossCheck(plan, services, shapes, decoders) { Begun = begun }.Execute(
            results.File.AcrossRows,
            (row, found) =>
            {
                Resumption.EnsureSamePackages(results.File.Rows, [row], request.Resume ?? "");
                results.Add(row, found);
                told(row, WordsOf(found));
            },
            cancellation));
    }

    private static string WordsOf(IReadOnlyList<AcrossResult> found) =>
        $"{Counted.Of(found.Count(result => result.Verdict != AcrossVerdict.NotTried), "verdict")}, "
            + $"{Units.Whole(found.Count(result => result.Verdict == AcrossVerdict.Same))} the same";
}

/// <summary>What <c>assay conform across</c> was asked.</summary>
/// <param name="Run">Rows, variants, surface and where packages come from.</param>
/// <param name="Shapes"><c>--shape</c>; null for all.</param>
/// <param name="Resume"><c>--resume</c>; null for none.</param>
internal sealed record AcrossRequest(RunRequest Run, string? Shapes, string? Resume);

/// <summary>The options of <c>assay conform across</c>.</summary>
internal sealed class AcrossOptionSet
{
    private readonly Option<string?> rows = TextOption.Create("--rows", "a,b|glob",
        "Rows: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). Each reads what the others of its format "
            + "write. Default: every row.");
    private readonly Option<string?> shapes =
        TextOption.Create("--shape", "dates,enum", $"Values to exchange. Default: all. {string.Join(", ", AcrossShapes.All.Names)}.");
    private readonly Option<string?> surface = TextOption.Create("--surface", string.Join(
        '|', EnumNames.All<Core.Adapters.Surface>()), "How bytes pass between caller and library. Default: each row's first surface.");

    public AcrossOptionSet() => rows.Aliases.Add("--row");

    /// <summary>Options of this command alone.</summary>
    public IEnumerable<Option> Own => [rows, shapes, surface];

    /// <summary>Options that all such commands have.</summary>
    public VerdictOptionSet Common { get; } = new();

    /// <summary>What was given, unread.</summary>
    /// <exception cref="BadInputException">Options exclude each other.</exception>
    public AcrossRequest Request(ParseResult parsed) =>
        new(Common.Request(parsed, parsed.GetValue(rows), parsed.GetValue(surface)), parsed.GetValue(shapes), Common.Resumed(parsed));
}
