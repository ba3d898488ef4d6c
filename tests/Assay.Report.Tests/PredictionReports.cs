using Assay.Core.Results;
using Assay.Experiments.Prediction;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class PredictionReports
{
    private static double Linear(long objects, long bytes, long strings) => 400 + (30 * objects) + (1.2 * bytes) + (55 * strings);

    private static double Bent(long objects, long bytes, long strings) => Linear(objects, bytes, strings) * (objects > 5000 ? 2.5 : 1);

    private static readonly ResultsFile Results =
        PredictionRuns.Of(("linear", Linear, Linear(1001, 20_010, 1001)), ("bent", Bent, Bent(1001, 20_010, 1001)));

    [Fact]
    public void A_row_whose_time_is_linear_is_predicted_where_it_was_not_measured()
    {
        var line = Line(Results, "linear");

        Assert.Equal((1001.0, 20_010.0, 1001.0), (line.Asked.Objects, line.Asked.Bytes, line.Asked.Strings));
        Assert.Equal(Linear(1001, 20_010, 1001), line.Predicted, 0.002 * line.Predicted);
        Assert.InRange(line.Error!.Value, -0.002, 0.002);
        Assert.Empty(line.Outside);
        Assert.All(line.SizeErrors, error => Assert.True(error.IsNear));
        Assert.Equal(2, line.SizeErrors.Count);
    }

    [Fact]
    public void What_was_not_checked_is_carried_on_from_the_measured_sizes()
    {
        var line = Line(PredictionRuns.Of(("linear", Linear, null)), "linear");

        Assert.Equal(
            (1001.0, 20_010.0, 1001.0), (Math.Round(line.Asked.Objects), Math.Round(line.Asked.Bytes), Math.Round(line.Asked.Strings)));
        Assert.Null(line.Measured);
    }

    [Fact]
    public void The_time_that_was_measured_is_compared_and_not_learned_from()
    {
        var absurd = PredictionRuns.Of(("linear", Linear, 9e9));

        var line = Line(absurd, "linear");

        Assert.Equal(Linear(1001, 20_010, 1001), line.Predicted, 0.002 * line.Predicted);
        Assert.InRange(line.Error!.Value, -1, -0.999);
        Assert.Contains("Measured: within 15 % for 0 of 1 row, median error 100 %.", PredictionTables.Of(absurd)!.Answer);
    }

    [Fact]
    public void A_row_that_no_line_describes_has_a_wide_interval_and_says_how_far_its_sizes_are_off()
    {
        var (linear, bent) = (Line(Results, "linear"), Line(Results, "bent"));

        Assert.True(bent.Regression.RelativeError > 10 * linear.Regression.RelativeError);
        Assert.True(bent.Interval.Upper / bent.Predicted > linear.Interval.Upper / linear.Predicted);
        Assert.Contains(bent.SizeErrors, error => !error.IsNear);
        Assert.InRange(bent.Measured!.Value, bent.Interval.Lower, bent.Interval.Upper);
    }

    [Fact]
    public void A_size_outside_the_measured_ones_is_warned_of()
    {
        var asked = Results.Options.OwnOf<PredictionOptions>().Predicted with { Size = 1_000_000 };
        var far = Results with { Options = Results.Options with { Own = new PredictionOptions { Predicted = asked } } };

        var report = PredictionTables.Of(far)!;

        Assert.Contains(report.Answer,
            sentence => sentence.StartsWith(
                "Warning: books (1,000,000 books) lies outside the measured range, 1 to 10,000.", StringComparison.Ordinal));
        Assert.Contains(report.Tables[0].Rows, row => row.Cells[0].Text == "linear !");
        Assert.Equal(["size", "objects", "bytes", "strings"], Line(far, "linear").Outside);
    }

    [Fact]
    public void Another_data_set_than_the_measured_ones_has_a_reason()
    {
        var table = PredictionBuilder.Build([Results], new WorkloadOptions("events", 10, 0, "event")).Tables[0];

        Assert.Empty(table.Lines);
        Assert.Equal(["a prediction needs times of two sizes of events, and there is none"],
            table.Missing.Where(missing => missing.Rows.Contains("linear")).Select(missing => missing.Cause));
    }

    [Fact]
    public void Sizes_without_a_time_are_named_where_they_are_too_many_for_an_answer()
    {
        var lacking =
            Results with { Cells = [.. Results.Cells.Where(cell => cell.Workload.DataSet != "books" || cell.Workload.Size == 10)] };

        var report = PredictionBuilder.Build(lacking)!;

        Assert.False(report.IsAnswered);
        Assert.True(PredictionBuilder.Build(Results)!.IsAnswered);
        Assert.Equal(["a prediction needs times of two sizes of books, and there is one; without a time: 1, 100, 10000"],
            report.Tables[0].Missing.Where(missing => missing.Rows.Contains("linear")).Select(missing => missing.Cause));
        Assert.Contains(PredictionTables.Of(lacking)!.Answer,
            sentence => sentence.StartsWith("books (1,000 books), serialize: no prediction. ", StringComparison.Ordinal));
    }

    [Fact]
    public void Files_without_numbers_of_strings_are_predicted_from_objects_and_bytes()
    {
        var older = Results with { Checks = [.. Results.Checks.Select(check => check with { StringCount = null })] };

        var line = Line(older, "linear");

        Assert.Equal(0, line.Regression.StringNanoseconds);
        Assert.Equal(0, line.Asked.Strings);
        Assert.InRange(line.Error!.Value, -0.1, 0.1);
    }

    [Fact]
    public void Times_are_those_of_the_machines_faster_speed()
    {
        // The machine is slow in one block of each size, and in all blocks of 100 books.
        var slow = AtSlowSpeed(PredictionRuns.Of(("linear", Linear, Linear(1001, 20_010, 1001))),
            (workload, block) => block == 0 || workload is { DataSet: "books", Size: 100 });

        var line = Line(slow, "linear");

        Assert.Equal(Linear(1001, 20_010, 1001), line.Predicted, 0.005 * line.Predicted);
        Assert.InRange(line.Error!.Value, -0.005, 0.005);
        Assert.Equal(1, line.SlowSizes);
        Assert.Contains(PredictionTables.Of(slow)!.Notes,
            note => note.StartsWith("The machine had two speeds; times are those of the faster one. 1 of 7 ", StringComparison.Ordinal));
        Assert.Equal(0, Line(Results, "linear").SlowSizes);
    }

    /// <summary>Everything takes 1.5 times as long in some blocks, the calibration among it.</summary>
    private static ResultsFile AtSlowSpeed(ResultsFile file, Func<WorkloadOptions, int, bool> isSlow) => file with
    {
        Cells =
        [
            .. file.Cells.Select(cell => cell with
            {
                Blocks = [
                    .. cell.Blocks.Select(
                        block => isSlow(cell.Workload, block.Block)
                        ? block with { ElapsedNanoseconds = Slower(
                        block.ElapsedNanoseconds), CpuNanoseconds = Slower(block.CpuNanoseconds) }
                        : block)],
            }),
        ],
        Conditions =
        [
            .. file.Conditions.Select(
                one => isSlow(one.Workload, one.Block)
                    ? one with { Allocation = one.Allocation with { ElapsedNanoseconds = Slower(one.Allocation.ElapsedNanoseconds) } }
                    : one),
        ],
    };

    private static IReadOnlyList<long> Slower(IReadOnlyList<long> times) => [.. times.Select(time => time * 3 / 2)];

    [Theory]
    [InlineData("table", ReportExtent.FirstScreen, "prediction.txt")]
    [InlineData("table", ReportExtent.Details, "prediction-details.txt")]
    [InlineData("markdown", ReportExtent.FirstScreen, "prediction.md")]
    public void Every_format_is_as_committed(string format, ReportExtent extent, string file)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(PredictionTables.Of(Results)!, format, output, new OutputStyle(100, false, extent));
        Snapshot.Matches(output.ToString(), file);
    }

    private static PredictionLine Line(ResultsFile file, string label) =>
        PredictionBuilder.Build(file)!.Tables[0].Lines.Single(line => line.Label == label);
}
