using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class Readings
{
    private const string Position = "Plain binary stores members by position: code for one member cannot read them.";
    private const string NothingToOpen = "It reads a payload at once; only formats read on access can be opened.";

    [Fact]
    public void What_reads_a_part_of_a_payload_has_a_table_of_its_own() =>
        Snapshot.Matches(
            Rendered.As("table",
                ReportBuilder.Build(Run(Operation.Serialize, Operation.Deserialize, Operation.ReadOne, Operation.Open, Operation.ReadAll))),
            "readings.txt");

    [Fact]
    public void Markdown_has_every_figure_of_it() =>
        Snapshot.Matches(Rendered.As("markdown", ReportBuilder.Build(Run(Operation.Deserialize, Operation.ReadOne))), "readings.md");

    [Fact]
    public void A_run_of_nothing_else_has_no_other_table() =>
        Snapshot.Matches(Rendered.As("table", ReportBuilder.Build(Run(Operation.ReadOne))), "readings-alone.txt");

    [Fact]
    public void The_share_of_the_whole_is_told_where_both_were_measured()
    {
        var table = ReportBuilder.Build(Run(Operation.Deserialize, Operation.ReadOne)).Tables[0];
        var alone = ReportBuilder.Build(Run(Operation.ReadOne)).Tables[0];

        Assert.Equal(0.25, table.Lines.Single(line => line.Label == "json").ReadOneShare!.Value, 0.01);
        Assert.All(alone.Lines, line => Assert.Null(line.ReadOneShare));
    }

    [Fact]
    public void A_format_that_is_read_on_access_compares_by_reading_all()
    {
        var table = ReportBuilder.Build(Run(Operation.ReadOne, Operation.Open, Operation.ReadAll)).Tables[0];

        Assert.Equal(0.1, table.Lines.Single(line => line.Label == "lazy").ReadOneShare!.Value, 0.01);
    }

    [Fact]
    public void A_row_that_cannot_read_one_member_is_not_missing_from_the_rest()
    {
        var table = ReportBuilder.Build(Run(Operation.Deserialize, Operation.ReadOne)).Tables[0];
        var unread = Assert.Single(table.Unread);

        Assert.Empty(table.Missing);
        Assert.Equal((Position, "BookShelf.Secret"), (unread.Cause, table.ReadMember));
        Assert.Equal(["straight-line"], unread.Rows.Select(row => row.Label));
        Assert.Contains(table.ReferenceLines, line => line.Label == "straight-line");
    }

    [Fact]
    public void The_CSV_has_the_verdict_of_the_operation_in_its_lines()
    {
        var csv = Rendered.As("csv", ReportBuilder.Build(Run(Operation.Deserialize, Operation.ReadOne)));
        var header = csv.Split('\n')[0].Split(',');
        var lines = csv.Split('\n').Where(line => line.Contains(",read-one,", StringComparison.Ordinal)).ToList();

        Assert.Equal(4, lines.Count);
        var hidden = lines.Single(line => line.Contains("json/public", StringComparison.Ordinal)).Split(',');
        Assert.Equal(
            ("BookShelf.Secret", "lossy"), (hidden[Array.IndexOf(header, "read_member")], hidden[Array.IndexOf(header, "verdict")]));
        Assert.Contains(
            "rejected", lines.Single(line => line.Contains(",straight-line,", StringComparison.Ordinal)), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(Surface.Bytes, "")]
    [InlineData(Surface.Reused, "all on reused: reused byte[]")]
    [InlineData(Surface.Async, "all on async: async Stream")]
    public void One_surface_of_all_rows_is_named_unless_it_is_the_usual_one(Surface surface, string sentence)
    {
        var results = new ResultsBuilder { Operations = [Operation.Deserialize], Reference = "a" }
            .Row("a").Check("a", 10, surface: surface).Cell("a", Operation.Deserialize, 100, surface: surface).Build();

        var text = Rendered.As("table", ReportBuilder.Build(results));

        Assert.Equal(sentence.Length > 0, text.Contains("all on ", StringComparison.Ordinal));
        Assert.Contains(sentence, text, StringComparison.Ordinal);
    }

    [Fact]
    public void Allocation_of_asynchronous_rows_is_that_of_all_threads()
    {
        var results = new ResultsBuilder { Operations = [Operation.Deserialize], Reference = "a" }
            .Row("a").Check("a", 10, surface: Surface.Async).Cell("a", Operation.Deserialize, 100, 10, 4000, surface: Surface.Async)
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 100, 10, 4000).Build();

        var lines = ReportBuilder.Build(results).Tables[0].Lines;

        Assert.Equal([4000.0, 10], lines.OrderBy(line => line.Label).Select(line => line.Deserialize!.AllocatedBytesPerOperation));
        Assert.Equal([false, true], lines.OrderBy(line => line.Label).Select(line => line.Deserialize!.AllocatesOnOtherThreads));
    }

    private static ResultsFile Run(params Operation[] operations)
    {
        var run = new ResultsBuilder { Operations = operations, Reference = "json" }
            .Row("straight-line", "Assay", isReference: true).Check("straight-line", 1802)
            .Row("json", format: "text").Check("json", 3213)
            .Row("json/public", format: "text")
            .Check("json/public", 3100, Verdict.Lossy, losses: ["BookShelf.Secret: null instead of a string"])
            .Row("lazy", "Acme.Lazy", "1.0.0").Check("lazy", 4100);
        foreach (var operation in operations)
        {
            Checked(run, operation);
            Measured(run, operation);
        }

        return run.Build();
    }

    private static void Checked(ResultsBuilder run, Operation operation)
    {
        if (operation == Operation.ReadOne)
        {
            run.Reading("straight-line", operation, Verdict.Rejected, "BookShelf.Secret", Position)
                .Reading("json", operation, member: "BookShelf.Secret")
                .Reading(
                    "json/public", operation, Verdict.Lossy, "BookShelf.Secret", losses: ["BookShelf.Secret: null instead of a string"])
                .Reading("lazy", operation, member: "BookShelf.Secret");
        }

        if (operation is Operation.Open or Operation.ReadAll)
        {
            foreach (var row in new[] { "straight-line", "json", "json/public" })
                run.Reading(row, operation, Verdict.Rejected, cause: NothingToOpen);
            run.Reading("lazy", operation);
        }
    }

    private static void Measured(ResultsBuilder run, Operation operation)
    {
        switch (operation)
        {
            case Operation.Serialize or Operation.Deserialize:
                run.Cell("straight-line", operation, 900, 1832).Cell("json", operation, 10_000, 9000)
                    .Cell("json/public", operation, 9000, 8800).Cell("lazy", operation, 2000, 9300);
                break;
            case Operation.ReadOne:
                run.Cell("json", operation, 2500, 120).Cell("json/public", operation, 2400, 24).Cell("lazy", operation, 200, 120);
                break;
            default:
                run.Cell("lazy", operation, operation == Operation.Open ? 12 : 2000, operation == Operation.Open ? 0 : 9300);
                break;
        }
    }
}
