using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Checking;

/// <summary>Tells of builds, and of what is done with each program as soon as it is there, with the counts of both.</summary>
internal abstract class BuildCounts : IRunProgress
{
    private readonly IRunProgress whole;
    private readonly StageProgress progress;
    private int built;
    private int ended;

    protected BuildCounts(RunServices services, RunStage stage, IEnumerable<SelectedRow> rows)
    {
        whole = services.Progress;
        progress = new StageProgress(whole, services.Clock, stage);
        Programs = rows.Select(row => row.Build).Distinct().Count();
    }

    /// <summary>How many programs are built.</summary>
    protected int Programs { get; }

    /// <summary>Work on a row begins.</summary>
    public void Begin(string row) => Report(row);

    /// <summary>Work on a row ended, or there is none.</summary>
    public void End(string row)
    {
        Interlocked.Increment(ref ended);
        Report(row);
    }

    /// <summary>A program is there, or cannot be had.</summary>
    public void Built(string adapter)
    {
        Interlocked.Increment(ref built);
        Report(adapter);
    }

    /// <inheritdoc/>
    public void Begin(RunStage stage)
    {
        // There is one.
    }

    /// <summary>A build begins.</summary>
    public abstract void Report(double share, string atWork, TimeSpan? left);

    /// <inheritdoc/>
    public void Note(string text) => whole.Note(text);

    /// <inheritdoc/>
    public void Tell(string text) => whole.Tell(text);

    /// <summary>The share that is done, and the counts in words.</summary>
    protected abstract (double Share, string Text) Counts(int built, int ended);

    protected void Report(string atWork)
    {
        (var share, var text) = Counts(Volatile.Read(ref built), Volatile.Read(ref ended));
        progress.Report(share, $"{text}: {atWork}");
    }
}
