using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// Builds several programs again and again, each round of all of them in one process: a process for each build takes longer than what it compiles. A round begins when every program that is
/// still open has said what it leaves out.
/// </summary>
/// <param name="open">How many programs take part.</param>
/// <param name="build">Builds those of a round; gives what each answered, and null for one that it brought no answer to.</param>
internal sealed class BuildRounds(int open, Func<IReadOnlyList<BatchedBuild>, Func<BuildRequest, (int? ExitCode, string Output)?>> build)
{
    private readonly Lock gate = new();
    private List<Waiting> round = [];
    private int open = open;

    /// <summary>Builds a program in the next round, and waits for it.</summary>
    /// <returns>The answer; null where the round brought none.</returns>
    /// <exception cref="AggregateException">The round failed as a whole.</exception>
    public (int? ExitCode, string Output)? Build(BatchedBuild one)
    {
        Waiting own = new(one);
        Begin(() => round.Add(own));
        return own.Answer.Task.GetAwaiter().GetResult();
    }

    /// <summary>A program takes part no more.</summary>
    public void Leave() => Begin(() => open--);

    /// <summary>Changes who takes part; whoever completes a round builds it.</summary>
    private void Begin(Action change)
    {
        List<Waiting> complete = [];
        lock (gate)
        {
            change();
            if (round.Count == open)
                (complete, round) = (round, complete);
        }

        if (complete.Count > 0)
            Build(complete);
    }

    private void Build(List<Waiting> complete)
    {
        try
        {
            Func<BuildRequest, (int? ExitCode, string Output)?> answers = build([.. complete.Select(one => one.Build)]);
            foreach (Waiting one in complete)
                one.Answer.SetResult(answers(one.Build.Request));
        }
        catch (Exception exception)
        {
            // The others wait for an end, whatever it is.
            foreach (Waiting one in complete)
                one.Answer.TrySetException(exception);
            throw;
        }
    }

    private sealed record Waiting(BatchedBuild Build)
    {
        public TaskCompletionSource<(int? ExitCode, string Output)?> Answer { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);
    }
}
