namespace Assay.Engine.Runs;

/// <summary>Adds the time left to what a stage reports.</summary>
internal sealed class StageProgress
{
    private readonly IRunProgress progress;
    private readonly TimeProvider clock;
    private readonly long begin;

    public StageProgress(IRunProgress progress, TimeProvider clock, RunStage stage)
    {
        this.progress = progress;
        this.clock = clock;
        begin = clock.GetTimestamp();
        progress.Begin(stage);
    }

    public TimeSpan Elapsed => clock.GetElapsedTime(begin);

    public void Report(double share, string atWork) =>
        progress.Report(share, atWork, share > 0.02 ? Elapsed * ((1 - share) / share) : null);
}
