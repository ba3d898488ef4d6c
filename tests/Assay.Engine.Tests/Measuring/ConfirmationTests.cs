using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Measuring;

public sealed class ConfirmationTests
{
    private const string Difference = "BookShelf.Books[3].Title: another value";
    private readonly FakeClock clock = new();

    [Theory]
    [InlineData(1)]
    [InlineData(5)]
    public void Five_blocks_of_six_confirm_nothing(int number)
    {
        FakeWorkers workers = new(clock);

        Assert.All(Run(workers, BlockOf.Rows(number, "a", "b")), outcome => Assert.NotNull(outcome.Samples));
        Assert.Empty(workers.Confirmations);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(6)]
    public void Every_sixth_block_confirms_each_row_with_instances_beyond_its_corpus(int number)
    {
        FakeWorkers workers = new(clock);

        var outcomes = Run(workers, BlockOf.Rows(number, "a", "b"));

        Assert.Equal(["a", "b"], workers.Confirmations.Select(asked => asked.Row).Order());
        Assert.All(workers.Confirmations, asked => Assert.Equal(new Recipe(100, 1, 3, 0), asked.Request.Unseen));
        Assert.All(outcomes, outcome => Assert.NotNull(outcome.Samples));
        Assert.Equal((2, 0), (workers.Started, workers.Alive));
    }

    [Fact]
    public void Large_instances_are_confirmed_by_smaller_ones()
    {
        var row = BlockOf.Rows(0, "a").Rows[0] with { PayloadBytes = 40 << 20 };

        Assert.Equal(10, ConfirmationJudge.RequestOf(row).Unseen.Size);
    }

    [Theory]
    [InlineData(true, false, false,
        "timed work differs from the checked work: after the last round, a new object comes back different "
            + "(BookShelf.Books[3].Title: another value)")]
    [InlineData(false, true, false,
        "timed work differs from the checked work: a changed object comes back wrong (BookShelf.Books[3].Title: another value)")]
    [InlineData(false, false, true, "two reads of one payload return the same mutable object (BookShelf.Books)")]
    public void A_row_whose_timed_work_is_not_the_checked_work_has_no_samples(bool unseen, bool changed, bool shared, string cause)
    {
        ConfirmedFrame found = new(unseen ? [Difference] : [], changed ? [Difference] : [], shared ? "BookShelf.Books" : "");
        FakeWorkers workers = new(clock) { Confirmed = job => job.Row == "b" ? found : ConfirmedFrame.Nothing };

        var outcomes = Run(workers, BlockOf.Rows(0, "a", "b"));

        Assert.NotNull(outcomes[0].Samples);
        Assert.Null(outcomes[1].Samples);
        Assert.Equal((Verdict.Inconsistent, cause), (outcomes[1].Failure!.Verdict, outcomes[1].Failure!.Cause));
    }

    [Fact]
    public void What_the_check_found_lost_is_no_inconsistency()
    {
        FakeWorkers workers = new(clock) { Confirmed = _ => new ConfirmedFrame([Difference], [Difference], "") };
        var block = BlockOf.Rows(0, "a", "b");
        block = block with { Rows = [.. block.Rows.Select(row => row with { Differences = ["BookShelf.Books[0].Title: another value"] })] };

        Assert.All(Run(workers, block), outcome => Assert.NotNull(outcome.Samples));
        Assert.Equal(2, workers.Started);
    }

    [Fact]
    public void Another_text_where_the_check_found_a_text_lost_is_an_inconsistency()
    {
        FakeWorkers workers = new(clock) { Confirmed = _ => new ConfirmedFrame([Difference], [], "") };
        var block = BlockOf.Rows(0, "a");
        block = block with { Rows = [block.Rows[0] with { Differences = ["BookShelf.Books[0].Title: null instead of a string"] }] };

        Assert.Equal(Verdict.Inconsistent, Run(workers, block)[0].Failure?.Verdict);
    }

    [Fact]
    public void What_fresh_processes_lose_of_the_same_instances_is_no_inconsistency()
    {
        FakeWorkers workers = new(clock) { Confirmed = _ => new ConfirmedFrame([Difference], [], ""), Differences = _ => [Difference] };

        var outcome = Run(workers, BlockOf.Rows(0, "a"))[0];

        Assert.NotNull(outcome.Samples);
        var ordinary = workers.Jobs[^1];
        Assert.Equal((3, 2), (ordinary.Recipe.Instance, ordinary.Instances));
        Assert.False(File.Exists(ordinary.PayloadFile));
    }

    [Fact]
    public void A_library_that_fails_on_data_that_it_never_had_fails_by_itself()
    {
        WorkerFailure refusal = new(WorkerFailureKind.Exception, "System.FormatException: full", "");
        FakeWorkers workers = new(clock) { Failure = (row, request, _) => row == "b" && request is ConfirmRequest ? refusal : null };

        var outcome = Run(workers, BlockOf.Rows(0, "a", "b"))[1];

        Assert.Null(outcome.Samples);
        Assert.Equal((Verdict.Rejected, "after the last round, with new data: System.FormatException: full"),
            (outcome.Failure!.Verdict, outcome.Failure.Cause));
    }

    [Theory]
    [InlineData(WorkerFailureKind.Assay)]
    [InlineData(WorkerFailureKind.Time)]
    public void A_failure_of_the_confirmation_itself_is_kept_and_says_nothing_against_the_row(WorkerFailureKind kind)
    {
        WorkerFailure own = new(kind, "error in Assay, comparing: broken", "");
        FakeWorkers workers = new(clock) { Failure = (row, request, _) => row == "b" && request is ConfirmRequest ? own : null };

        var outcome = Run(workers, BlockOf.Rows(0, "a", "b"))[1];

        Assert.NotNull(outcome.Samples);
        Assert.Null(outcome.Failure);
        Assert.Equal(own.Cause, outcome.Unconfirmed);
    }

    [Fact]
    public void What_one_block_sees_through_takes_the_samples_of_all_and_is_not_measured_again()
    {
        RunRecord record = new(ResultsOf.Empty("a", "b"));
        Add(record, 0, ConfirmedFrame.Nothing);
        Add(record, 6, new ConfirmedFrame([], [], "BookShelf"));

        CellResult[] cells = [.. record.ToFile(isComplete: true).Cells];

        Assert.Equal([2, 0], cells.Select(cell => cell.Blocks.Count));
        Assert.Equal(Verdict.Inconsistent, cells[1].Failure!.Verdict);
        Assert.Null(cells[1].AllocatedBytesPerOperation);
        Assert.Equal(["a"], record.WithoutFailed(BlockOf.Rows(7, "a", "b")).Rows.Select(row => row.Label));
    }

    [Theory]
    [InlineData("BookShelf.Books[3].Title: another value", "BookShelf.Books.Title: another value")]
    [InlineData("Grid[1,2].Keys[0]: null instead of a string", "Grid.Keys: null instead of a string")]
    [InlineData("List<Book>[]: x", "List<Book>: x")]
    public void Differences_are_known_by_their_paths_without_indexes(string difference, string pattern) =>
        Assert.Equal(pattern, ConfirmationJudge.PatternOf(difference));

    private void Add(RunRecord record, int number, ConfirmedFrame ofB)
    {
        var block = BlockOf.Rows(number, "a", "b");
        using TemporaryFolder folder = new();
        FakeWorkers workers = new(clock) { Confirmed = job => job.Row == "b" ? ofB : ConfirmedFrame.Nothing };
        using BlockRunner runner = new(ServicesOf.Workers(workers, clock, folder), ResultsOf.Options("a", "b"));
        record.Add(block, runner.Run(block, (_, _) => { }, CancellationToken.None));
    }

    private IReadOnlyList<RowOutcome> Run(FakeWorkers workers, PlannedBlock block)
    {
        using TemporaryFolder folder = new();
        using BlockRunner runner = new(ServicesOf.Workers(workers, clock, folder), ResultsOf.Options("a", "b"));
        return runner.Run(block, (_, _) => { }, CancellationToken.None).Rows;
    }
}
