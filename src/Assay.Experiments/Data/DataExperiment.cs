using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Report.Sections;

namespace Assay.Experiments.Data;

/// <summary>What rows keep, lose or reject of data, and what they ask of the types.</summary>
public sealed class DataExperiment : Experiment
{
    /// <summary>Whether edits of the types are tried.</summary>
    public static RunOption Edits { get; } = new(
        "--edits", "",
        "With --types: also find the smallest edit of your types with which a row brings back everything. Edits are tried on copies.")
    {
        Form = OptionForm.Flag,
        Kept = static options => [(options.Own as DataOptions)?.TriesEdits],
    };

    /// <summary>Whether types are only read.</summary>
    public static RunOption NoRun { get; } = new(
        "--no-run", "",
        "With --types: judge from metadata alone, without building or running anything. --root then takes globs, such as 'Shop.*'. Implied "
            + "where --root is left out: every type marked [Serializable], or all where none is.")
    {
        Form = OptionForm.Flag,
    };

    /// <summary>Where references of an assembly are looked for whose types are only read.</summary>
    public static RunOption References { get; } = new(
        "--references", "DIR",
        "With --no-run: folder with assemblies that yours reference, beside their own folders and the runtime. Can be repeated.")
    {
        Form = OptionForm.Repeated,
    };

    /// <inheritdoc/>
    public override string Kind => "data";

    /// <inheritdoc/>
    public override string Command => "check";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Show what each serializer keeps, loses or rejects. Takes your types or a data set, and says what is needed of your types. "
            + "Measures no times.",
        [new("What to check",
        [
            OptionsOfRows.RowsTo("check", "Default: every row."),
            OptionsOfWorkloads.DataSets with { Help = "Data sets to check. Default: books." },
            OptionsOfWorkloads.Sizes with { Shown = "1", Help = "Size, in units of the data set. Default: each data set's default size." },
            OptionsOfWorkloads.Payloads,
            OptionsOfWorkloads.Surface with { Help = "How the library passes bytes to Assay. Default: each row's first surface." },
            NoRun, References,
        ])],
        ("assay check --types Shop.dll", "which rows could carry its types, without running them"),
        ("assay check --types Shop.dll --root Shop.Order", "your own class, with values that Assay generates"),
        ("assay check --types Shop.dll --root Shop.Order --sample orders.json", "with values of yours"),
        ("assay check --types Shop.dll --root 'Shop.Orders.*'", "several classes, each judged by itself"),
        ("assay check --types Shop.dll --root Shop.Order --edits", "also the smallest edit that keeps all"),
        ("assay check --rows json.net,MessagePack --data-set northwind", "two libraries on a data set"))
    {
        Printed = [Edits],
        Page = "docs/check.md",
    };

    /// <inheritdoc/>
    public override Type OptionsType => typeof(DataOptions);

    /// <inheritdoc/>
    public override string Found => "verdicts";

    /// <inheritdoc/>
    public override CheckRules Checks => CheckRules.OfVerdicts;

    /// <inheritdoc/>
    public override bool TakesSeveralRoots => true;

    /// <summary>Rows are taken as they are: somebody waits.</summary>
    public override RunServices Served(RunServices services) => services with { Prove = null };

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input)
    {
        var triesEdits = input.Request.Given.Has(Edits);
        if (triesEdits && input.Request.Types is null)
            throw new BadInputException("--edits needs --types: data sets are not edited.");
        return triesEdits && input.Types is { Workloads.Count: > 1 }
            ? throw new BadInputException("--edits takes one root. Name one with --root, or omit --edits.")
            : options with { Own = new DataOptions(triesEdits) };
    }

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new DataSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => DataTables.Of(file);

    /// <summary>
    /// Those of which an earlier part of the run said whose limit they show, and those that show none: what it saw of others is gone.
    /// </summary>
    public override ResultsFile KnownIn(ResultsFile file)
    {
        var judged = file.SamplesOf<DataSamples>().Judgements.Select(one => (one.Row, one.Workload)).ToHashSet();
        return file with
        {
            Checks = [.. file.Checks.Where(check => check.Verdict != Verdict.AssayError
                && (check.Verdict == Verdict.Supported || judged.Contains((check.Row, check.Workload))))],
        };
    }

    /// <inheritdoc/>
    public override string GapsOf(ResultsFile file) => Gaps.SentenceOf(
        file.Rows.Where(row => row.Status == RowStatus.Available).Select(row =>
            new Gap(row.Label, file.Checks.Count(check => check.Row == row.Name), file.Options.Workloads.Count)),
        "verdicts",
        "No table says anything of them.");

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new DataSamples
        {
            Types = parts.All(part => part.SamplesOf<DataSamples>().Types, types => types.DataSet),
            Judgements = parts.All(part => part.SamplesOf<DataSamples>().Judgements, one => (one.Row, one.Workload)),
            Edits = MergedEdits(parts),
        },
    };

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new DataStage(context);

    private static FoundEdits? MergedEdits(ResultsUnion parts) =>
        parts.Every(part => part.SamplesOf<DataSamples>().Edits is { } edits ? [edits] : (FoundEdits[])[]).ToList() is { Count: > 0 } all
            ? new FoundEdits([.. all.SelectMany(edits => edits.Helping)], [.. all.SelectMany(edits => edits.Untyped).Distinct()])
            : null;
}
