using Assay.Experiments.Growth;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class GrowthReports
{
    [Fact]
    public void A_linear_row_is_linear_and_a_quadratic_one_is_named()
    {
        var results =
            GrowthRuns.Of(("linear", size => 5000 + (300.0 * size), 10_000), ("quadratic", size => 100 + (2.0 * size * size), 10_000));

        var table = Assert.Single(GrowthBuilder.Build(results)!.Tables);

        var (linear, quadratic) = (Line(table, "linear"), Line(table, "quadratic"));
        Assert.InRange(linear.Fit!.Exponent, 0.99, 1.01);
        Assert.InRange(linear.Fit.Fixed, 4800, 5200);
        Assert.InRange(linear.EachNanoseconds!.Value, 295, 305);
        Assert.InRange(quadratic.Fit!.Exponent, 1.98, 2.02);
        Assert.Equal((false, true), (linear.IsMoreThanLinear, quadratic.IsMoreThanLinear));
        Assert.Equal("books, serialize: quadratic (exponent 2.00) grows faster than linearly.", GrowthTables.Of(results)!.Answer[0]);
    }

    [Fact]
    public void What_is_quadratic_at_the_last_sizes_alone_is_named_too()
    {
        var line =
            Line(GrowthBuilder.Build(GrowthRuns.Of(("late", size => (300.0 * size) + (0.2 * size * size), 10_000)))!.Tables[0], "late");

        Assert.InRange(line.Fit!.Exponent, 1.05, 1.4);
        Assert.True(line.IsMoreThanLinear);
    }

    [Fact]
    public void A_step_of_each_objects_time_is_found_where_it_is()
    {
        var line = Line(
            GrowthBuilder.Build(GrowthRuns.Of(("stepped", size => size * (size > 1000 ? 450.0 : 300.0), 10_000)))!.Tables[0], "stepped");

        Assert.Equal(1000, line.Bend!.Above);
        Assert.InRange(line.Bend.Factor, 1.45, 1.55);
    }

    [Fact]
    public void A_reader_that_grows_only_as_allocating_does_is_not_named_and_one_that_grows_itself_is()
    {
        var results = GrowthRuns.Reading(
            ("reference/allocate", size => 100 * Math.Pow(size, 1.2), 10_000),
            ("reader", size => (80.0 * size) + (100 * Math.Pow(size, 1.2)), 10_000),
            ("slower", size => (40 * Math.Pow(size, 1.3)) + (100 * Math.Pow(size, 1.2)), 10_000));

        var table = GrowthBuilder.Build(results)!.Tables[0];

        var (reader, slower) = (Line(table, "reader"), Line(table, "slower"));
        Assert.True(reader.Exponent!.Value.Lower > 1.1);
        Assert.InRange(reader.Beyond!.Exponent, 0.98, 1.02);
        Assert.InRange(slower.Beyond!.Exponent, 1.28, 1.32);
        Assert.Equal((false, true), (reader.IsMoreThanLinear, slower.IsMoreThanLinear));
        var floor = Line(table, "reference/allocate");
        Assert.Equal((null, false), (floor.Beyond, floor.IsMoreThanLinear));
    }

    [Fact]
    public void Sizes_at_which_a_reader_is_as_fast_as_allocating_are_left_out_of_what_is_beyond_it()
    {
        int[] sizes = [1, 10, 100, 1000, 10_000, 100_000];

        var table =
            GrowthBuilder.Build(
                GrowthRuns.Reading(sizes, ("reference/allocate", size => 20 + (100.0 * size), 100_000),
                ("reader", size => size == 1 ? 90 : 250.0 * size, 100_000)))!.Tables[0];

        Assert.InRange(Line(table, "reader").Beyond!.Exponent, 0.98, 1.02);
    }

    [Fact]
    public void Without_four_sizes_beyond_allocating_nothing_is_said_of_it()
    {
        var table =
            GrowthBuilder.Build(
                GrowthRuns.Reading(("reference/allocate", size => 100.0 * size, 10_000),
                ("reader", size => size <= 10 ? 90.0 * size : 250.0 * size, 10_000)))!.Tables[0];

        Assert.Null(Line(table, "reader").Beyond);
    }

    [Fact]
    public void A_row_that_fails_keeps_its_smaller_sizes_and_says_why_the_next_is_missing()
    {
        var results = GrowthRuns.Of(("short", size => 300.0 * size, 100));

        var line = Line(GrowthBuilder.Build(results)!.Tables[0], "short");

        Assert.Equal([1, 10, 100], line.Points.Select(point => point.Size));
        Assert.Null(line.Fit);
        Assert.Equal(new GrowthLimit(1000, "Stack overflow"), line.Limit);
        Assert.Contains("short with 1,000 books: Stack overflow", GrowthTables.Of(results)!.Tables[0].Notes);
    }

    [Theory]
    [InlineData("table", "growth.txt")]
    [InlineData("markdown", "growth.md")]
    [InlineData("csv", "growth.csv")]
    public void Every_format_is_as_committed(string format, string file)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(
            GrowthTables.Of(
                GrowthRuns.Of(("linear", size => 5000 + (300.0 * size), 10_000), ("quadratic", size => 100 + (2.0 * size * size), 10_000),
                    ("short", size => 300.0 * size, 100)))!,
            format, output, new OutputStyle(100, false, ReportExtent.Details));
        Snapshot.Matches(output.ToString(), file);
    }

    private static GrowthLine Line(GrowthTable table, string label) => table.Lines.Single(line => line.Label == label);
}
