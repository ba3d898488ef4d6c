using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Runs;

/// <summary>Builds rows and lets each be judged, several at once: runs that give a few verdicts to each row and measure nothing.</summary>
internal sealed class RowJudging
{
    /// <summary>What a row may take while it is judged: a writer and a reader, of 1 GiB at most each.</summary>
    private const long BytesOfRow = 2L << 30;

    /// <summary>
    /// How many rows are judged at the same time: twice as many as there are processors, as far as memory allows. Processes of a row follow
    /// each other, and much of their time they wait: for the end of a process that crashed, for a call that does not end.
    /// </summary>
    public static readonly int AtOnce =
        (int)Math.Clamp(MachineReader.MemoryBytes / 2 / BytesOfRow, 2, Math.Min(2 * Environment.ProcessorCount, 16));

    private readonly List<SelectedRow> rows;
    private readonly IReadOnlyDictionary<BuildRequest, BuildOutcome> builds;
    private readonly StageProgress progress;
    private readonly Budget budget;

    /// <summary>Builds the programs.</summary>
    /// <exception cref="BadInputException">A version that was asked for does not exist.</exception>
    public RowJudging(RunPlan plan, RunServices services, CancellationToken cancellation)
    {
        rows = [.. plan.Rows.DistinctBy(row => row.Name)];
        builds = new BuildStage(plan, services).Run(cancellation);
        Interruption.Await(builds.Values.Any(build => build.Status != RowStatus.Available), cancellation);
        budget = new Budget(plan.Options);
        progress = new StageProgress(services.Progress, services.Clock, RunStage.Checking);
    }

    /// <summary>What became of a row.</summary>
    public RowResult Describe(SelectedRow row) => BuildStage.Describe(row, builds.GetValueOrDefault(row.Build));

    /// <summary>The program of a row; null where there is none, and where the row is excluded.</summary>
    public AdapterProgram? ProgramOf(SelectedRow row) => row.Excluded.Length > 0 ? null : builds.GetValueOrDefault(row.Build)?.Program;

    /// <summary>Judges every row, or as many as the budget allows.</summary>
    /// <param name="judge">Judges one; <see cref="AtOnce"/> run at once.</param>
    /// <param name="found">Told what came of a row, one at a time.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <param name="from">How much of the stage is done when it begins, 0 to 1.</param>
    /// <param name="to">How much when it ends.</param>
    /// <param name="isBudgeted">Whether no further row begins once the budget is used up, counted from here.</param>
    /// <returns>Whether every row was judged.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public bool ForEach<T>(Func<SelectedRow, T> judge, Action<SelectedRow, T> found, CancellationToken cancellation, double from = 0,
        double to = 1, bool isBudgeted = true)
    {
        var begin = progress.Elapsed;
        Lock telling = new();
        var judged = 0;
        ParallelWork.ForEach(rows, AtOnce, row =>
        {
            if (isBudgeted && !budget.Allows(progress.Elapsed - begin))
                return;
            progress.Report(from + ((to - from) * Volatile.Read(ref judged) / rows.Count), row.Name);
            var result = judge(row);
            Interlocked.Increment(ref judged);
            lock (telling)
                found(row, result);
        }, cancellation);
        return judged == rows.Count;
    }
}
