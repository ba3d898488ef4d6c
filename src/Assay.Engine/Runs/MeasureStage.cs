using Assay.Core.Results;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Results;

namespace Assay.Engine.Runs;

/// <summary>Measures the blocks that are not yet measured, and keeps the results after each. A sequential run is looked at in between.</summary>
/// <param name="plan">The run.</param>
/// <param name="services">What it stands on.</param>
/// <param name="record">Where the samples go.</param>
/// <param name="save">Writes the results so far.</param>
internal sealed class MeasureStage(RunPlan plan, RunServices services, RunRecord record, Action save) : IDisposable
{
    /// <summary>Blocks of a step of a sequential run: it is looked at after the second, and then after each.</summary>
    private const int BlocksOfStep = 3;

    private readonly BlockRunner runner = new(services, plan.Options);
    private readonly Budget budget = new(plan.Options);
    private readonly StageProgress progress = new(services.Progress, services.Clock, RunStage.Measuring);
    private int rowsDone;
    private int rowsLeft;

    /// <summary>Blocks measured.</summary>
    public int Measured { get; private set; }

    /// <summary>Ends what lives as long as the stage.</summary>
    public void Dispose() => runner.Dispose();

    /// <summary>Measures; false when the budget was spent before everything was.</summary>
    /// <exception cref="UsersCodeFailedException">A user's factory failed; the blocks before are kept.</exception>
    public bool Run(IReadOnlyList<PlannedBlock> planned, CancellationToken cancellation)
    {
        if (plan.Options.Looks.Count == 0)
            return MeasureAll(planned, planned, cancellation);
        IReadOnlyList<PlannedBlock> left = planned;
        int begin = 0;
        foreach (int end in Steps())
        {
            List<PlannedBlock> step = Missing(left.Where(block => block.Number >= begin && block.Number < end));

            // What a run or a resumed one begins with is measured in any case: less would tell nothing new.
            if (Measured > 0 && !budget.Holds(progress.Elapsed, BlockEstimate.Of(step, record.ToFile(isComplete: false))))
                return false;
            if (!MeasureAll(step, left, cancellation))
                return false;
            begin = end;
            if (plan.Options.Looks.Contains(end) && end < plan.Options.Blocks)
                left = LookAt(end, planned, left);
            if (left.Count == 0)
                break;
        }

        return true;
    }

    /// <summary>The numbers of blocks at which the steps end.</summary>
    private IEnumerable<int> Steps()
    {
        RunOptions options = plan.Options;
        return Enumerable.Range(1, options.Blocks / BlocksOfStep).Select(step => step * BlocksOfStep)
            .Concat(options.Looks).Append(options.Blocks).Where(end => end <= options.Blocks).Distinct().Order();
    }

    private IReadOnlyList<PlannedBlock> LookAt(int number, IReadOnlyList<PlannedBlock> planned, IReadOnlyList<PlannedBlock> left)
    {
        Func<ResultsFile, IReadOnlyList<UnsettledRows>> judge =
            services.Judge ?? throw new InvalidOperationException("A run with looks needs a judge.");
        Look look = Look.At(number, [.. left.Where(block => block.Number >= number)], record, judge, plan.Options.Reference);
        services.Progress.Note(look.SentenceOf(planned));
        return look.Blocks;
    }

    private List<PlannedBlock> Missing(IEnumerable<PlannedBlock> planned) => [.. planned.Where(block => !record.Has(block))];

    private bool MeasureAll(IReadOnlyList<PlannedBlock> planned, IReadOnlyList<PlannedBlock> left, CancellationToken cancellation)
    {
        rowsLeft = Missing(left).Sum(block => block.Rows.Count);
        foreach (PlannedBlock block in Missing(planned))
        {
            if (!budget.Allows(progress.Elapsed))
                return false;
            Measure(block, cancellation);
            rowsDone += block.Rows.Count;
            rowsLeft -= block.Rows.Count;
        }

        return true;
    }

    private void Measure(PlannedBlock planned, CancellationToken cancellation)
    {
        PlannedBlock block = record.WithoutFailed(planned);
        BlockOutcome outcome = runner.Run(block, (share, row) => Report(planned.Rows.Count * share, row), cancellation);
        Interruption.Await(outcome.Rows.Any(row => row.Samples is null), cancellation);
        record.Add(block, outcome);
        save();
        Measured++;
        if (outcome.UsersFailure.Length > 0)
            throw new UsersCodeFailedException(outcome.UsersFailure);
    }

    private void Report(double rows, string atWork) =>
        progress.Report(Math.Max((rowsDone + rows) / (rowsDone + rowsLeft), budget.Spent(progress.Elapsed)), atWork);
}
