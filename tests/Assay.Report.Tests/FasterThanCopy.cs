using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

/// <summary>Payloads of 1,000 bytes on a machine that copies 10 bytes a nanosecond: a copy takes 100 ns.</summary>
public sealed class FasterThanCopy
{
    private const string Sentence = "faster than copying its payload: check why";

    [Theory]
    [InlineData(6, true)]
    [InlineData(90, true)]
    [InlineData(110, false)]
    [InlineData(1000, false)]
    public void A_row_is_flagged_where_it_handles_more_bytes_a_second_than_a_copy(double nanoseconds, bool isFlagged)
    {
        var model = ReportBuilder.Build(Results(nanoseconds, Operation.Serialize));

        Assert.Equal(isFlagged, model.Tables[0].Lines.Single(line => line.Label == "a").Serialize!.IsFasterThanCopy);
        var text = string.Join(' ', Rendered.As("table", model, width: 400).Split('\n'));
        Assert.Equal(isFlagged, text.Contains($"f a (serialize): {Sentence}", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("markdown")]
    [InlineData("csv")]
    public void Every_format_says_so(string format) =>
        Assert.Contains(format == "csv" ? "is_faster_than_copy" : Sentence,
            Rendered.As(format, ReportBuilder.Build(Results(6, Operation.Serialize)), width: 400), StringComparison.Ordinal);

    [Fact]
    public void One_slow_block_takes_the_flag_away()
    {
        var results = Results(90, Operation.Serialize, wobble: 0.5);

        Assert.False(ReportBuilder.Build(results).Tables[0].Lines.Single(line => line.Label == "a").Serialize!.IsFasterThanCopy);
    }

    [Theory]
    [InlineData(Operation.Open)]
    [InlineData(Operation.ReadOne)]
    public void What_reads_a_part_of_a_payload_is_not_flagged(Operation operation)
    {
        var line = ReportBuilder.Build(Results(6, operation)).Tables[0].Lines.Single(line => line.Label == "a");

        Assert.False((operation == Operation.Open ? line.Open : line.ReadOne)!.IsFasterThanCopy);
    }

    [Fact]
    public void Floors_and_files_that_do_not_tell_the_speed_of_a_copy_are_not_flagged()
    {
        var results = Results(6, Operation.Serialize);
        var silent = results with
        {
            Conditions = [.. results.Conditions.Select(conditions => conditions with { CopyBytesPerSecond = null })],
        };

        Assert.All(ReportBuilder.Build(silent).Tables[0].AllLines, line => Assert.False(line.Serialize!.IsFasterThanCopy));
        Assert.False(
            ReportBuilder.Build(results).Tables[0].AllLines.Single(line => line.Label == "straight-line").Serialize!.IsFasterThanCopy);
    }

    private static ResultsFile Results(double nanoseconds, Operation operation, double wobble = 0.004)
    {
        var results = new ResultsBuilder { Operations = [operation] }
            .Row("straight-line", isReference: true).Check("straight-line", 1000).Cell("straight-line", operation, 5)
            .Row("a").Check("a", 1000).Reading("a", operation).Cell("a", operation, nanoseconds, wobble: wobble)
            .Build();
        return results with { Conditions = [.. results.Conditions.Select(conditions => conditions with { CopyBytesPerSecond = 10e9 })] };
    }
}
