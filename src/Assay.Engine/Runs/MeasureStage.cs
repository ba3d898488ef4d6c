using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Results;

namespace Assay.Engine.Runs;

/// <summary>Measures the blocks that are not yet measured, and keeps the results after each.</summary>
/// <param name="plan">The run.</param>
/// <param name="services">What it stands on.</param>
/// <param name="record">Where the samples go.</param>
/// <param name="save">Writes the results so far.</param>
internal sealed class MeasureStage(RunPlan plan, RunServices services, RunRecord record, Action save)
{
    private readonly BlockRunner runner = new(services, plan.Options);

    /// <summary>Blocks measured.</summary>
    public int Measured { get; private set; }

    /// <summary>Measures; false when the budget was spent before everything was.</summary>
    public bool Run(IReadOnlyList<PlannedBlock> planned, CancellationToken cancellation)
    {
        List<PlannedBlock> blocks = [.. planned.Where(block => !record.Has(block))];
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Measuring);
        for (int i = 0; i < blocks.Count; i++)
        {
            if (plan.Options.BudgetNanoseconds is long budget && progress.Elapsed.Ticks * 100 >= budget)
                return false;
            int index = i;
            Measure(blocks[i], (share, row) => progress.Report((index + share) / blocks.Count, row), cancellation);
        }

        return true;
    }

    private void Measure(PlannedBlock planned, Action<double, string> progress, CancellationToken cancellation)
    {
        PlannedBlock block = record.WithoutFailed(planned);
        BlockOutcome outcome = runner.Run(block, progress, cancellation);
        Interruption.Await(outcome.Rows.Any(row => row.Samples is null), cancellation);
        record.Add(block, outcome);
        save();
        Measured++;
    }
}
