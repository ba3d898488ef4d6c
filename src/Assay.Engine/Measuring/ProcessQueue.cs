using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Measuring;

/// <summary>
/// Fresh processes of a stage, one at a time and in random order, so that a slow spell of the machine meets all rows alike.
/// </summary>
internal sealed class ProcessQueue(RunStageContext context)
{
    private readonly Budget budget = new(context.Plan.Options);
    private readonly StageProgress progress = new(context.Services.Progress, context.Services.Clock, RunStage.Measuring);

    /// <summary>Whether the budget lets something new begin.</summary>
    public bool MayBegin => budget.Allows(progress.Elapsed);

    /// <summary>Takes turns until everybody is done; false when the budget is spent before.</summary>
    /// <param name="turns">Whose turn it is; of two the one before, where both are known to have had as much.</param>
    public bool Run(Turns turns, CancellationToken cancellation)
    {
        turns.Shuffle(new SeededShuffle(context.Plan.Options.Seed * 1_000_003));
        foreach (var next in turns.InOrder(() => MayBegin))
        {
            cancellation.ThrowIfCancellationRequested();
            var begin = progress.Elapsed;
            next.Take(
                what => progress.Report(Math.Max(turns.Share, budget.Spent(progress.Elapsed)), what),
                () => MayBegin && budget.MayGoOn(progress.Elapsed - begin, turns.Count));
            turns.End(next, progress.Elapsed - begin);
        }

        return turns.AreOver;
    }

    /// <summary>Runs the processes of a round; false when the budget is spent before all of them ran.</summary>
    /// <param name="processes">The processes, in any order.</param>
    /// <param name="round">Number of the round, from 0.</param>
    /// <param name="rounds">How many rounds there are.</param>
    /// <param name="isWhole">Whether a round that has begun is ended, whatever the budget.</param>
    public bool Run(IEnumerable<QueuedProcess> processes, int round, int rounds, CancellationToken cancellation, bool isWhole = false)
    {
        List<QueuedProcess> queue = [.. processes];
        new SeededShuffle((context.Plan.Options.Seed * 1_000_003) + (ulong)round).Shuffle(queue);
        for (var i = 0; i < queue.Count; i++)
        {
            cancellation.ThrowIfCancellationRequested();
            if (!isWhole && !MayBegin)
                return false;
            progress.Report(Math.Max((round + ((double)i / queue.Count)) / rounds, budget.Spent(progress.Elapsed)),
                queue[i].Name ?? $"process {i + 1} of {queue.Count}");
            queue[i].Run();
        }

        return true;
    }

    /// <summary>
    /// Measures; a worker that fails gives its row a verdict, unless the run was interrupted or the user's own code failed.
    /// </summary>
    /// <param name="about">What was measured, for the log.</param>
    /// <param name="measure">Measures, and keeps what it found.</param>
    /// <param name="fail">Keeps why there is nothing.</param>
    /// <exception cref="UserCodeFailedException">A user's factory failed.</exception>
    /// <exception cref="OperationCanceledException">The run was interrupted.</exception>
    public void Try(string about, Action measure, Action<Failure> fail, CancellationToken cancellation)
    {
        try
        {
            measure();
        }
        catch (WorkerFailedException exception)
        {
            Interruption.Await(hasFailures: true, cancellation);
            context.Services.Log.Write(about, exception.Failure);
            exception.ThrowIfOfInput();
            fail(exception.Failure.OfRow);
        }
    }
}

/// <summary>One process to run.</summary>
/// <param name="Name">What the progress calls it; null for its number.</param>
public sealed record QueuedProcess(string? Name, Action Run);
