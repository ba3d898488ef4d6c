using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Across.Decoders;
using Assay.Report.Sections;

namespace Assay.Experiments.Across;

/// <summary>What rows of one format read of each other, and decoders of other languages of them.</summary>
public sealed class AcrossExperiment : Experiment
{
    /// <inheritdoc/>
    public override string Kind => AcrossReport.Kind;

    /// <inheritdoc/>
    public override string Command => "check exchange";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Let each row read what the others of its format write. Also decodes it in another language. Shows which values travel, and "
            + "whether equal values are the same bytes.",
        [new("What to judge",
        [
            OptionsOfRows.RowsTo("judge", "Each reads what the others of its format write. Default: every row."),
            OptionsOfAcross.Shapes,
            OptionsOfWorkloads.Surface with { Help = "How bytes pass between caller and library. Default: each row's first surface." },
        ])],
        ("assay check exchange --rows 'message-pack/*' --shape dates,enum", "some values, the rows of one library"),
        ("assay check exchange --out exchange.json", "all; 'assay report' reads the file"))
    {
        TakesTypes = false,
        Page = "docs/check-exchange.md",
    };

    /// <inheritdoc/>
    public override Type OptionsType => typeof(AcrossOptions);

    /// <inheritdoc/>
    public override string Found => "verdicts";

    /// <inheritdoc/>
    public override bool ChecksItself => true;

    /// <summary>Each row reads what all others write.</summary>
    public override bool NeedsAllRows => true;

    /// <inheritdoc/>
    public override bool TakesFormatReaders => true;

    /// <inheritdoc/>
    public override RunServices Served(RunServices services) => services with { Prove = null };

    /// <summary>The decoders of another language that alone read what rows wrote; null where rows read it, too.</summary>
    public DecoderFolder? Decoders { get; init; }

    /// <inheritdoc/>
    public override IReadOnlyList<SelectedRow> Judged(IReadOnlyList<SelectedRow> rows, RunRequest request) =>
        [.. rows.DistinctBy(row => row.Name)];

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) => options with
    {
        Own = new AcrossOptions { Shapes = AcrossShapes.Select(input.Request.Given.Text(OptionsOfAcross.Shapes)).Names },
    };

    /// <inheritdoc/>
    public override RunPlan Built(RunPlan plan, Workspace workspace, CancellationToken cancellation)
    {
        var shapes = AcrossShapes.Of(plan.Options);
        return plan.Built(target => target with { DataSets = BuiltDataSets.For(shapes.DataSets) });
    }

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new AcrossStage(context) { Decoders = Decoders };

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new AcrossSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => AcrossTables.Of(file);

    /// <inheritdoc/>
    public override string GapsOf(ResultsFile file) => AcrossGaps.SentenceOf(file);

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Options = file.Options with
        {
            Own = new AcrossOptions { Shapes = [.. parts.OptionsOf<AcrossOptions>().SelectMany(options => options.Shapes).Distinct()] },
        },
        Samples = new AcrossSamples
        {
            Exchanges = [
                .. parts.Judged(
                    part => part.SamplesOf<AcrossSamples>().Exchanges, result => (result.Row, result.Case),
                    result => result.Verdict.ToString(), result => $"{result.Row}#{result.Case}")
                    .OrderBy(result => result.Row, StringComparer.Ordinal).ThenBy(result => result.Case, StringComparer.Ordinal)],
        },
    };
}
