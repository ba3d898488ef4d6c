namespace Assay.Engine.Planning;

/// <summary>Told what a run is doing. Calls come from several threads, and between batches: they must return at once.</summary>
public interface IRunProgress
{
    /// <summary>Another stage begins.</summary>
    void Begin(RunStage stage);

    /// <summary>A stage goes on.</summary>
    /// <param name="share">The share of the stage that is done, from 0 to 1.</param>
    /// <param name="atWork">The row or adapter at work.</param>
    /// <param name="left">About how long the stage still takes; null when unknown.</param>
    void Report(double share, string atWork, TimeSpan? left);

    /// <summary>Something worth a line of its own happened.</summary>
    /// <param name="text">What, such as <c>look at K = 6: 4 of 28 rows go on</c>.</param>
    void Note(string text);

    /// <summary>A line of an answer is there, which stays on the screen.</summary>
    void Tell(string text);

    /// <summary>The answer so far, which takes the place of the one before; where lines stay, at most one.</summary>
    /// <param name="text">Makes its lines; not asked where they are not shown.</param>
    void Refine(Func<string> text)
    {
        // Only a terminal can take lines back.
    }
}

/// <summary>The stages of a run.</summary>
public enum RunStage
{
    /// <summary>Restoring and building adapters.</summary>
    Building,

    /// <summary>Seeing that new builds are what their rows were proven to be.</summary>
    Proving,

    /// <summary>Checking what comes back.</summary>
    Checking,

    /// <summary>Trying edits of a user's types.</summary>
    Editing,

    /// <summary>Measuring blocks.</summary>
    Measuring,
}

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
