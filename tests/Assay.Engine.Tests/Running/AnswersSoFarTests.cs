using Assay.Core.Adapters;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Running;

/// <summary>What a run tells while it measures: the answer so far, whenever all rows have another block.</summary>
public sealed class AnswersSoFarTests : IDisposable
{
    private static readonly string[] Rows = ["ref", "a"];
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void All_rows_in_both_operations_have_equally_many_blocks_each_time()
    {
        List<int[]> told = [];
        RunPlan plan = new(ResultsOf.Options(Rows) with { Blocks = 3, Operations = [Operation.Serialize, Operation.Deserialize] },
            [.. Rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))]);
        FakeWorkers workers = new(clock) { BatchTime = (_, _) => TimeSpan.FromMilliseconds(50) };
        var services = ServicesOf.Workers(workers, clock, folder) with
        {
            Measured = results => told.Add([.. results.Cells.Select(cell => cell.Blocks.Count)]),
        };

        var result = new Run(plan, services, ResultsOf.Empty(plan.Options), folder.File("r.json"))
            .Execute(CancellationToken.None);

        Assert.Equal(RunEnding.Complete, result.Ending);
        Assert.Equal([[1, 1, 1, 1], [2, 2, 2, 2]], told);
    }
}
