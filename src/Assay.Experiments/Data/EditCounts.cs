using System.Globalization;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Experiments.Data;

/// <summary>Tells of trials of edits with their counts: first of programs, then of rows.</summary>
internal sealed class EditCounts : IRunProgress
{
    private readonly string what;
    private readonly StageProgress progress;
    private readonly IRunProgress whole;
    private readonly int rows;
    private readonly int programs;
    private int built;
    private int ended;

    public EditCounts(RunServices services, string what, IReadOnlyList<SelectedRow> trials)
    {
        this.what = what;
        whole = services.Progress;
        progress = new StageProgress(whole, services.Clock, RunStage.Editing);
        rows = trials.Count;
        programs = trials.Select(row => row.Build).Distinct().Count();
    }

    /// <summary>A program is there, or cannot be had.</summary>
    public void Built(string adapter)
    {
        Interlocked.Increment(ref built);
        Report(adapter);
    }

    /// <summary>A row's trials begin.</summary>
    public void Begin(string row) => Report(row);

    /// <summary>A row's trials ended.</summary>
    /// <param name="found">What helps; null where no edit does.</param>
    public void End(string row, EditOutcome? found)
    {
        Interlocked.Increment(ref ended);
        whole.Note($"{row}, {what}: {(found is null ? "no edit helps" : "an edit helps")}");
        Report(row);
    }

    /// <inheritdoc/>
    public void Begin(RunStage stage)
    {
        // There is one.
    }

    /// <inheritdoc/>
    public void Report(double share, string atWork, TimeSpan? left) => Report(atWork);

    /// <inheritdoc/>
    public void Note(string text) => whole.Note(text);

    /// <inheritdoc/>
    public void Tell(string text) => whole.Tell(text);

    private void Report(string atWork)
    {
        (var builds, var done) = (Volatile.Read(ref built), Volatile.Read(ref ended));
        var count = builds < programs
            ? string.Create(CultureInfo.InvariantCulture, $"{builds} of {programs} adapters built")
            : string.Create(CultureInfo.InvariantCulture, $"{done} of {rows} rows tried");
        progress.Report((double)(builds + done) / (programs + rows), $"{what}, {count}: {atWork}");
    }
}
