using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Merging;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Merging;

/// <summary>What becomes of shards that belong together.</summary>
public class ShardMergerTests
{
    [Fact]
    public void Six_shards_in_any_order_make_one_complete_run_that_remembers_their_machines()
    {
        var parts = ShardsOf.All("a", "b");

        var merged = ShardMerger.Merge([.. parts.Reverse()]);

        Assert.Empty(merged.Warnings);
        Assert.True(merged.File.IsComplete);
        Assert.Null(merged.File.Options.Shard);
        Assert.All(merged.File.Cells, cell => Assert.Equal([0, 1, 2, 3, 4, 5], cell.Blocks.Select(block => block.Block)));
        Assert.Equal(["a", "b"], merged.File.Cells.Select(cell => cell.Row));
        Assert.Equal([0, 1, 2, 3, 4, 5], merged.File.Conditions.Select(conditions => conditions.Block));
        Assert.Equal([1, 2, 3, 4, 5, 6], merged.File.Parts.Select(part => part.Shard.Number));
        Assert.Equal(["boot-1", "boot-2", "boot-3"], Enumerable.Range(0, 3).Select(block => merged.File.MachineOf(block).BootId));
        Assert.Equal((parts[0].File.StartedAt, new StageTimes(6, 60, 600)), (merged.File.StartedAt, merged.File.Times));
        // Counted in the first block of a shard, and the same in each.
        Assert.All(merged.File.Cells, cell => Assert.Equal(1, cell.AllocatedBytesPerOperation));
    }

    [Fact]
    public void A_merged_run_is_a_results_file_like_any_other()
    {
        using TemporaryFolder folder = new();
        var merged = ShardMerger.Merge(ShardsOf.All("a")).File;
        ResultsStore.Save(merged, folder.File("whole.json"));

        Assert.Equal(JsonSerializer.Serialize(merged), JsonSerializer.Serialize(ResultsStore.Load(folder.File("whole.json"))));
    }

    [Fact]
    public void A_missing_shard_is_named_and_the_others_count()
    {
        var merged = ShardMerger.Merge([.. ShardsOf.All("a").Where(part => part.Shard.Number != 3)]);

        Assert.Equal(
            ["5 of 6 shards: shard 3 is missing. The result rests on fewer blocks; measure what is missing with --shard and merge again."],
            merged.Warnings);
        Assert.False(merged.File.IsComplete);
        Assert.Equal([0, 1, 3, 4, 5], merged.File.Cells[0].Blocks.Select(block => block.Block));
    }

    [Fact]
    public void A_single_shard_is_merged_alone_and_those_that_are_missing_are_named()
    {
        var merged = ShardMerger.Merge([ShardsOf.One(2, "a")]);

        Assert.StartsWith("1 of 6 shards: shards 1, 3, 4, 5, 6 are missing.", Assert.Single(merged.Warnings), StringComparison.Ordinal);
        Assert.Equal([1], merged.File.Cells[0].Blocks.Select(block => block.Block));
        Assert.Equal(new Shard(2, 6), Assert.Single(merged.File.Parts).Shard);
    }

    [Fact]
    public void A_shard_without_measurements_counts_as_missing()
    {
        var parts = ShardsOf.All("a");
        parts[0] = parts[0].With(file => file with { Cells = [], Rows = [], Conditions = [] });

        var merged = ShardMerger.Merge(parts);

        Assert.Equal("part1.json has no measurements, so shard 1 counts as missing.", merged.Warnings[0]);
        Assert.StartsWith("5 of 6 shards: shard 1 is missing.", merged.Warnings[1], StringComparison.Ordinal);
        Assert.Equal([2, 3, 4, 5, 6], merged.File.Parts.Select(part => part.Shard.Number));
    }

    [Fact]
    public void A_shard_that_was_interrupted_counts_as_far_as_it_came()
    {
        var parts = ShardsOf.All("a");
        parts[1] = parts[1].With(file => file with { IsComplete = false });

        var merged = ShardMerger.Merge(parts);

        Assert.Equal(
            ["part2.json (shard 2) is not complete. Continue it with 'assay run --resume part2.json' and merge again."], merged.Warnings);
        Assert.False(merged.File.IsComplete);
        Assert.Equal([true, false, true, true, true, true], merged.File.Parts.Select(part => part.IsComplete));
    }

    [Fact]
    public void What_one_machine_saw_lost_is_lost()
    {
        var parts = ShardsOf.All("a");
        var kept = parts[0].File.Checks[0] with { Verdict = Verdict.Supported, Differences = [] };
        parts = [.. parts.Select(part => part.Shard.Number == 4 ? part : part.With(file => file with { Checks = [kept] }))];

        var merged = ShardMerger.Merge(parts);

        Assert.Equal(Verdict.Lossy, Assert.Single(merged.File.Checks).Verdict);
        Assert.Equal(["a on books: keeps everything in shards 1, 2, 3, 5, 6, loses data elsewhere."], merged.Warnings);
    }

    [Fact]
    public void A_row_that_one_machine_cannot_build_is_that_of_the_others()
    {
        var parts = ShardsOf.All("a", "b");
        parts[0] = parts[0].With(file => file with
        {
            Rows = [file.Rows[0], file.Rows[1] with
            {
                Status = RowStatus.NotAvailable,
                PackageVersion = "",
                Cause = "Unable to find package Test.Package.",
            }],
            Cells = [.. file.Cells.Where(cell => cell.Row == "a")],
        });

        var merged = ShardMerger.Merge(parts);

        Assert.Equal(["b could not be measured in shard 1: Unable to find package Test.Package."], merged.Warnings);
        Assert.Equal([RowStatus.Available, RowStatus.Available], merged.File.Rows.Select(row => row.Status));
        Assert.Equal([6, 5], merged.File.Cells.Select(cell => cell.Blocks.Count));
    }

    [Fact]
    public void The_failure_of_a_row_on_one_machine_is_its_failure()
    {
        var parts = ShardsOf.All("a");
        parts[5] = parts[5].With(file => file with
        {
            Cells = [file.Cells[0] with { Failure = new Failure(Verdict.Hang, "worker ran out of memory") }],
        });

        var cell = Assert.Single(ShardMerger.Merge(parts).File.Cells);

        Assert.Equal((new Failure(Verdict.Hang, "worker ran out of memory"), 6), (cell.Failure, cell.Blocks.Count));
    }

    [Fact]
    public void The_time_of_mappers_is_the_mean_of_the_machines()
    {
        ShardFile[] parts = [
            .. ShardsOf.All("a")
                .Select(part => part.With(
                file => file with { Cells = [
                file.Cells[0] with { Operation = Operation.Serialize, MapperNanosecondsPerOperation = part.Shard.Number * 10 }] }))];

        Assert.Equal(35, ShardMerger.Merge(parts).File.Cells[0].MapperNanosecondsPerOperation);
    }
}
