namespace Assay.Engine.Runs;

/// <summary>Verdicts on formats that a command of its own finds, row by row, beside the builds of other rows.</summary>
public abstract class RowwiseExperiment : Experiment
{
    /// <inheritdoc/>
    public sealed override bool TakesFormatReaders => true;

    /// <summary>There is none.</summary>
    /// <exception cref="NotSupportedException">Always: the command judges.</exception>
    public sealed override IRunStage MakeStage(RunStageContext context) =>
        throw new NotSupportedException("Its command judges row by row.");
}
