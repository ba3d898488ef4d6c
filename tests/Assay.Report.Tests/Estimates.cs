using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class Estimates
{
    private static readonly ReportTable Table = ReportBuilder.Build(Runs.Everything()).Tables[0];

    [Fact]
    public void Lines_are_sorted_by_what_is_kept_and_then_by_deserialize_and_reference_rows_stand_apart()
    {
        var sorted = Table.Lines.OrderBy(line => line.Keeps).ThenBy(line => line.Deserialize!.NanosecondsPerOperation);

        Assert.Equal(sorted, Table.Lines);
        Assert.Equal(2, Table.Lines.Select(line => line.Keeps).Distinct().Count());
        Assert.DoesNotContain(Table.Lines, line => line.IsReference);
        Assert.Equal(["copy", "allocate", "straight-line"], Table.ReferenceLines.Select(line => line.Label));
    }

    [Fact]
    public void The_ratio_is_the_quotient_of_the_two_times()
    {
        var row = Table.Lines.Single(line => line.Label == "google.protobuf").Deserialize!;
        var reference = Table.ReferenceLines.Single(line => line.Label == "straight-line").Deserialize!;

        Assert.Equal(row.NanosecondsPerOperation / reference.NanosecondsPerOperation, row.Ratio!.Value, 3);
        Assert.InRange(row.Ratio.Value, row.RatioLower!.Value, row.RatioUpper!.Value);
        Assert.Equal(1, reference.Ratio);
    }

    [Fact]
    public void A_lossy_row_and_a_reference_row_are_never_the_fastest_that_keeps_everything()
    {
        Assert.Equal("system.text.json/defaults", Table.Lines.MinBy(line => line.Serialize!.NanosecondsPerOperation)!.Label);
        Assert.Equal("google.protobuf", Table.FastestSerialize);
        Assert.Equal("google.protobuf", Table.FastestDeserialize);
    }

    [Fact]
    public void The_share_of_time_in_gc_is_a_dash_on_net_framework_which_does_not_tell()
    {
        var results = new ResultsBuilder()
            .Row("a", framework: "net472").Check("a", 10).Cell("a", Operation.Deserialize, 10)
            .Row("b", framework: "net10.0").Check("b", 10).Cell("b", Operation.Deserialize, 20);

        Assert.Equal([null, 0], TableOf(results).Lines.Select(line => line.Deserialize!.GcTimeShare));
    }

    [Fact]
    public void A_row_with_failed_blocks_is_not_the_fastest()
    {
        var table = TableOf(new ResultsBuilder()
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 10, blocks: 1, failure: "worker ended")
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 20));

        Assert.Equal("b", table.FastestDeserialize);
        Assert.Null(table.FastestSerialize);
    }

    [Fact]
    public void Rows_that_cannot_be_told_apart_from_the_fastest_are_named_beside_it()
    {
        var model = ReportBuilder.Build(new ResultsBuilder { Blocks = 6, Operations = [Operation.Deserialize] }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("aa").Check("aa", 10).Cell("aa", Operation.Deserialize, 2000, wobble: 0.02)
            .Row("bbb").Check("bbb", 10).Cell("bbb", Operation.Deserialize, 2010, wobble: 0.02)
            .Row("lossy").Check("lossy", 10, Verdict.Lossy, losses: ["A: null"]).Cell("lossy", Operation.Deserialize, 2005, wobble: 0.02)
            .Row("cccc").Check("cccc", 10).Cell("cccc", Operation.Deserialize, 9000).Build());
        var others = model.Tables[0].Lines.Select(line => line.Label).Where(label => label is "aa" or "bbb").Skip(1);

        Assert.Equal(others, model.Tables[0].DeserializeNotToldApart);
        Assert.Empty(model.Tables[0].SerializeNotToldApart);
        Assert.Contains($" (deserialize), not significantly different from {others.Single()}", Rendered.As("table", model, width: 400),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Objects_in_a_second_are_units_of_the_data_set()
    {
        var estimate = Table.Lines.Single(line => line.Label == "google.protobuf").Deserialize!;

        Assert.Equal(100 * 1e9 / estimate.NanosecondsPerOperation, estimate.ObjectsPerSecond, 3);
        Assert.Contains("| objects/s (books) |", Rendered.As("markdown", ReportBuilder.Build(Runs.Everything())), StringComparison.Ordinal);
    }

    [Fact]
    public void The_rounds_told_are_those_that_ran()
    {
        var results = new ResultsBuilder { Rounds = 8 }.Row("a").Check("a", 10).Cells("a", 100, 200).Build();
        var slow = new ResultsBuilder { Rounds = 5 }.Row("a").Check("a", 10).Cells("a", 100, 200).Build();
        var asked = results with { Options = results.Options with { Rounds = 50 } };

        Assert.Contains("K = 3 blocks of 8 rounds,", Rendered.As("table", ReportBuilder.Build(asked)), StringComparison.Ordinal);
        Assert.Contains(
            "K = 3 blocks of 5 to 8 rounds,",
            Rendered.As("table", ReportBuilder.Build(asked with { Cells = [results.Cells[0], slow.Cells[1]] })),
            StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_failed_after_its_rounds_keeps_its_time_and_says_what_is_missing()
    {
        var results = new ResultsBuilder().Row("a").Check("a", 10, converted: ["Book.Price"]).Cells("a", 100, 200).Build();
        var model = ReportBuilder.Build(results with
        {
            Cells = [results.Cells[0] with { AllocationFailure = "Stack overflow\nat X" }, results.Cells[1]],
        });
        var text = string.Join(' ', Rendered.As("table", model, width: 400).Split('\n'));

        Assert.NotNull(model.Tables[0].Lines[0].Serialize);
        Assert.Contains(
            "a a (serialize: Stack overflow): failed after timing, while allocations were counted", text, StringComparison.Ordinal);
        Assert.Contains("time does not always include the mapper, which converts Book.Price", text, StringComparison.Ordinal);
    }

    [Fact]
    public void An_alias_has_a_line_and_a_ratio_of_its_own_and_shares_the_check()
    {
        var lines = Table.Lines.Where(line => line.Name == "json.net/data-contract").ToList();

        Assert.Equal(["json.net/data-contract (2)", "json.net/data-contract"], lines.Select(line => line.Label));
        Assert.Equal(lines[0].PayloadBytes, lines[1].PayloadBytes);
        Assert.NotEqual(lines[0].Deserialize!.Ratio, lines[1].Deserialize!.Ratio);
    }

    [Fact]
    public void One_block_gives_a_ratio_without_an_interval()
    {
        var estimate = Table.Lines.Single(line => line.Label == "data-contract/binary").Deserialize!;

        Assert.Equal(1, estimate.Blocks);
        Assert.NotNull(estimate.Ratio);
        Assert.Null(estimate.RatioLower);
    }

    [Fact]
    public void A_converted_row_pays_for_its_mapper_in_time_and_ratio()
    {
        var estimate = Table.Lines.Single(line => line.Label == "data-contract/binary").Serialize!;

        Assert.Equal(2000, estimate.ConversionNanosecondsPerOperation);
        Assert.InRange(estimate.NanosecondsPerOperation, 31_900, 32_300);
        Assert.InRange(estimate.Ratio!.Value, 32_100 / 905.0 * 0.99, 32_100 / 905.0 * 1.01);
    }

    [Fact]
    public void A_mapper_that_only_copies_stays_outside_the_time()
    {
        var line = Table.Lines.Single(candidate => candidate.Label == "google.protobuf");

        Assert.Equal(1250, line.MapToContractNanoseconds);
        Assert.Equal(0, line.Serialize!.ConversionNanosecondsPerOperation);
        Assert.InRange(line.Serialize.NanosecondsPerOperation, 2890, 2916);
    }

    [Fact]
    public void Rounds_before_the_first_that_counts_are_left_out()
    {
        var results = new ResultsBuilder { Rounds = 4, Operations = [Operation.Deserialize] }
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 100, wobble: 0).Build();
        var block = results.Cells[0].Blocks[0] with { FirstRound = 2, OperationsPerBatch = 1, ElapsedNanoseconds = [9000, 8000, 50, 70] };
        var changed = results with { Cells = [results.Cells[0] with { Blocks = [block, block with { Block = 1, FirstRound = 4 }] }] };

        var estimate = ReportBuilder.Build(changed).Tables[0].Lines[0].Deserialize!;

        Assert.Equal(60, estimate.NanosecondsPerOperation, 9);
        Assert.Equal(1, estimate.Blocks);
    }

    [Fact]
    public void Without_the_reference_row_there_are_times_but_no_ratios()
    {
        var results = new ResultsBuilder { Reference = "absent" }.Row("a").Check("a", 10).Cells("a", 100, 200).Build();
        var model = ReportBuilder.Build(results);

        Assert.False(model.Tables[0].HasReference);
        Assert.Null(model.Tables[0].Lines[0].Serialize!.Ratio);
        Assert.Contains("no ratios: absent was not measured here", Rendered.As("table", model), StringComparison.Ordinal);
    }

    [Fact]
    public void Groups_of_a_block_are_paired_with_the_reference_of_their_own_group()
    {
        var results = new ResultsBuilder { Blocks = 2 }
            .Row("straight-line", isReference: true).Check("straight-line", 10)
            .Cell("straight-line", Operation.Deserialize, 1000, wobble: 0)
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 4000, wobble: 0).Build();
        var slow = new ResultsBuilder { Blocks = 2 }.Cell("straight-line", Operation.Deserialize, 2000, wobble: 0).Build().Cells[0].Blocks;
        var reference = results.Cells[0] with { Blocks = [.. results.Cells[0].Blocks, .. slow.Select(block => block with { Group = 1 })] };
        var row = results.Cells[1] with { Blocks = [.. results.Cells[1].Blocks.Select(block => block with { Group = 1 })] };

        var table = ReportBuilder.Build(results with { Cells = [reference, row] }).Tables[0];

        Assert.Equal(2, table.Lines[0].Deserialize!.Ratio!.Value, 3);
        Assert.Equal(2, table.ReferenceLines[0].Deserialize!.Blocks);
        Assert.Equal(1000 * Math.Sqrt(2), table.ReferenceLines[0].Deserialize!.NanosecondsPerOperation, 0);
    }

    [Theory]
    [InlineData(5, true)]
    [InlineData(6, false)]
    public void Fewer_than_six_blocks_are_a_screening(int blocks, bool isScreening)
    {
        var results = new ResultsBuilder { Blocks = blocks }.Row("a").Check("a", 10).Cells("a", 100, 200).Build();

        var model = ReportBuilder.Build(results);

        Assert.Equal(isScreening, model.IsScreening);
        Assert.Equal(isScreening, Rendered.As("table", model).Contains("SCREENING", StringComparison.Ordinal));
    }

    private static ReportTable TableOf(ResultsBuilder run) => ReportBuilder.Build(run.Build()).Tables[0];
}
