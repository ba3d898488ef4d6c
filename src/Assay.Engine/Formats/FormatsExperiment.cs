using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Formats;

/// <summary>What rows do with payloads of their format, compared with its specification.</summary>
public sealed class FormatsExperiment : Experiment
{
    /// <inheritdoc/>
    public override RunKind Kind => RunKind.Formats;

    /// <inheritdoc/>
    public override bool TakesFormatReaders => true;

    /// <summary>There is none: <see cref="FormatCheck"/> judges, row by row, beside the builds of the others.</summary>
    public override IRunStage MakeStage(RunStageContext context) => throw new NotSupportedException("Rows are judged one by one.");
}
