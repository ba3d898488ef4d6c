using Assay.Core.Results;
using Assay.Experiments.Formats;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>Reports of <c>assay check formats</c>.</summary>
public class FormatReports
{
    [Fact]
    public void Rows_are_counted_by_verdict_the_worst_first()
    {
        var text = Text("table", ReportExtent.AllRows);

        Assert.Contains(
            "2 rows of 1 format: 2 of 5 verdicts differ from the specification (1 accept what is invalid, 1 reject what is "
                + "valid).", text, StringComparison.Ordinal);
        Assert.True(text.IndexOf("bad ", StringComparison.Ordinal) < text.IndexOf("good ", StringComparison.Ordinal));
    }

    [Fact]
    public void Each_difference_has_its_citation_and_what_rows_did()
    {
        var text = Text("table", ReportExtent.AllRows).ReplaceLineEndings(" ");

        Assert.Contains("plus (RFC 1 section 6): There is no plus sign.", text, StringComparison.Ordinal);
        Assert.Contains("accept it as 5: bad; accept it as 5 (extension): good", text, StringComparison.Ordinal);
        Assert.Contains("reject it (BadData: at 1): bad", text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_reason_not_to_judge_stands_without_the_bytes_of_each_shape()
    {
        var text = Text("table", ReportExtent.AllRows).ReplaceLineEndings(" ");

        Assert.Contains("good: 1 case not judged, because its layout is not 'one'", text, StringComparison.Ordinal);
        Assert.DoesNotContain("0102", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Reference_rows_stand_below_serializers_and_are_counted_apart()
    {
        var text = Text("table", ReportExtent.AllRows, WithReference).ReplaceLineEndings(" ");

        Assert.Contains("2 rows of 1 format: 2 of 5 verdicts", text, StringComparison.Ordinal);
        Assert.Contains("1 reference row (no serializer): 1 of 1 verdicts differ from the specification", text, StringComparison.Ordinal);
        Assert.Matches(@"good +1.*reference rows \(no serializers\) +reader", text);
    }

    [Fact]
    public void A_file_of_reference_rows_alone_has_their_answer() =>
        Assert.StartsWith("1 reference row (no serializer): 1 of 1 verdicts differ",
            Text("table", ReportExtent.AllRows, WithReference with
            {
                Samples = WithReference.SamplesOf<FormatSamples>() with { Checks = [WithReference.SamplesOf<FormatSamples>().Checks[^1]] }
            }),
            StringComparison.Ordinal);

    [Fact]
    public void Files_for_programs_have_every_verdict_with_its_bytes() =>
        Assert.Contains("its layout is not 'one' (it writes 0102)", Text("csv", ReportExtent.Details), StringComparison.Ordinal);

    private static ResultsFile WithReference
    {
        get
        {
            var file = Run();
            return file with
            {
                Rows = [.. file.Rows,
                    new ResultsBuilder().Row("reader", isReference: true).Build().Rows.Single(row => row.Name == "reader")],
                Samples = file.SamplesOf<FormatSamples>() with
                {
                    Checks = [.. file.SamplesOf<FormatSamples>().Checks, Check("reader", "digits", FormatVerdict.RejectsValid, "", "")],
                },
            };
        }
    }

    private static string Text(string format, ReportExtent extent, ResultsFile? file = null)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(FormatTables.Of(file ?? Run())!, format, output, new OutputStyle(200, false, extent));
        return output.ToString();
    }

    private static ResultsFile Run()
    {
        var file = new ResultsBuilder().Row("bad", "Acme", "1.0.0").Row("good", "Fine", "1.0.0").Build();
        return file with
        {
            Options = file.Options with { Kind = "formats" },
            Cells = [],
            Samples = file.SamplesOf<FormatSamples>() with
            {
                Cases = [Case("digits", FormatExpectation.Accept, "A digit is a number."),
                    Case("plus", FormatExpectation.Reject, "There is no plus sign."),
                    Case("other", FormatExpectation.Either, "Both are right.")],
                Checks =
                [
                    Check("bad", "digits", FormatVerdict.RejectsValid, "", "BadData: at 1"),
                    Check("bad", "plus", FormatVerdict.AcceptsInvalid, "5", ""),
                        Check("bad", "other", FormatVerdict.EitherAccepted, "1", ""),
                    Check("good", "digits", FormatVerdict.AsSpecified, "5", ""), Check("good", "plus", FormatVerdict.Extension, "5", ""),
                    Check("good", "other", FormatVerdict.NotJudged, "", "its layout is not 'one' (it writes 0102)"),
                ],
            },
        };
    }

    private static FormatCaseResult Case(string name, FormatExpectation expected, string reason) =>
        new()
        {
            Format = "JSON",
            Name = name,
            Shape = "int",
            Expected = expected,
            Values = expected == FormatExpectation.Accept ? ["5"] : [],
            Citation = "RFC 1 section 6",
            Reason = reason,
        };

    private static FormatCheckResult Check(string row, string name, FormatVerdict verdict, string value, string cause) =>
        new() { Row = row, Format = "JSON", Case = name, Verdict = verdict, Value = value, Cause = cause };
}
