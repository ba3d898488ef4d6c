using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Across;

/// <summary>What rows of one format read of each other, and decoders of other languages of them.</summary>
public sealed class AcrossExperiment : Experiment
{
    /// <inheritdoc/>
    public override RunKind Kind => RunKind.Across;

    /// <inheritdoc/>
    public override bool TakesFormatReaders => true;

    /// <summary>There is none: <see cref="AcrossCheck"/> judges, row by row, beside the builds of the others.</summary>
    public override IRunStage MakeStage(RunStageContext context) => throw new NotSupportedException("Rows are judged one by one.");
}
