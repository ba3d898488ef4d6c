using System.Collections.Concurrent;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

public class BuildRoundsTests
{
    private static readonly BuildRequest[] Requests = [.. new[] { "net8.0", "net9.0", "net10.0" }.Select(framework => new BuildRequest(TestRowsOf.Project, new BuildTarget(framework, TargetNames.Jit)))];

    [Fact]
    public void Programs_that_are_repeated_are_built_together_until_each_has_what_it_needs()
    {
        ConcurrentQueue<int> sizes = [];
        BuildRounds rounds = new(3, builds =>
        {
            sizes.Enqueue(builds.Count);
            return _ => (1, "");
        });

        Run(rounds, (0, 1), (1, 2), (2, 4));

        Assert.Equal([3, 2, 1, 1], sizes);
    }

    [Fact]
    public void Each_program_gets_its_own_answer_or_none()
    {
        BuildRounds rounds = new(2, _ => request => request == Requests[0] ? (0, "made") : null);
        (int?, string)?[] answers = new (int?, string)?[2];

        Parallel(2, place => answers[place] = rounds.Build(Of(place)));

        Assert.Equal((0, "made"), answers[0]);
        Assert.Null(answers[1]);
    }

    [Fact]
    public void A_round_that_fails_ends_all_who_wait_for_it()
    {
        BuildRounds rounds = new(2, _ => throw new OperationCanceledException());

        Parallel(2, place => Assert.Throws<OperationCanceledException>(() => rounds.Build(Of(place))));
    }

    private static void Run(BuildRounds rounds, params (int Place, int Builds)[] programs) => Parallel(programs.Length, place =>
    {
        for (int i = 0; i < programs[place].Builds; i++)
            rounds.Build(Of(programs[place].Place));
        rounds.Leave();
    });

    private static void Parallel(int count, Action<int> act) =>
        Task.WaitAll([.. Enumerable.Range(0, count).Select(place => Task.Factory.StartNew(() => act(place), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default))], TestContext.Current.CancellationToken);

    private static BatchedBuild Of(int place) => new(Requests[place], $"folder{place}");
}
