using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Running;

/// <summary>
/// Code of the user's that fails only while the run measures: it is theirs to correct, and costs nothing that was measured.
/// </summary>
public sealed class UsersCodeRunTests : IDisposable
{
    private const string Sentence = "The factory Shop.Samples.Make threw System.FormatException. Fix it and run again.";
    private static readonly WorkerFailure OfFactory =
        new(WorkerFailureKind.Input, "The factory Shop.Samples.Make threw System.FormatException.", "");
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_factory_that_fails_in_the_second_block_ends_the_run_and_keeps_the_first()
    {
        var warmUps = 0;
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is WarmUpRequest && ++warmUps == 2 ? OfFactory : null,
        };

        var result = Execute(workers, Plan("a", "b"));

        Assert.Equal((RunEnding.UserCode, Sentence), (result.Ending, result.Cause));
        var kept = ResultsStore.Load(folder.File("r.json"));
        Assert.All(kept.Cells, cell => Assert.Equal((0, null), (Assert.Single(cell.Blocks).Block, cell.Failure)));
        Assert.Equal((false, 0), (kept.IsComplete, workers.Alive));
    }

    [Fact]
    public void A_factory_that_fails_after_the_last_round_ends_the_run_and_keeps_the_block()
    {
        FakeWorkers workers = new(clock) { Failure = (row, request, _) => row == "b" && request is ConfirmRequest ? OfFactory : null };

        var result = Execute(workers, Plan("a", "b"));

        Assert.Equal((RunEnding.UserCode, Sentence), (result.Ending, result.Cause));
        Assert.All(ResultsStore.Load(folder.File("r.json")).Cells, cell => Assert.Single(cell.Blocks));
    }

    [Fact]
    public void A_factory_that_fails_for_one_row_is_not_tried_for_all_others()
    {
        string[] labels = [.. Enumerable.Range(0, 20).Select(number => $"a ({number + 2})")];
        FakeWorkers workers = new(clock) { Failure = (_, request, _) => request is WarmUpRequest ? OfFactory : null };

        Execute(workers, Plan(labels));

        Assert.InRange(workers.WarmUps.Count, 1, 2);
    }

    [Fact]
    public void A_factory_that_fails_in_the_check_of_one_operation_is_bad_input()
    {
        var reads = 0;
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "a" && request is ReadRequest && ++reads == 2 ? OfFactory : null,
        };
        var plan = Plan("a", "b");

        var exception = Assert.Throws<BadInputException>(() => Execute(workers, plan with
        {
            Options = plan.Options with { Operations = [Operation.ReadOne] },
        }));

        Assert.Equal(Sentence, exception.Message);
    }

    private static RunPlan Plan(params string[] labels) =>
        new(ResultsOf.Options(labels),
            [.. labels.Select(IdOf.Label).Select(id => new SelectedRow(id, TestRowsOf.Row(id.Row)))]);

    private RunResult Execute(FakeWorkers workers, RunPlan plan) =>
        new Run(plan, ServicesOf.Workers(workers, clock, folder), ResultsOf.Empty(plan.Options),
            folder.File("r.json")).Execute(CancellationToken.None);
}
