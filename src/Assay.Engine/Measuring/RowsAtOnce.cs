using System.Collections.Concurrent;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Measuring;

/// <summary>Lets rows be judged, several at once and in turns, as long as the budget lasts.</summary>
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

    private TimeSpan budgetBegins;

    private TimeSpan Spent => progress.Elapsed - budgetBegins;

    /// <summary>The rows that have a program, each once.</summary>
    public static IReadOnlyList<BuiltRow> Of(RunPlan plan, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds) =>
    [
        .. from row in plan.Rows.DistinctBy(row => row.Name)
           where row.Excluded.Length == 0
           let program = builds.GetValueOrDefault(row.Build)?.Program
           where program is not null
           select new BuiltRow(row, program),
    ];

    /// <summary>How many pieces go together: without a budget all of a row, because then they share processes.</summary>
    /// <param name="most">Pieces of work that go together where there is a budget.</param>
    public int Together(int most) => budget.IsLimited ? most : int.MaxValue;

    /// <summary>Judges every row, or of each as much as the budget allows.</summary>
    /// <param name="rows">The rows; <see cref="AtOnce"/> have their turns at once.</param>
    /// <param name="from">How much of the stage is done when it begins, 0 to 1.</param>
    /// <param name="to">How much when it ends.</param>
    /// <returns>Whether everything was judged.</returns>
    public bool Run(IEnumerable<ITurn> rows, CancellationToken cancellation, double from = 0, double to = 1)
    {
        Turns turns = new(rows);

        // One turn begins in any case: a run that is continued would never get further otherwise.
        var begun = 0;
        ParallelWork.ForEach(turns.InOrder(() => begun++ == 0 || budget.Allows(Spent)), AtOnce, next =>
        {
            var begin = progress.Elapsed;
            try
            {
                next.Take(
                    what => progress.Report(from + ((to - from) * turns.Share), what),
                    () => budget.Allows(Spent) && budget.MayGoOn(progress.Elapsed - begin, turns.Count / AtOnce));
            }
            finally
            {
                turns.End(next, progress.Elapsed - begin);
            }
        }, cancellation);
        return turns.AreOver;
    }

    /// <summary>Lets every row do what others need of it, whatever the budget.</summary>
    /// <param name="act">What one does; <see cref="AtOnce"/> run at once.</param>
    /// <param name="to">How much of the stage is done when it ends, 0 to 1.</param>
    public IReadOnlyList<T> Each<T>(IReadOnlyList<BuiltRow> rows, Func<BuiltRow, T> act, double to, CancellationToken cancellation)
    {
        ConcurrentBag<T> done = [];
        ParallelWork.ForEach(rows, AtOnce, row =>
        {
            progress.Report(to * done.Count / rows.Count, row.Row.Name);
            done.Add(act(row));
        }, cancellation);
        return [.. done];
    }

    /// <summary>What is done from here on has the whole budget.</summary>
    public void BeginBudget() => budgetBegins = progress.Elapsed;
}

/// <summary>A row with its program.</summary>
internal sealed record BuiltRow(SelectedRow Row, AdapterProgram Program);
