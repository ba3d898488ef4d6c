using System.Text.Json;
using Assay.Analysis.Comparing;
using Assay.Core.Results;
using Assay.Report.Comparing;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class Comparisons
{
    private static readonly string[] Files = ["old.json", "new.json"];
    private const double FivePercent = 0.05;

    [Fact]
    public void A_slower_machine_is_no_slower_library()
    {
        var comparison = RunComparer.Compare(Run(1), Run(1.2), FivePercent);

        Assert.All(comparison.Cells, cell => Assert.Equal(Change.Same, cell.Change));
        Assert.All(comparison.Cells, cell => Assert.Equal(1, cell.Ratio, 3));
        Assert.Empty(comparison.Regressions);
    }

    [Theory]
    [InlineData(1.10, Change.Slower, true)]
    [InlineData(1.04, Change.Slower, false)]
    [InlineData(1.01, Change.Same, false)]
    [InlineData(0.90, Change.Faster, false)]
    public void A_row_of_another_version_is_compared_with_rows_that_did_not_change(double factor, Change change, bool isRegression)
    {
        var comparison = RunComparer.Compare(Run(1), Run(1.2, factor, "2.0.0"), FivePercent);

        Assert.Equal(6, comparison.Cells.Count);
        Assert.All(comparison.Cells.Where(cell => cell.Row == "acme"), cell =>
        {
            Assert.Equal((change, "1.0.0", "2.0.0"), (cell.Change, cell.Before, cell.After));
            Assert.Equal(factor, cell.Ratio, 3);
            Assert.InRange(factor, cell.Lower!.Value, cell.Upper!.Value);
        });
        Assert.Equal(isRegression ? ["acme", "acme"] : [], comparison.Regressions.Select(cell => cell.Row));
    }

    [Fact]
    public void A_row_that_brings_back_less_than_before_is_a_regression_at_any_speed()
    {
        var comparison = RunComparer.Compare(Run(1), Run(1, 0.5, "2.0.0", Verdict.Lossy), FivePercent);

        Assert.All(comparison.Regressions, cell => Assert.Equal(("acme", Change.Faster, true), (cell.Row, cell.Change, cell.LosesMore)));
        Assert.Equal(2, comparison.Regressions.Count());
        Assert.Contains(
            "| REGRESSION: kept everything before, now loses data |", Written(comparison, "markdown"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void Few_blocks_say_nothing_for_certain(int blocks)
    {
        var comparison = RunComparer.Compare(Run(1, blocks: blocks), Run(1, 2, "2.0.0", blocks: blocks), FivePercent);

        Assert.Contains(comparison.Cautions,
            caution => caution.StartsWith($"K = {blocks}: with so few blocks only large changes show.", StringComparison.Ordinal));

        Assert.All(comparison.Cells, cell => Assert.Equal((Change.Undecided, null, null), (cell.Change, cell.Lower, cell.Upper)));
    }

    [Theory]
    [InlineData(0.89, 0.39, 2.05, "Undecided: 1 of 1 time may be over 5 % slower. 1 time: 1 undecided.")]
    [InlineData(0.94, 0.79, 1.12, "Undecided: 1 of 1 time may be over 5 % slower. 1 time: 1 undecided.")]
    [InlineData(1.04, 1.01, 1.08, "Undecided: 1 of 1 time may be over 5 % slower. 1 time: 1 undecided.")]
    [InlineData(1.07, 1.01, 1.13, "1 regression over 5 %: acme (serialize) 1.07 [1.01, 1.13] of the time before. 1 time: 1 slower.")]
    [InlineData(0.94, 0.86, 1.04, "No regression over 5 %, with 95 % confidence. 1 time: 1 not slower.")]
    [InlineData(1.00, 0.99, 1.01, "No regression over 5 %, with 95 % confidence. 1 time: 1 same.")]
    public void A_time_is_no_regression_only_where_its_interval_excludes_one(double ratio, double lower, double upper, string answer)
    {
        var comparison = OneCell(ratio, lower, upper);

        Assert.Equal(answer, AnswerOf(comparison)[0]);
        Assert.Equal(answer.StartsWith("Undecided", StringComparison.Ordinal), comparison.MoreBlocks is not null);
    }

    [Theory]
    [InlineData(0.89, 0.39, 2.05)]
    [InlineData(0.94, 0.79, 1.12)]
    [InlineData(1.09, 0.95, 1.25)]
    public void What_is_undecided_says_how_many_more_blocks_decide(double ratio, double lower, double upper)
    {
        var comparison = OneCell(ratio, lower, upper);

        var more = comparison.MoreBlocks!.Value;

        Assert.Contains(AnswerOf(comparison),
            sentence => sentence.StartsWith(
                $"Undecided: with this spread, about {more} more blocks of each side would decide.", StringComparison.Ordinal));
        Assert.Empty(OneCell(ratio, Narrowed(lower, more), Narrowed(upper, more)).Undecided);
        Assert.Single(OneCell(ratio, Narrowed(lower, more - 1), Narrowed(upper, more - 1)).Undecided);

        double Narrowed(double end, int blocks) => ratio * Math.Exp(Math.Log(end / ratio) * Math.Sqrt(6.0 / (6 + blocks)));
    }

    [Fact]
    public void A_ratio_at_the_limit_is_not_decided_by_blocks()
    {
        Assert.Contains(
            "Undecided: with this spread, 1,000 more blocks would not decide. Measure on a quieter machine, or raise --fail-over.",
            AnswerOf(OneCell(1.049, 0.8, 1.3)));
        Assert.Contains("Undecided: intervals need at least 5 more blocks of each side.",
            AnswerOf(RunComparer.Compare(Run(1, blocks: 1), Run(1, blocks: 1), FivePercent)));
    }

    [Fact]
    public void A_side_without_a_time_is_named_with_its_reason()
    {
        var before = new ResultsBuilder { Blocks = 6 }.Row("acme@1.0.0", "Acme", "1.0.0").Check("acme@1.0.0", 100)
            .Cells("acme@1.0.0", 2000, 3000)
            .Row("acme@2.0.0", "Acme", "2.0.0", status: RowStatus.Broken, cause: "CS0246: Acme is missing").Build();
        var after = Builder(1, 1, "1.0.0", Verdict.Supported, 6);

        var variants = VariantComparer.Compare(before, FivePercent);
        var runs = RunComparer.Compare(after.Row("new", "New", "1.0.0").Check("new", 10).Cells("new", 1000, 1000).Build(),
            Builder(1, 1, "1.0.0", Verdict.Supported, 6).Row("new", "New").Check("new", 0, Verdict.Rejected, "no").Build(), FivePercent);

        var plain = VariantComparer.Compare(
            new ResultsBuilder { Blocks = 6 }.Row("acme@1.0.0", "Acme", "1.0.0").Check("acme@1.0.0", 100).Cells("acme@1.0.0", 2000, 3000)
                .Row("acme", "Acme", "3.0.0", status: RowStatus.Broken, cause: "no").Build(), FivePercent);

        Assert.Equal([new LostSide("acme", "2.0.0", "CS0246: Acme is missing")], variants.Lost);
        Assert.Equal([new LostSide("acme", "3.0.0", "no")], plain.Lost);
        Assert.Equal([new LostSide("new", "2026-03-04 05:06 UTC", "no")], runs.Lost);
        Assert.Empty(runs.OnlyBefore);
        Assert.Equal(["Not compared: new has no time of 2026-03-04 05:06 UTC: no"], ComparisonSections.Of(runs, Files).Notes);
    }

    [Fact]
    public void Without_an_unchanged_row_the_comparison_says_that_a_machine_may_be_the_cause()
    {
        var alone = new ResultsBuilder { Blocks = 6 }.Row("acme", "Acme", "1.0.0").Check("acme", 10).Cells("acme", 1000, 2000);

        Assert.Contains(RunComparer.Compare(alone.Build(), alone.Build(), FivePercent).Cautions,
            caution => caution.Contains("--with PACKAGE@old,new", StringComparison.Ordinal));
        Assert.Empty(RunComparer.Compare(Run(1), Run(1), FivePercent).Cautions);
    }

    [Fact]
    public void Rows_of_one_run_alone_are_named()
    {
        var more = Builder(1, 1, "1.0.0", Verdict.Supported, 6).Row("new", "New", "1.0.0").Check("new", 10)
            .Cells("new", 1000, 1000).Build();

        Assert.Equal(["new"], RunComparer.Compare(Run(1), more, FivePercent).OnlyAfter);
        Assert.Equal(["new"], RunComparer.Compare(more, Run(1), FivePercent).OnlyBefore);
    }

    [Fact]
    public void Variants_of_one_run_are_compared_with_the_first()
    {
        var comparison = VariantComparer.Compare(Variants(), FivePercent);

        Assert.Equal([("acme", "1.0.0", "2.0.0", Change.Slower), ("acme", "1.0.0", "2.0.0", Change.Faster)],
            comparison.Cells.Select(cell => (cell.Row, cell.Before, cell.After, cell.Change)));
        Assert.Equal([1.2, 0.8], comparison.Cells.Select(cell => Math.Round(cell.Ratio, 2)));
        Assert.Single(comparison.Regressions);
        Assert.Empty(VariantComparer.Compare(Run(1), FivePercent).Cells);
    }

    [Fact]
    public void Formats_say_the_same()
    {
        var comparison = RunComparer.Compare(Run(1), Run(1, 1.1, "2.0.0"), FivePercent);

        var markdown = Written(comparison, "markdown");
        using var json = JsonDocument.Parse(Written(comparison, "json"));

        Assert.Matches(
            @"^# Assay: compare\n\n2 regressions over 5 %: acme \(\w+\) 1\.10 \[1\.\d\d, 1\.\d\d\] of the time before; "
            + @"acme \(\w+\) 1\.10 \[1\.\d\d, 1\.\d\d\]\. 6 times: 2 slower, 4 same\.\n", markdown);
        Assert.Matches(
            @"\| acme \| deserialize \| 1\.10 \[1\.\d\d, 1\.\d\d\] \| REGRESSION: slower \| 2\.999 us \| 3\.298 us \| 100 \| "
            + @"1\.0\.0 -\\> 2\.0\.0 \| books 100 \|", markdown);
        var times = json.RootElement.GetProperty("tables")[0].GetProperty("rows").EnumerateArray().ToList();
        Assert.All(times.Where(time => time.GetProperty("row").GetString() == "acme"), time =>
        {
            Assert.Equal("slower", time.GetProperty("change").GetString());
            Assert.True(time.GetProperty("isRegression").GetBoolean());
            Assert.InRange(1.1, time.GetProperty("ratioLower").GetDouble(), time.GetProperty("ratioUpper").GetDouble());
        });
        Assert.Equal(2, times.Count(time => time.GetProperty("isRegression").GetBoolean()));
    }

    [Fact]
    public void The_title_says_what_is_compared()
    {
        Assert.Equal("What changed in acme from 1.0.0 to 2.0.0?", TitleOf(VariantComparer.Compare(Variants(), FivePercent)));
        Assert.Equal("What changed in acme from 1.0.0 to 2.0.0?", TitleOf(RunComparer.Compare(Run(1), Run(1, 1.1, "2.0.0"), FivePercent)));
        Assert.Equal("What changed from old.json to new.json?", TitleOf(RunComparer.Compare(Run(1), Run(1), FivePercent)));
    }

    [Fact]
    public void What_is_faster_is_named_with_its_ratio() => Assert.Matches(
        @"^Faster: acme 2\.0\.0 \(\w+\) 0\.80 \[0\.\d+, 0\.\d+\] of the time before\.$",
        AnswerOf(VariantComparer.Compare(Variants(), FivePercent))[1]);

    [Fact]
    public void A_spreadsheet_gets_a_line_for_each_time()
    {
        var lines = Written(RunComparer.Compare(Run(1), Run(1, 1.1, "2.0.0"), FivePercent), "csv").Split('\n');

        Assert.StartsWith("table,row,before,after,data_set,size,operation,ratio,ratio_lower,ratio_upper,nanoseconds_before,",
            lines[0], StringComparison.Ordinal);
        Assert.Equal(6, lines.Count(line => line.StartsWith("times,", StringComparison.Ordinal)));
        Assert.Equal(2, lines.Count(line => line.Contains(",slower,true,false,", StringComparison.Ordinal)));
    }

    // Student's sleep data: t.test(extra ~ group, data = sleep) of R gives 17.776 degrees of freedom and -0.2054832 to 3.3654832; 17
    // degrees are a little wider.
    [Fact]
    public void Welchs_interval_is_that_of_R()
    {
        var interval = WelchInterval.Of(
            [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0], [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4], 0.95);

        Assert.Equal(1.58, interval.Mean, 9);
        Assert.InRange(interval.HalfWidth!.Value, 1.7855, 1.7925);
    }

    private static ResultsComparison OneCell(double ratio, double lower, double upper)
    {
        var comparison = RunComparer.Compare(Run(1), Run(1), FivePercent);
        var change = ChangeOf.Ratio(ratio, lower, upper, comparison.Margin);
        return comparison with
        {
            Cells = [comparison.Cells[0] with { Ratio = ratio, Lower = lower, Upper = upper, Change = change }],
        };
    }

    private static ResultsFile Run(
        double machine, double factor = 1, string version = "1.0.0", Verdict verdict = Verdict.Supported, int blocks = 6) =>
        Builder(machine, factor, version, verdict, blocks).Build();

    private static ResultsBuilder Builder(double machine, double factor, string version, Verdict verdict, int blocks) => new ResultsBuilder
    {
        Blocks = blocks,
        Reference = "other",
    }
        .Row("acme", "Acme", version).Check("acme", 100, verdict).Cells("acme", 2000 * machine * factor, 3000 * machine * factor)
        .Row("other", "Other", "3.1.0").Check("other", 120).Cells("other", 2500 * machine, 3500 * machine)
        .Row("third", "Third", "4.2.0").Check("third", 90).Cells("third", 1500 * machine, 1800 * machine);

    private static ResultsFile Variants() => new ResultsBuilder { Blocks = 6, Reference = "acme@1.0.0", IsReferenceOpen = true }
        .Row("acme@1.0.0", "Acme", "1.0.0").Check("acme@1.0.0", 100).Cells("acme@1.0.0", 2000, 3000)
        .Row("acme@2.0.0", "Acme", "2.0.0").Check("acme@2.0.0", 100).Cells("acme@2.0.0", 1600, 3600).Build();

    private static string TitleOf(ResultsComparison comparison) => ComparisonSections.Of(comparison, Files).Title;

    private static IReadOnlyList<string> AnswerOf(ResultsComparison comparison) => ComparisonSections.Of(comparison, Files).Answer;

    private static string Written(ResultsComparison comparison, string format)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(ComparisonSections.Of(comparison, Files), format, output, OutputStyle.Plain);
        return output.ToString();
    }
}
