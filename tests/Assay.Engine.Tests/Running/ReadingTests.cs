using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;

namespace Assay.Engine.Tests.Running;

public sealed class ReadingTests : IDisposable
{
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_row_that_refuses_to_read_one_member_is_timed_in_all_else()
    {
        FakeWorkers workers = new(clock)
        {
            Refusal = (row, operation) => row == "b" && operation == Operation.ReadOne ? "Its members are known by position." : "",
        };

        var file = Execute(workers, Operation.Deserialize, Operation.ReadOne);

        Assert.Equal(
            [("a", Operation.Deserialize), ("b", Operation.Deserialize), ("a", Operation.ReadOne)],
            file.Cells.Select(cell => (cell.Row, cell.Operation)));
        Assert.Equal([Verdict.Supported, Verdict.Supported], file.Checks.Select(check => check.Verdict));
        Assert.Equal(
            [(Verdict.Supported, "BookShelf.Secret", ""), (Verdict.NotJudged, "BookShelf.Secret", "Its members are known by position.")],
            file.Checks.Select(check => Assert.Single(check.Operations)).Select(check => (check.Verdict, check.Member, check.Cause)));
    }

    [Fact]
    public void What_is_read_is_checked_in_a_process_of_its_own_and_a_crash_is_a_verdict_of_this_operation_alone()
    {
        var reads = 0;
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "a" && request is ReadRequest && ++reads == 2 ? FakeWorkers.Crash : null,
        };

        var file = Execute(workers, Operation.Deserialize, Operation.ReadOne);

        var check = Assert.Single(file.Checks[0].Operations);
        Assert.Equal((Verdict.Crash, "Stack overflow"), (check.Verdict, check.Cause));
        Assert.Equal(Verdict.Supported, file.Checks[0].Verdict);
        Assert.DoesNotContain(file.Cells, cell => cell is { Row: "a", Operation: Operation.ReadOne });
    }

    [Fact]
    public void A_run_of_serialize_and_deserialize_checks_nothing_more()
    {
        FakeWorkers workers = new(clock);

        var file = Execute(workers, Operation.Serialize, Operation.Deserialize);

        Assert.All(file.Checks, check => Assert.Empty(check.Operations));
        Assert.DoesNotContain(workers.Jobs, job => job.Operation == Operation.ReadOne);
    }

    private ResultsFile Execute(FakeWorkers workers, params Operation[] operations)
    {
        RunPlan plan = new(
            ResultsOf.Options("a", "b") with { Operations = operations }, SelectedRow.Numbered([TestRowsOf.Row("a"), TestRowsOf.Row("b")]));
        var start = ResultsOf.Empty(plan.Options);
        var result = new Run(plan, ServicesOf.Workers(workers, clock, folder), start, folder.File("r.json"))
            .Execute(CancellationToken.None);
        Assert.Equal(RunEnding.Complete, result.Ending);
        return ResultsStore.Load(folder.File("r.json"));
    }
}
