using Assay.Core.Results;
using Assay.Engine.Merging;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Storage;
using Assay.Experiments.Memory;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Merging;

/// <summary>Shards that share rows become one file with all rows.</summary>
public class RowShardMergerTests
{
    private static readonly string[] Rows = ["a/one", "a/two", "b/one", "floor"];

    [Theory]
    [InlineData(1, 2, "a/one")]
    [InlineData(2, 2, "a/two b/one")]
    [InlineData(1, 3, "a/one")]
    [InlineData(3, 3, "b/one")]
    public void Neighbours_stay_together_and_no_part_is_empty(int number, int count, string rows) => Assert.Equal(
        rows.Split(' '),
        new Shard(number, count) { IsOfRows = true }.RowsOf(
            [new("a/one"), new("a/one", "2.0.0"), new("a/two", Number: 1), new("a/two", Number: 2), new("b/one")]));

    [Fact]
    public void Rows_stand_in_the_order_of_the_whole_run_in_groups_of_their_own()
    {
        var merged = ShardMerger.Merge([Part(2, "a/two", "b/one", "floor"), Part(1, "a/one", "floor")]);

        Assert.Empty(merged.Warnings);
        var file = merged.File;
        Assert.True(file.IsComplete);
        Assert.Null(file.Options.Shard);
        Assert.Equal(Rows, file.Options.Rows.Select(row => row.ToString()));
        Assert.Equal(Rows, file.Rows.Select(row => row.Label));
        Assert.Equal(["a/one 0", "floor 0,1", "a/two 1", "b/one 1"],
            file.Cells.Select(cell => $"{cell.Row} {string.Join(',', cell.Blocks.Select(block => block.Group))}"));
        Assert.Equal([0, 1], file.Conditions.Select(conditions => conditions.Group));
        Assert.Equal([1, 2], file.Parts.Select(part => part.Shard.Number));
        Assert.Equal("The rows were measured on 2 machines of one kind. A small difference between two rows may be one between machines.",
            Assert.Single(ResultsPreface.Of(file)));
    }

    [Fact]
    public void A_missing_part_is_named_in_the_report_too()
    {
        var merged = ShardMerger.Merge([Part(2, "a/two", "b/one", "floor")]);

        Assert.Equal("1 of 2 shards: shard 1 is missing. Rows are missing; measure what is missing with --shard and merge again.",
            Assert.Single(merged.Warnings));
        Assert.Equal("1 of 2 shards: shard 1 is missing, and so are the rows.", Assert.Single(ResultsPreface.Of(merged.File)));
    }

    [Fact]
    public void A_row_of_another_version_than_its_project_names_has_it_in_the_list_of_rows()
    {
        var built = Part(1, "a/one", "floor").With(file => file with
        {
            Options = file.Options with { Rows = [new RowId("a/one", "1.2.3"), .. file.Options.Rows.Skip(1)], Reference = "a/one@1.2.3" },
            Rows = [file.Rows[0] with { Id = new RowId("a/one", "1.2.3"), AskedVersion = "2.0.0" }, file.Rows[1]],
            Cells = [file.Cells[0] with { Row = "a/one@1.2.3" }, file.Cells[1]],
        });

        var options = ShardMerger.Merge([Part(2, "a/two", "b/one", "floor"), built]).File.Options;

        Assert.Equal("a/one@1.2.3 a/two b/one floor", string.Join(' ', options.Rows));
        Assert.Equal("a/one@1.2.3", options.Reference);
    }

    [Fact]
    public void Figures_of_another_processor_and_other_options_are_refused()
    {
        Refuses("part1.json and part2.json have different processors: 4 x Test CPU and 8 x Test CPU. Their figures would stand in one "
            + "table: measure all shards on machines of one kind.",
            file => file with { Machine = file.Machine with { LogicalProcessors = 8 } });
        Refuses("part1.json and part2.json have different runtimes of net10.0: .NET 10.0.1 and .NET 10.0.2. Merge only shards of one run.",
            file => file with { Rows = [.. file.Rows.Select(row => row with { Runtime = ".NET 10.0.2" })] });
        Refuses("part1.json and part2.json have different numbers of processes (--processes): 2 and 3. Merge only shards of one run.",
            file => file with { Options = file.Options with { Blocks = 3 } });
        Refuses("part2.json is a whole run, not a shard. Measure shards with 'assay run growth --shard 1/6'.",
            file => file with { Options = file.Options with { Shard = null } });

        static void Refuses(string sentence, Func<ResultsFile, ResultsFile> change) => Assert.Equal(sentence,
            Assert.Throws<BadInputException>(
                () => ResultsMerger.Merge([Part(1, "a/one", "floor"), Part(2, "a/two", "b/one", "floor").With(change)])).Message);
    }

    [Fact]
    public void Options_of_the_experiment_are_compared_by_name()
    {
        var one = Of(1, TimeSpan.FromSeconds(1));
        var two = Of(2, TimeSpan.FromSeconds(2));

        Assert.Equal(
            "part1.json and part2.json have different values of spanNanoseconds: 1000000000 and 2000000000. Merge only shards of one run.",
            Assert.Throws<BadInputException>(() => ResultsMerger.Merge([one, two])).Message);

        static ShardFile Of(int number, TimeSpan span) => Part(number, "a/one").With(file => file with
        {
            Options = file.Options with
            {
                Kind = "memory",
                Own = new MemoryOptions
                {
                    SpanNanoseconds = span.Ticks * TimeSpan.NanosecondsPerTick,
                    Threads = [1],
                    Collectors = [Collector.Workstation],
                },
            },
        });
    }

    private static ShardFile Part(int number, params string[] rows)
    {
        var measured = ResultsOf.Measured(rows);
        return new ShardFile($"part{number}.json", measured with
        {
            IsComplete = true,
            Machine = measured.Machine with
            {
                Processor = "Test CPU",
                LogicalProcessors = 4,
                BootId = $"boot-{number}",
            },
            Options = measured.Options with
            {
                Kind = "growth",
                Rows = [.. Rows.Select(IdOf.Label)],
                Reference = Rows[0],
                Shard = new Shard(number, 2) { IsOfRows = true },
            },
            Rows = [.. measured.Rows.Select(row => row with { Framework = "net10.0", Mode = "jit", Runtime = ".NET 10.0.1" })],
            Checks = [],
        });
    }
}
