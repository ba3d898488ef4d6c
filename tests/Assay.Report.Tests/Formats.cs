using System.Text.Json;
using System.Text.RegularExpressions;
using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed partial class Formats
{
    private static readonly ReportModel Everything = ReportBuilder.Build(Runs.Everything());

    public static TheoryData<string, string> Committed => new()
    {
        { "table", "everything.txt" }, { "markdown", "everything.md" }, { "csv", "everything.csv" }, { "json", "everything.json" },
    };

    [Theory]
    [MemberData(nameof(Committed))]
    public void Every_format_is_as_committed(string format, string file) =>
        Snapshot.Matches(Rendered.As(format, Everything), file);

    [Fact]
    public void A_terminal_shows_colour_and_block_characters() =>
        Snapshot.Matches(Rendered.As("table", Everything, isTerminal: true), "everything.ansi.txt");

    [Fact]
    public void A_partial_run_says_so_and_lists_what_it_did_not_reach() =>
        Snapshot.Matches(Rendered.As("table", ReportBuilder.Build(Runs.Interrupted())), "interrupted.txt");

    [Fact]
    public void A_run_that_measured_nothing_still_says_why()
    {
        var model = ReportBuilder.Build(Runs.NothingMeasured());

        Assert.False(model.HasMeasurements);
        Snapshot.Matches(Rendered.As("table", model), "nothing.txt");
        Snapshot.Matches(Rendered.As("markdown", model), "nothing.md");
    }

    [Theory]
    [InlineData(40)]
    [InlineData(60)]
    [InlineData(80)]
    [InlineData(100)]
    [InlineData(140)]
    public void No_line_of_the_table_is_wider_than_the_output(int width)
    {
        foreach (var isTerminal in new[] { false, true })
        {
            var text = EscapeSequence().Replace(Rendered.As("table", Everything, width, isTerminal), "");

            Assert.All(text.Split('\n'), line => Assert.InRange(line.Length, 0, width));
        }
    }

    [Fact]
    public void In_a_narrow_terminal_each_operation_has_a_table_of_its_own_with_its_rows_ratios()
    {
        var headers = Rendered.As("table", Everything, 40).Split('\n')
            .Where(line => line.StartsWith("row ", StringComparison.Ordinal) && line.Contains("ratio", StringComparison.Ordinal)).ToList();

        Assert.NotEmpty(headers);
        Assert.Equal(Everything.Tables.Count, headers.Count(line => line.Contains(" deserialize ", StringComparison.Ordinal)));
        Assert.Equal(Everything.Tables.Count, headers.Count(line => line.Contains(" serialize ", StringComparison.Ordinal)));
    }

    [Fact]
    public void A_piped_table_is_plain_ASCII_without_escape_sequences_even_from_a_library()
    {
        var text = Rendered.As("table", Everything);

        Assert.Contains("Access violation", text, StringComparison.Ordinal);
        Assert.DoesNotContain(text, character => character is > '~' or < ' ' and not '\n');
    }

    [Fact]
    public void Rows_of_very_long_names_and_ratios_still_fit()
    {
        var name = "a-library-with-a-very-long-name.and-a-namespace/with-a-variant/and-another-variant";
        var results = new ResultsBuilder()
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cells("straight-line", 100, 100)
            .Row(name).Check(name, 987_654_321_012, Verdict.Lossy, losses: [new string('x', 300)])
            .Cells(name, 98_765_432_101, 123_456_789_012, 1e12, 1e12)
            .Build();

        var lines = Rendered.As("table", ReportBuilder.Build(results)).Split('\n');

        Assert.All(lines, line => Assert.InRange(line.Length, 0, 100));
        Assert.Contains(lines, line => SlowRow().IsMatch(line));
    }

    [Fact]
    public void Every_line_of_the_CSV_has_as_many_cells_as_the_header()
    {
        var lines = Rendered.As("csv", Everything).Split('\n', StringSplitOptions.RemoveEmptyEntries);

        Assert.All(lines, line => Assert.Equal(lines[0].Count(c => c == ','), QuotedCell().Replace(line, "").Count(c => c == ',')));
    }

    [Fact]
    public void The_CSV_quotes_commas_and_quotes()
    {
        var results = new ResultsBuilder().Row("a", status: RowStatus.Broken, cause: "error CS1002: expected \"a\", found b").Build();

        Assert.Contains(
            "\"error CS1002: expected \"\"a\"\", found b\"", Rendered.As("csv", ReportBuilder.Build(results)), StringComparison.Ordinal);
    }

    [Fact]
    public void The_JSON_keeps_full_precision_and_names_enums()
    {
        using var json = JsonDocument.Parse(Rendered.As("json", Everything));

        var line = json.RootElement.GetProperty("tables")[0].GetProperty("lines")[0];
        var expected = Everything.Tables[0].Lines[0].Deserialize!;
        Assert.Equal(expected.NanosecondsPerOperation, line.GetProperty("deserialize").GetProperty("nanosecondsPerOperation").GetDouble());
        Assert.Equal("bytes", line.GetProperty("surface").GetString());
        Assert.Equal("supported", line.GetProperty("verdict").GetString());
    }

    [Fact]
    public void An_unknown_format_is_answered_with_the_known_ones()
    {
        var error = Assert.Throws<ArgumentException>(() => Rendered.As("xml", Everything));

        Assert.Contains("Unknown report format 'xml'. Use one of: table, markdown, csv, json.", error.Message, StringComparison.Ordinal);
    }

    [GeneratedRegex(@" 12[34]\.\d s ")]
    private static partial Regex SlowRow();

    [GeneratedRegex("\u001b\\[[0-9;]*m")]
    private static partial Regex EscapeSequence();

    [GeneratedRegex("\"([^\"]|\"\")*\"")]
    private static partial Regex QuotedCell();
}
