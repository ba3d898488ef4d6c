using System.Globalization;
using Assay.Engine.Planning;

namespace Assay.Engine.Checking;

/// <summary>Tells of builds and checks, which go on side by side, with the counts of both.</summary>
internal sealed class CheckCounts : IRunProgress
{
    private readonly StageProgress progress;
    private readonly IRunProgress whole;
    private readonly int checks;
    private readonly int programs;
    private int ended;
    private int built;

    public CheckCounts(RunPlan plan, RunServices services)
    {
        whole = services.Progress;
        progress = new StageProgress(whole, services.Clock, RunStage.Checking);
        checks = plan.Rows.Count * plan.Options.Workloads.Count;
        programs = plan.Rows.Where(row => row.Excluded.Length == 0).Select(row => row.Build).Distinct().Count();
    }

    public void Begin(string row) => Report(row);

    /// <summary>A check ended, or there is none of a row.</summary>
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
    public void Report(double share, string atWork, TimeSpan? left) => Report($"building {atWork}");

    /// <inheritdoc/>
    public void Note(string text) => whole.Note(text);

    /// <inheritdoc/>
    public void Tell(string text) => whole.Tell(text);

    private void Report(string atWork)
    {
        var done = Volatile.Read(ref ended);
        var builds = Volatile.Read(ref built) is var there && there < programs
            ? string.Create(CultureInfo.InvariantCulture, $", {there} of {programs} built")
            : "";
        progress.Report(Math.Min(1, (double)done / checks),
            string.Create(CultureInfo.InvariantCulture, $"{done} of {checks} checked{builds}: {atWork}"));
    }
}
