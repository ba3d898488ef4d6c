using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine.Across;
using Assay.Engine.Across.Decoders;
using Assay.Engine.Options;
using Assay.Engine.Runs;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay conform across</c>: which values travel between the rows of a format and into other languages, and which rows write equal
/// values as the same bytes.
/// </summary>
internal sealed class AcrossCommand(AcrossRequest request)
{
    private static readonly RunOption Shapes = new(
        "--shape", "dates,enum", $"Values to exchange. Default: all. {string.Join(", ", AcrossShapes.All.Names)}.")
    {
        Names = static () => AcrossShapes.All.Names,
    };

    private static readonly RunOption[] Own =
    [
        OptionsOfRows.Rows with
        {
            Help = "Rows: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). Each reads what the others of its "
                + "format write. Default: every row.",
        },
        Shapes,
        OptionsOfWorkloads.Surface with { Help = "How bytes pass between caller and library. Default: each row's first surface." },
    ];

    public static Command Create(CommandServices services) => VerdictRun.Command(
        services,
        "across",
        "Let each row read what the others of its format write. Also decodes it in another language. Shows which values travel, and "
            + "whether equal values are the same bytes.",
        [
            ("assay conform across --rows 'message-pack/*' --shape dates,enum", "some values, the rows of one library"),
            ("assay conform across --out across.json", "all; 'assay report' reads the file"),
        ],
        Own,
        given => new AcrossCommand(new AcrossRequest(
            RunRequest.Of(new AcrossExperiment(), given), given.Text(Shapes), given.Text(OptionsOfOutput.Resume))).Execute);

    private int Execute(VerdictRun run, CancellationToken cancellation)
    {
        var earlier = request.Resume is null ? null : AcrossResults.Load(request.Resume);
        var shapes = earlier is null
            ? AcrossShapes.Select(request.Shapes)
            : AcrossShapes.SelectAgain(request.Shapes, earlier.Options.OwnOf<AcrossOptions>().Shapes, request.Resume!);
        var plan = run.PlanOf(request.Run, earlier, request.Resume, rows => rows);
        if (earlier is not null && Resumption.IsComplete(earlier))
            return run.WriteComplete(earlier);
        var folder = DecoderFolder.Prepare(run.Open().Cache, cancellation);
        foreach (var missing in new[] { folder.Missing, folder.MissingPackages }.Where(sentence => sentence.Length > 0))
            Console.Error.WriteLine(missing);
        AcrossResults results = new(earlier ?? VerdictRun.NewFile(plan), shapes);
        HashSet<string> begun = [.. results.File.Rows.Select(row => row.Name)];
        using DecoderProcess decoders = new(folder);
        return run.Execute(plan, request.Run.Builds, results,
            (services, told) => new AcrossCheck(plan, services, shapes, decoders) { Begun = begun }.Execute(
            results.Samples.Exchanges,
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
