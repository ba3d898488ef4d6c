using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Measuring;

/// <summary>
/// Measures the blocks that are not yet measured, and keeps the results after each. A sequential run is looked at in between.
/// </summary>
internal sealed class MeasureStage(RunStageContext context) : IRunStage, IDisposable
{
    /// <summary>Blocks of a step of a sequential run: it is looked at after the second, and then after each.</summary>
    private const int BlocksOfStep = 3;

    private readonly RunPlan plan = context.Plan;
    private readonly RunServices services = context.Services;
    private readonly RunRecord record = context.Record;
    private readonly BlockRunner runner = new(context.Services, context.Plan.Options);
    private readonly Budget budget = new(context.Plan.Options);
    private readonly StageProgress progress = new(context.Services.Progress, context.Services.Clock, RunStage.Measuring);
    private int rowsDone;
    private int rowsLeft;

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <summary>Ends what lives as long as the stage.</summary>
    public void Dispose() => runner.Dispose();

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        RefuseUnmixed(input.Checks);
        return Run(BlockPlan.Of(plan, input.Checks, input.MemoryBytes), cancellation);
    }

    private bool Run(IReadOnlyList<PlannedBlock> planned, CancellationToken cancellation)
    {
        if (plan.Options.Looks.Count == 0)
            return MeasureAll(planned, planned, cancellation);
        var left = planned;
        var begin = 0;
        foreach (var end in Steps())
        {
            var step = Missing(left.Where(block => block.Number >= begin && block.Number < end));

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
        var options = plan.Options;
        return Enumerable.Range(1, options.Blocks / BlocksOfStep).Select(step => step * BlocksOfStep)
            .Concat(options.Looks).Append(options.Blocks).Where(end => end <= options.Blocks).Distinct().Order();
    }

    private IReadOnlyList<PlannedBlock> LookAt(int number, IReadOnlyList<PlannedBlock> planned, IReadOnlyList<PlannedBlock> left)
    {
        var look = Look.At(number, [.. left.Where(block => block.Number >= number)], record, plan.Options.Reference);
        services.Progress.Note(look.SentenceOf(planned));
        return look.Blocks;
    }

    private List<PlannedBlock> Missing(IEnumerable<PlannedBlock> planned) => [.. planned.Where(block => !record.Has(block))];

    private bool MeasureAll(IReadOnlyList<PlannedBlock> planned, IReadOnlyList<PlannedBlock> left, CancellationToken cancellation)
    {
        rowsLeft = Missing(left).Sum(block => block.Rows.Count);
        var number = -1;
        foreach (var block in Missing(planned))
        {
            if (!budget.Allows(progress.Elapsed))
                return false;

            // Blocks of one number are those of all rows, data sets and operations.
            if (number >= 0 && block.Number != number)
                services.Measured(record.ToFile(isComplete: true));
            number = block.Number;
            Measure(block, cancellation);
            rowsDone += block.Rows.Count;
            rowsLeft -= block.Rows.Count;
        }

        return true;
    }

    private void RefuseUnmixed(IReadOnlyList<CheckedRow> checks)
    {
        foreach (var check in checks.Where(check => BlockPlan.IsUnmixed(check, plan, checks)))
        {
            foreach ((var label, var operation) in plan.Rows.Where(row => row.Name == check.Task.Name)
                .SelectMany(row => plan.Options.Operations.Select(operation => (row.Label, operation))))
            {
                CellResult cell = new()
                {
                    Row = label,
                    Workload = check.Task.Workload,
                    Surface = check.Task.Surface,
                    Operation = operation,
                };
                record.AddRefusal(cell, "it supports no other data set of the run, so there is nothing to mix");
            }
        }
    }

    private void Measure(PlannedBlock planned, CancellationToken cancellation)
    {
        var block = record.WithoutFailed(planned);
        var outcome = runner.Run(block, (share, row) => Report(planned.Rows.Count * share, row), cancellation);
        Interruption.Await(outcome.Rows.Any(row => row.Samples is null), cancellation);
        record.Add(block, outcome);
        context.Save();
        Measured++;
        if (outcome.UsersFailure.Length > 0)
            throw new UserCodeFailedException(outcome.UsersFailure);
    }

    private void Report(double rows, string atWork) =>
        progress.Report(Math.Max((rowsDone + rows) / (rowsDone + rowsLeft), budget.Spent(progress.Elapsed)), atWork);
}

/// <summary>How long blocks will take, from the last ones of the same cells.</summary>
internal static class BlockEstimate
{
    /// <summary>The time of some blocks, scaled by their numbers of rows; what was never measured counts nothing.</summary>
    public static TimeSpan Of(IEnumerable<PlannedBlock> blocks, ResultsFile measured) =>
        TimeSpan.FromMicroseconds(blocks.Sum(block => Nanoseconds(block, measured)) / 1000);

    private static double Nanoseconds(PlannedBlock block, ResultsFile measured)
    {
        var last = measured.Conditions
            .Where(of => of.Workload == block.Workload && of.Operation == block.Operation && of.Group == block.Group)
            .MaxBy(of => of.Block);
        if (last is null)
            return 0;
        var rows = measured.Cells.Count(cell => cell.Workload == block.Workload && cell.Operation == block.Operation
            && cell.Blocks.Any(samples => samples.Block == last.Block && samples.Group == last.Group));

        // The calibration takes about as much as a row.
        return (double)(last.Times.StartAndWarmUp + last.Times.Rounds + last.Times.After) * (block.Rows.Count + 1) / (rows + 1);
    }
}
