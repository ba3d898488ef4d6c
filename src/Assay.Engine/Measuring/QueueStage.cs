using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Measuring;

/// <summary>
/// Measures in fresh processes, one at a time and in random order, round by round, so that a slow spell of the machine meets all rows
/// alike. Results are saved after each round.
/// </summary>
public abstract class QueueStage(RunStageContext context) : IRunStage
{
    private readonly ProcessQueue queue = new(context);

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <summary>What it stands on.</summary>
    protected RunStageContext Context => context;

    /// <summary>The run.</summary>
    protected RunPlan Plan => context.Plan;

    /// <summary>How often each cell is measured.</summary>
    protected virtual int Rounds => context.Plan.Options.Blocks;

    /// <summary>Whether a round that has begun is ended, whatever the budget.</summary>
    protected virtual bool EndsRounds => false;

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        Begin(input);
        for (var round = 0; round < Rounds; round++)
        {
            if (!queue.MayBegin || !queue.Run(ProcessesOf(round, cancellation), round, Rounds, cancellation, EndsRounds))
                return false;
            context.Save();
        }

        return true;
    }

    /// <summary>Finds out what there is to measure.</summary>
    protected abstract void Begin(RunStageInput input);

    /// <summary>The processes that are missing of a round, in any order.</summary>
    protected abstract IEnumerable<QueuedProcess> ProcessesOf(int round, CancellationToken cancellation);

    /// <summary>Starts a worker, asks it, and keeps its answer or why there is none.</summary>
    /// <param name="about">What is measured, for the log.</param>
    /// <param name="measure">Measures, and keeps what it found.</param>
    /// <param name="fail">Keeps why there is nothing.</param>
    protected void Try(string about, Action measure, Action<Failure> fail, CancellationToken cancellation) =>
        queue.Try(about, measure, fail, cancellation);

    /// <summary>Counts a process.</summary>
    protected void Count() => Measured++;

    /// <summary>Asks a fresh worker; one that was killed from outside is started once more.</summary>
    protected T Ask<T>(
        AdapterProgram program, WorkerPurpose purpose, WorkloadOptions workload, Func<IWorker, T> ask, CancellationToken cancellation) =>
        RetryAfterKill.Of(() =>
        {
            using var worker = context.Services.Starter.Start(program, purpose, context.Services.Limits(workload), cancellation);
            return ask(worker);
        });
}
