using Assay.Core.Results;
using Assay.Engine.Measuring;
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
