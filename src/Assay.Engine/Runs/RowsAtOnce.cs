using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Runs;

/// <summary>Lets rows be judged, several at once, as long as the budget lasts.</summary>
/// <param name="context">What it stands on.</param>
internal sealed class RowsAtOnce(RunStageContext context)
{
    /// <summary>What a row may take while it is judged: a writer and a reader, of 1 GiB at most each.</summary>
    private const long BytesOfRow = 2L << 30;

    /// <summary>
    /// How many rows are judged at the same time: twice as many as there are processors, as far as memory allows. Processes of a row follow
    /// each other, and much of their time they wait: for the end of a process that crashed, for a call that does not end.
    /// </summary>
    public static readonly int AtOnce =
        (int)Math.Clamp(MachineReader.MemoryBytes / 2 / BytesOfRow, 2, Math.Min(2 * Environment.ProcessorCount, 16));

    private readonly Budget budget = new(context.Plan.Options);
    private readonly StageProgress progress = new(context.Services.Progress, context.Services.Clock, RunStage.Checking);

    /// <summary>The rows that have a program, each once.</summary>
    public static IReadOnlyList<BuiltRow> Of(RunPlan plan, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds) =>
    [
        .. from row in plan.Rows.DistinctBy(row => row.Name)
           where row.Excluded.Length == 0
           let program = builds.GetValueOrDefault(row.Build)?.Program
           where program is not null
           select new BuiltRow(row, program),
    ];

    /// <summary>Judges every row, or as many as the budget allows.</summary>
    /// <param name="rows">The rows.</param>
    /// <param name="judge">Judges one; <see cref="AtOnce"/> run at once.</param>
    /// <param name="found">Told what came of a row, one at a time.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <param name="from">How much of the stage is done when it begins, 0 to 1.</param>
    /// <param name="to">How much when it ends.</param>
    /// <param name="isBudgeted">Whether no further row begins once the budget is used up, counted from here.</param>
    /// <returns>Whether every row was judged.</returns>
    public bool ForEach<T>(
        IReadOnlyList<BuiltRow> rows, Func<BuiltRow, T> judge, Action<BuiltRow, T> found, CancellationToken cancellation, double from = 0,
        double to = 1, bool isBudgeted = true)
    {
        var begin = progress.Elapsed;
        Lock telling = new();
        var judged = 0;
        ParallelWork.ForEach(rows, AtOnce, row =>
        {
            if (isBudgeted && !budget.Allows(progress.Elapsed - begin))
                return;
            progress.Report(from + ((to - from) * Volatile.Read(ref judged) / rows.Count), row.Row.Name);
            var result = judge(row);
            Interlocked.Increment(ref judged);
            lock (telling)
                found(row, result);
        }, cancellation);
        return judged == rows.Count;
    }
}

/// <summary>A row with its program.</summary>
internal sealed record BuiltRow(SelectedRow Row, AdapterProgram Program);
