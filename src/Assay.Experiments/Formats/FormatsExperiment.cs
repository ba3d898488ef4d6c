using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Report.Sections;

namespace Assay.Experiments.Formats;

/// <summary>What rows do with payloads of their format, compared with its specification.</summary>
public sealed class FormatsExperiment : Experiment
{
    /// <inheritdoc/>
    public override string Kind => "formats";

    /// <inheritdoc/>
    public override string Command => "check formats";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Compare what rows read with their format's specification. Gives each row short payloads of its format; each case cites its "
            + "paragraph.",
        [new("What to judge",
        [
            OptionsOfRows.RowsTo("judge", "Default: every row of the formats."), OptionsOfFormats.Formats, OptionsOfFormats.Cases,
            OptionsOfFormats.Corpus,
            OptionsOfWorkloads.Surface with { Help = "How the library gets the bytes. Default: each row's first surface." },
        ])],
        ("assay check formats --format-of json", "every JSON row"),
        ("assay check formats --rows json.net --case 'duplicate-*'", "some cases for one library"),
        ("assay check formats --format-of json --corpus JSONTestSuite/test_parsing", "files of yours"))
    {
        TakesTypes = false,
        Page = "docs/check-formats.md",
    };

    /// <inheritdoc/>
    public override Type OptionsType => typeof(FormatOptions);

    /// <inheritdoc/>
    public override string Found => "verdicts";

    /// <inheritdoc/>
    public override bool ChecksItself => true;

    /// <inheritdoc/>
    public override bool TakesFormatReaders => true;

    /// <inheritdoc/>
    public override RunServices Served(RunServices services) => services with { Prove = null };

    /// <summary>Those that promise one of the formats.</summary>
    /// <exception cref="BadInputException">None does.</exception>
    public override IReadOnlyList<SelectedRow> Judged(IReadOnlyList<SelectedRow> rows, RunRequest request)
    {
        var judged = FormatSelection.ReadFormats(request.Given).RowsOf(rows.DistinctBy(row => row.Name));
        return judged.Count > 0
            ? judged
            : throw new BadInputException(
                "None of these rows promises one of these formats. Name other rows with --rows, or other formats with --format-of.");
    }

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) =>
        options with { Own = FormatSelection.Read(input.Request.Given).Options };

    /// <summary>The folder of a corpus, and what it holds, is that of the file.</summary>
    public override RunRequest CompletedFrom(RunOptions file, RunRequest request)
    {
        var (own, given) = (file.OwnOf<FormatOptions>(), request.Given);
        if (own.Corpus.Length > 0 && !given.Has(OptionsOfFormats.Corpus))
            given = given.With(OptionsOfFormats.Corpus, own.Corpus);
        if (own.Formats.Count > 0 && !given.Has(OptionsOfFormats.Formats))
            given = given.With(OptionsOfFormats.Formats, string.Join(',', own.Formats));
        return base.CompletedFrom(file, request) with { Given = given };
    }

    /// <inheritdoc/>
    public override RunPlan Built(RunPlan plan, Workspace workspace, CancellationToken cancellation) =>
        FormatCheck.BuiltFor(plan, FormatSelection.Of(plan.Options.OwnOf<FormatOptions>()));

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new FormatsStage(context);

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new FormatSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => FormatTables.Of(file);

    /// <inheritdoc/>
    public override string GapsOf(ResultsFile file) => FormatGaps.SentenceOf(file);

    /// <inheritdoc/>
    public override string? DifferenceOf(ResultsFile one, ResultsFile other) =>
        one.Options.OwnOf<FormatOptions>().CorpusHash != other.Options.OwnOf<FormatOptions>().CorpusHash ? "files of --corpus" : null;

    /// <summary>A folder is a machine's own; what it holds is not.</summary>
    public override ExperimentOptions OptionsOfParts(RunOptions options) => options.OwnOf<FormatOptions>() with { Corpus = "" };

    /// <summary>One file; a list of options that one of several left open stays open.</summary>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts)
    {
        var all = parts.OptionsOf<FormatOptions>();
        return file with
        {
            Options = file.Options with
            {
                Own = all[0] with { Formats = Union(all, options => options.Formats), Cases = Union(all, options => options.Cases) },
            },
            Samples = new FormatSamples
            {
                Cases = parts.All(part => part.SamplesOf<FormatSamples>().Cases, one => (one.Format, one.Name)),
                Checks = [
                    .. parts.Judged(
                        part => part.SamplesOf<FormatSamples>().Checks, check => (check.Row, check.Format, check.Case),
                        check => check.Verdict.ToString(), check => $"{check.Row}#{check.Format}/{check.Case}")
                        .OrderBy(check => check.Row, StringComparer.Ordinal)],
            },
        };
    }

    private static IReadOnlyList<string> Union(IReadOnlyList<FormatOptions> all, Func<FormatOptions, IReadOnlyList<string>> of) =>
        all.Any(options => of(options).Count == 0) ? [] : [.. all.SelectMany(of).Distinct()];
}
