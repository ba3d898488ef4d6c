using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class ReferencesOfTables
{
    [Fact]
    public void It_is_System_Text_Json_wherever_that_was_measured_even_if_it_loses_something()
    {
        var run = Open().Row("fast").Check("fast", 10).Cells("fast", 100, 100)
            .Row(ReferenceRow.Preferred).Check(ReferenceRow.Preferred, 10, Verdict.Lossy, losses: ["A.b: missing"], keepsPublic: true)
            .Cells(ReferenceRow.Preferred, 400, 500);

        var table = ReportBuilder.Build(run.Build()).Tables[0];

        Assert.Equal(ReferenceRow.Preferred, table.Reference);
        Assert.Equal(0.2, table.Lines[0].Deserialize!.Ratio!.Value, 2);
    }

    [Fact]
    public void It_is_the_fastest_row_that_keeps_everything_where_that_was_not()
    {
        var run = Open().Row("floor", isReference: true).Check("floor", 10).Cells("floor", 5, 5)
            .Row("lossy").Check("lossy", 10, Verdict.Lossy, losses: ["A.B: missing"]).Cells("lossy", 50, 50)
            .Row("slow").Check("slow", 10).Cells("slow", 900, 900)
            .Row("fast").Check("fast", 10).Cells("fast", 300, 300);

        Assert.Equal("fast", ReportBuilder.Build(run.Build()).Tables[0].Reference);
    }

    [Fact]
    public void One_that_was_asked_for_stays_and_a_data_set_without_it_has_no_ratios()
    {
        var table = ReportBuilder.Build(
            new ResultsBuilder { Reference = "gone" }.Row("fast").Check("fast", 10).Cells("fast", 300, 300).Row("gone").Build()).Tables[0];

        Assert.Equal(("gone", false), (table.Reference, table.HasReference));
        Assert.Null(table.Lines[0].Deserialize!.Ratio);
    }

    [Fact]
    public void Variants_refer_to_the_first_of_their_own_row_and_the_answer_says_how_they_compare()
    {
        var run = Open();
        foreach (var (name, time) in new[] { ("a@1.0.0", 1000.0), ("a@2.0.0", 930.0), ("b@1.0.0", 4000.0), ("b@2.0.0", 5000.0) })
            run.Row(name).Check(name, 10).Cells(name, time * 2, time);

        var model = ReportBuilder.Build(run.Build());
        var text = Rendered.As("table", model, extent: ReportExtent.FirstScreen);

        Assert.Equal(["a@1.0.0", "a@1.0.0", "b@1.0.0", "b@1.0.0"],
            model.Tables[0].Lines.OrderBy(line => line.Label, StringComparer.Ordinal).Select(line => line.RatioReference));
        Assert.Equal(1.25, Line(model, "b@2.0.0").Deserialize!.Ratio!.Value, 2);
        Assert.Matches(
            @"a: 2\.0\.0 takes 0\.93 \[0\.9\d, 0\.9\d\] \(reading\) "
            + @"and 0\.93 \[0\.9\d, 0\.9\d\] \(writing\) of the time of\s+1\.0\.0", text);
        Assert.Contains("ratio = time / time of the first variant of the same row", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Several_variants_stand_after_what_they_are_compared_with()
    {
        var run = Open();
        foreach (var (name, time) in new[] { ("a@1.0.0", 1000.0), ("a@2.0.0", 930.0), ("a@3.0.0", 500.0) })
            run.Row(name).Check(name, 10).Cells(name, time * 2, time);

        var text = Rendered.As("table", ReportBuilder.Build(run.Build()), extent: ReportExtent.FirstScreen);

        var line = string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Matches(
            @"a, of the time of 1\.0\.0: [23]\.0\.0 0\.\d+ \[[^]]*\] \(reading\), 0\.\d+ \[[^]]*\] \(writing\); "
            + @"[23]\.0\.0 0\.\d+ \[[^]]*\] \(reading\), 0\.\d+ \[[^]]*\] \(writing\)", line);
        Assert.Matches(@"2\.0\.0 0\.93 \[", line);
        Assert.Matches(@"3\.0\.0 0\.50 \[", line);
    }

    [Fact]
    public void Rows_are_compared_through_one_row_even_where_their_ratios_refer_to_several()
    {
        var run = Open(blocks: 6);
        foreach (var (name, time) in new[] { ("a@1.0.0", 1000.0), ("a@2.0.0", 930.0), ("b@1.0.0", 4000.0), ("b@2.0.0", 5000.0) })
            run.Row(name).Check(name, 10).Cells(name, time * 2, time);

        var ranking = ReportBuilder.Build(run.Build()).Tables[0].Ranking(Operation.Deserialize)!;

        Assert.Equal(["a@2.0.0", "a@1.0.0", "b@1.0.0", "b@2.0.0"], ranking.Order);
        Assert.Equal(5000.0 / 930, ranking.Between("b@2.0.0", "a@2.0.0")!.Ratio, 1);
    }

    [Fact]
    public void A_row_that_stands_beside_every_other_is_taken_where_memory_did_not_hold_all()
    {
        var results = Open().Row("both").Check("both", 10).Cells("both", 900, 900).Row("fast").Check("fast", 10)
            .Cells("fast", 300, 300).Build();
        CellResult[] cells = [
            .. results.Cells.Select(
                cell => cell.Row == "both"
                ? cell with { Blocks = [.. cell.Blocks, .. cell.Blocks.Select(block => block with { Group = 1 })] }
                : cell)];

        Assert.Equal("both", ReportBuilder.Build(results with { Cells = cells }).Tables[0].Reference);
    }

    private static ReportLine Line(ReportModel model, string label) => model.Tables[0].Lines.Single(line => line.Label == label);

    private static ResultsBuilder Open(int blocks = 3) => new() { Blocks = blocks, Reference = "planned", IsReferenceOpen = true };
}
