using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Merging;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Merging;

/// <summary>Runs of a part of the blocks.</summary>
public sealed class ShardRunTests : IDisposable
{
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData(1, new[] { 0, 3, 6 })]
    [InlineData(2, new[] { 1, 4 })]
    [InlineData(3, new[] { 2, 5 })]
    public void A_shard_measures_its_blocks_of_every_row_and_is_complete(int number, int[] blocks)
    {
        var result = Execute(Plan(7, new Shard(number, 3)));

        Assert.Equal((RunEnding.Complete, true), (result.Ending, result.Results.IsComplete));
        Assert.Equal(["a", "b"], result.Results.Cells.Select(cell => cell.Row));
        Assert.All(result.Results.Cells, cell => Assert.Equal(blocks, cell.Blocks.Select(block => block.Block)));
        Assert.Equal(blocks, result.Results.Conditions.Select(conditions => conditions.Block));
        // What is counted once, is counted in the first block of each shard.
        Assert.All(result.Results.Cells, cell => Assert.Equal(512, cell.AllocatedBytesPerOperation));
    }

    [Fact]
    public void Shards_together_are_the_blocks_of_the_whole_run_in_the_same_orders()
    {
        var whole = Execute(Plan(4, null)).Results;
        ShardFile[] parts = [
            .. new[] { 1, 2 }.Select(number => new ShardFile($"part{number}.json", Execute(Plan(4, new Shard(number, 2))).Results))];

        var merged = ShardMerger.Merge(parts).File;

        Assert.Equal(whole.Cells.SelectMany(cell => cell.Blocks).Select(Order), merged.Cells.SelectMany(cell => cell.Blocks).Select(Order));

        static string Order(BlockSamples block) => $"{block.Block}: {string.Join(' ', block.Position)}";
    }

    [Fact]
    public void An_interrupted_shard_goes_on_with_its_own_blocks()
    {
        var plan = Plan(6, new Shard(2, 3));
        var whole = Execute(plan).Results;
        var begun = whole with
        {
            IsComplete = false,
            Cells = [.. whole.Cells.Select(cell => cell with { Blocks = [cell.Blocks[0]] })],
            Conditions = [whole.Conditions[0]],
        };

        var resumed = Execute(plan, begun).Results;

        Assert.All(resumed.Cells, cell => Assert.Equal([1, 4], cell.Blocks.Select(block => block.Block)));
    }

    [Theory]
    [InlineData("\"number\":2", "\"number\":0")]
    [InlineData("\"number\":2", "\"number\":3")]
    [InlineData("\"count\":6", "\"count\":5")]
    [InlineData("\"block\":3,\"group\":0,\"operationsPerBatch\"", "\"block\":2,\"group\":0,\"operationsPerBatch\"")]
    [InlineData("\"parts\":[", "\"parts\":[null,")]
    [InlineData("\"shard\":null", "\"shard\":{\"number\":1,\"count\":6}")]
    public void A_merged_file_that_somebody_changed_is_a_sentence(string part, string changed)
    {
        ShardFile[] parts = [ShardsOf.One(1, "a"), ShardsOf.One(2, "a"), ShardsOf.One(4, "a")];
        var file = folder.File("whole.json");
        ResultsStore.Save(ShardMerger.Merge(parts).File, file);
        var text = File.ReadAllText(file);
        var place = text.IndexOf(part, StringComparison.Ordinal);
        File.WriteAllText(file, text[..place] + changed + text[(place + part.Length)..]);

        Assert.Contains("damaged", Assert.Throws<BadInputException>(() => ResultsStore.Load(file)).Message, StringComparison.Ordinal);
    }

    private static RunPlan Plan(int blocks, Shard? shard) => new(
        ResultsOf.Options("a", "b") with { Blocks = blocks, Shard = shard },
        [.. new[] { "a", "b" }.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))]);

    private RunResult Execute(RunPlan plan, ResultsFile? start = null) => new Run(
        plan, ServicesOf.Workers(new FakeWorkers(clock), clock, folder), start ?? ResultsOf.Empty(plan.Options),
        folder.File("r.json")).Execute(CancellationToken.None);
}
