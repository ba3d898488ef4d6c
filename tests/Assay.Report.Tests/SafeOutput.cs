using Assay.Analysis.Tables;
using Assay.Core.Results;
using Assay.Report.Sections;
using Assay.Tests.Shared;

namespace Assay.Report.Tests;

/// <summary>Names and messages of other people's making act on no terminal, page or spreadsheet.</summary>
public sealed class SafeOutput
{
    private const string Esc = "\u001b";

    [Theory]
    [InlineData("Shop.\u202Eredro", @"Shop.\u202Eredro")]
    [InlineData("a\u2066b\u2069\u200E\u200F\u061C", @"a\u2066b\u2069\u200E\u200F\u061C")]
    [InlineData("bell\u0007 back\b nul\0 del\u007F c1\u009B2J", @"bell\u0007 back\u0008 nul\u0000 del\u007F c1\u009B2J")]
    [InlineData(Esc + "[2J" + Esc + "]0;title\u0007", @"\u001B[2J\u001B]0;title\u0007")]
    [InlineData("over\rwritten", @"over\u000Dwritten")]
    [InlineData("ends\r", @"ends\u000D")]
    [InlineData("line\u2028separator\u2029", @"line\u2028separator\u2029")]
    [InlineData("two\nlines\r\nand\ttabs", "two\nlines\r\nand\ttabs")]
    [InlineData("Řád कि 測試 😀 a\u200Cb", "Řád कि 測試 😀 a\u200Cb")]
    public void What_acts_is_named_and_the_rest_stays(string text, string safe) => Assert.Equal(safe, SafeWriter.Of(text));

    [Theory]
    [InlineData(Esc + "[1mstrong" + Esc + "[0m", Esc + "[1mstrong" + Esc + "[0m")]
    [InlineData(Esc + "[38;5;8mgrey" + Esc + "[48;2;7;8;9m", Esc + "[38;5;8mgrey" + Esc + "[48;2;7;8;9m")]
    [InlineData(Esc + "[8mhidden", @"\u001B[8mhidden")]
    [InlineData(Esc + "[1;8mhidden", @"\u001B[1;8mhidden")]
    [InlineData(Esc + "[2Jcleared", @"\u001B[2Jcleared")]
    [InlineData(Esc + Esc + "[1m", @"\u001B" + Esc + "[1m")]
    [InlineData("cut" + Esc + "[1", @"cut\u001B[1")]
    public void On_a_terminal_colours_alone_pass(string text, string safe)
    {
        using StringWriter output = new();
        using SafeWriter writer = new(output, hasColours: true);

        // A sequence may come in pieces.
        foreach (var character in text)
            writer.Write(character);
        writer.Flush();

        Assert.Equal(safe, output.ToString());
    }

    [Fact]
    public void What_is_written_as_a_line_stays_one_line()
    {
        using StringWriter output = new() { NewLine = "\n" };
        using SafeWriter writer = new(output, hasColours: true);

        writer.WriteLine("Then: crashed\nRun it: x\r\ny\rz" + Esc + "[1");
        SafeWriter.WriteText(writer, "two\nlines");
        writer.Flush();

        Assert.Equal("Then: crashed\\u000ARun it: x\\u000D\\u000Ay\\u000Dz\\u001B[1\ntwo\nlines\n", output.ToString());
    }

    [Theory]
    [InlineData("table", ReportExtent.FirstScreen)]
    [InlineData("table", ReportExtent.Details)]
    [InlineData("markdown", ReportExtent.Details)]
    public void A_text_brings_no_colours_and_no_lines_to_a_terminal(string format, ReportExtent extent)
    {
        string Forged(string text) => $"{text}\nFORGED{Esc}[35m";
        RowId ForgedId(RowId id) => id with { Row = Forged(id.Row) };
        string ForgedLabel(string label) => ForgedId(IdOf.Label(label)).ToString();
        var results = Runs.Everything();
        results = results with
        {
            Rows = [.. results.Rows.Select(row => row with
            {
                Id = ForgedId(row.Id), Cause = Forged(row.Cause), Settings = Forged(row.Settings),
            })],
            Checks = [.. results.Checks.Select(check => check with
            {
                Row = ForgedLabel(check.Row), Cause = Forged(check.Cause), Differences = [.. check.Differences.Select(Forged)],
            })],
            Cells = [.. results.Cells.Select(cell => cell with { Row = ForgedLabel(cell.Row) })],
            Options = results.Options with { Reference = ForgedLabel(results.Options.Reference) },
        };

        var text = Rendered.As(format, ReportBuilder.Build(results), isTerminal: true, extent: extent);

        Assert.Contains("FORGED", text, StringComparison.Ordinal);
        Assert.DoesNotContain("\nFORGED", text, StringComparison.Ordinal);
        Assert.DoesNotContain(Esc + "[35m", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("=HYPERLINK(\"http://x\")", "\"'=HYPERLINK(\"\"http://x\"\")\"")]
    [InlineData("-cmd|'/c calc'!A0", "'-cmd|'/c calc'!A0")]
    [InlineData("@SUM(A1)", "'@SUM(A1)")]
    [InlineData("\uff1dSUM(A1)", "'\uff1dSUM(A1)")]
    [InlineData("-1+2", "'-1+2")]
    [InlineData(" \t=1", "'=1")]
    public void A_spreadsheet_shows_a_text_and_does_not_run_it(string cause, string cell)
    {
        var results = Runs.NothingMeasured();
        var model = ReportBuilder.Build(results with { Rows = [.. results.Rows.Select(row => row with { Cause = cause })] });

        Assert.Contains("," + cell + ",", Rendered.As("csv", model), StringComparison.Ordinal);
    }

    [Fact]
    public void Numbers_below_zero_stay_numbers() =>
        Assert.DoesNotContain(",'", Rendered.As("csv", ReportBuilder.Build(Runs.Everything())), StringComparison.Ordinal);

    [Fact]
    public void Markdown_keeps_a_cell_a_cell()
    {
        var results = Runs.NothingMeasured();
        var model = ReportBuilder.Build(results with { Rows = [.. results.Rows.Select(row => row with { Cause = "a | b\nc <img>" })] });

        Assert.Contains(@"a \| b", Rendered.As("markdown", model), StringComparison.Ordinal);
        Assert.DoesNotContain(
            "<img>", Rendered.As("markdown", model).Replace(@"\<", "", StringComparison.Ordinal), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[text](https://example.org)", @"[text\](https://example.org)")]
    [InlineData("![text][name]", @"![text\][name]")]
    [InlineData("[name]: https://example.org", @"[name\]: https://example.org")]
    [InlineData("Books[0].Title [1, 2] https://example.org/a", "Books[0].Title [1, 2] https://example.org/a")]
    public void Markdown_hides_no_address_behind_a_text(string text, string escaped) => Assert.Equal(escaped, MarkdownText.Escape(text));
}
