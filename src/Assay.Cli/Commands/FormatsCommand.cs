using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Formats;
using Assay.Engine.Options;
using Assay.Engine.Runs;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay conform formats</c>: what each row does with payloads that the specification of its format says to read or to reject.
/// </summary>
internal sealed class FormatsCommand(FormatsRequest request)
{
    private const int MostLeftOut = 10;

    private static readonly RunOption Formats = new(
        "--format-of", "json,xml",
        $"Formats to judge: {string.Join(", ", FormatCatalogue.Formats.Select(FormatSelection.ShortNameOf))}. Default: all.")
    {
        Names = static () => FormatCatalogue.Formats.Select(FormatSelection.ShortNameOf),
    };

    private static readonly RunOption Cases = new(
        "--case", "NAME,NAME", "Cases to give: names or globs, such as leading-zero or 'duplicate-*'. Default: all.")
    {
        Names = static () => FormatCatalogue.All.SelectMany(format => format.Cases).Select(one => one.Name),
    };

    private static readonly RunOption Corpus = new(
        "--corpus", "DIR",
        "Give the files of a folder instead: names that begin with y_, n_ or i_, or FILE with its value in FILE.expected.json. Needs one "
            + "--format-of.");

    private static readonly RunOption[] Own =
    [
        OptionsOfRows.RowsTo("judge", "Default: every row of the formats."), Formats, Cases, Corpus,
        OptionsOfWorkloads.Surface with { Help = "How the library gets the bytes. Default: each row's first surface." },
    ];

    public static Command Create(CommandServices services) => VerdictRun.Command(
        services,
        "formats",
        "Compare what rows read with their format's specification. Gives each row short payloads of its format; each case "
            + "cites its paragraph.",
        [
            ("assay conform formats --format-of json", "every JSON row"),
            ("assay conform formats --rows json.net --case 'duplicate-*'", "some cases for one library"),
            ("assay conform formats --format-of json --corpus JSONTestSuite/test_parsing", "files of yours"),
        ],
        Own,
        given => new FormatsCommand(new FormatsRequest(
            RunRequest.Of(new FormatsExperiment(), given),
            new AskedFormats(given.Text(Formats), given.Text(Cases), given.Text(Corpus)),
            given.Text(OptionsOfOutput.Resume))).Execute);

    private int Execute(VerdictRun run, CancellationToken cancellation)
    {
        var earlier = request.Resume is null ? null : FormatResults.Load(request.Resume);
        var selection = earlier is null
            ? request.Asked.Select()
            : request.Asked.SelectAgain(earlier.Options.OwnOf<FormatOptions>(), request.Resume!);
        WriteLeftOut(selection.LeftOut);
        var plan = run.PlanOf(request.Run, earlier, request.Resume, selection.RowsOf);
        if (plan.Rows.Count == 0)
            throw new BadInputException(
                "None of these rows promises one of these formats. Name other rows with --rows, or other formats with --format-of.");
        if (earlier is not null && Resumption.IsComplete(earlier))
            return run.WriteComplete(earlier);
        FormatResults results = new(earlier ?? VerdictRun.NewFile(plan), selection);
        plan = plan with { Rows = [.. plan.Rows.Where(row => !selection.IsJudged(row, results.Samples.Checks))] };
        return run.Execute(plan, request.Run.Builds, results, (services, told) => new FormatCheck(plan, services, selection).Execute(
            results.Samples.Checks,
            (row, checks) =>
            {
                results.Add(row, checks);
                told(row, WordsOf(checks));
            },
            cancellation));
    }

    private static void WriteLeftOut(IReadOnlyList<string> files)
    {
        foreach (var file in files.Take(MostLeftOut))
            Console.Error.WriteLine($"Left out of the corpus: {file}.");
        if (files.Count > MostLeftOut)
            Console.Error.WriteLine($"Left out of the corpus too: {Counted.Of(files.Count - MostLeftOut, "file")}.");
    }

    private static string WordsOf(IReadOnlyList<FormatCheckResult> checks) =>
        $"{Counted.Of(checks.Count(check => check.Verdict != FormatVerdict.NotJudged), "case")}, "
            + $"{Units.Whole(checks.Count(check => check.IsDeviation()))} not as specified";
}

/// <summary>What <c>assay conform formats</c> was asked.</summary>
/// <param name="Run">Rows, variants, surface and where packages come from.</param>
/// <param name="Asked">The cases.</param>
/// <param name="Resume"><c>--resume</c>; null for none.</param>
internal sealed record FormatsRequest(RunRequest Run, AskedFormats Asked, string? Resume);
