using Assay.Core.Results;
using Assay.Experiments.Across;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>Reports of <c>assay check exchange</c>.</summary>
public class AcrossReports
{
    [Fact]
    public void The_answer_counts_pairs_decoded_rows_and_rows_with_the_same_bytes()
    {
        var text = Text("table", ReportExtent.FirstScreen).ReplaceLineEndings(" ");

        Assert.Contains(
            "2 pairs of a writer and another reader of its format: 1 exchange every value that both carry, 1 silently change some.", text,
            StringComparison.Ordinal);
        Assert.Contains(
            "A decoder of another language reads every value of 1 of 2 rows, none of them all in the usual form.", text,
            StringComparison.Ordinal);
        Assert.Contains("1 of 2 rows always write equal values as the same bytes.", text, StringComparison.Ordinal);
    }

    [Fact]
    public void The_matrix_has_writers_in_its_lines_and_readers_in_its_columns()
    {
        var text = Text("table", ReportExtent.AllRows);

        Assert.Matches(@"1 one +2/2 +1/1 *\n", text);
        Assert.Matches(@"2 two +1/2! +2/2 *\n", text);
    }

    [Fact]
    public void Values_that_do_not_travel_have_their_reason()
    {
        var text = Text("table", ReportExtent.Details);

        Assert.Matches(@"two +one +dates +lossy +Moment\.Utc: another value", text);
        Assert.Matches(@"dates +1/2", text);
        Assert.Matches(@"one +dates +other form +Utc: the number 5", text);
    }

    [Fact]
    public void Rows_that_write_other_bytes_stand_first()
    {
        var text = Text("markdown", ReportExtent.AllRows);

        Assert.Matches(@"\| two +\| other bytes +\| not tried +\| - +\| dates: written again, it differs", text);
        Assert.True(text.IndexOf("| two | other bytes", StringComparison.Ordinal) < text.IndexOf("| one | same", StringComparison.Ordinal));
    }

    [Fact]
    public void Reference_rows_stand_below_serializers_and_are_counted_apart()
    {
        var two = AcrossRuns.Two;
        var text =
            Text("table", ReportExtent.AllRows,
                two with { Rows = [.. two.Rows.Select(row => row.Name == "two" ? row with { IsReference = true } : row)] })
            .ReplaceLineEndings(" ");

        Assert.Contains(
            "reads every value of 1 of 1 row, none of them all in the usual form. A decoder of another language reads every value of 0 "
                + "of 1 reference row,", text, StringComparison.Ordinal);
        Assert.Contains(
            "1 of 1 row always write equal values as the same bytes. 0 of 1 reference row always", text, StringComparison.Ordinal);
        Assert.Matches(@"one +same.*reference rows \(no serializers\) +two +other bytes", text);
    }

    private static string Text(string format, ReportExtent extent, ResultsFile? file = null)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(AcrossTables.Of(file ?? AcrossRuns.Two)!, format, output, new OutputStyle(200, false, extent));
        return output.ToString();
    }
}
