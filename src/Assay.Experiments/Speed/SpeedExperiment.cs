using Assay.Core.Results;
using Assay.Engine.Measuring;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Speed;

/// <summary>Times of operations that are warm: blocks of fresh processes whose rows take turns.</summary>
public sealed class SpeedExperiment : Experiment
{
    private const int RoundsOfDeep = 300;

    /// <inheritdoc/>
    public override string Kind => RunOptions.Speed;

    /// <inheritdoc/>
    public override string Command => "run";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Measure times, sizes and allocations. Prints the answer on one screen and saves all raw samples in a results file.",
        [new("What to measure",
        [
            OptionsOfRows.RowsTo(
                "measure",
                "Name a row twice to measure it twice. '*' is every row. Default: one row of each library, as its documentation first "
                    + "shows it; with --types every row."),
            OptionsOfWorkloads.DataSets, OptionsOfWorkloads.Sizes, OptionsOfWorkloads.Payloads, OptionsOfWorkloads.Operations,
            OptionsOfWorkloads.Surface,
        ])],
        ("assay run", "one row of each library on books, in a few minutes"),
        ("assay run --rows '*'", "every row"),
        ("assay run --budget 10m", "with ranks"),
        ("assay run --rows system.text.json,MessagePack", "two libraries, all their rows"),
        ("assay run --types Shop.dll --root Shop.Order --sample orders.json", "your own class"),
        ("assay run --with Newtonsoft.Json@12.0.3,13.0.4", "two versions of a package"))
    {
        Length =
        [
            OptionsOfLength.BudgetOfBlocks, OptionsOfLength.Processes, OptionsOfLength.Shard, OptionsOfLength.Precision,
            OptionsOfLength.Profile,
        ],
        Printed = [OptionsOfRows.Reference, OptionsOfLength.Deep],
        AsksMainRows = true,
        Page = "docs/own-types.md",
    };

    /// <inheritdoc/>
    public override CheckRules Checks { get; } = CheckRules.OfMeasuring with { AreEarly = true };

    /// <inheritdoc/>
    public override bool SharesBlocks => true;

    /// <inheritdoc/>
    public override RunLength LengthOf(RunRequest request) => RunLength.OfBlocks(request);

    /// <inheritdoc/>
    public override int RoundsOf(RunRequest request) => request.Deep is null ? RoundCount.Usual : RoundsOfDeep;

    /// <inheritdoc/>
    public override ExperimentPace PaceOf(RunOptions options) => new(
        "block of a row", options.Operations.Count * options.Blocks, static results => results.Cells.Sum(cell => cell.Blocks.Count));

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new MeasureStage(context);
}
