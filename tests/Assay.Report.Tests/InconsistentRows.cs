using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class InconsistentRows
{
    private const string Cause = "timed work differs from the checked work: a changed object comes back wrong (Book.Title: another value)";

    [Fact]
    public void A_row_whose_timed_work_is_not_the_checked_work_in_one_operation_has_no_figures_in_any()
    {
        var table = ReportBuilder.Build(Results(inconsistent: Operation.Serialize)).Tables[0];

        Assert.Equal(["a", "straight-line"], table.AllLines.Select(line => line.Label).Order());
        var missing = Assert.Single(table.Missing);
        Assert.Equal((MissingKind.Inconsistent, Cause), (missing.Kind, missing.Cause));
        Assert.Equal(["cheat"], missing.Rows.Select(row => row.Label));
    }

    [Theory]
    [InlineData("table", "behaved differently than in its check")]
    [InlineData("markdown", "behaved differently than in its check")]
    [InlineData("csv", "inconsistent")]
    [InlineData("json", "inconsistent")]
    public void Every_format_says_why(string format, string kind)
    {
        var text = string.Join(' ', Rendered.As(format, ReportBuilder.Build(Results(Operation.Serialize)), width: 400).Split('\n'));

        Assert.Contains(kind, text, StringComparison.Ordinal);
        Assert.Contains(Cause, text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_changes_its_input_is_missing_with_its_cause()
    {
        var results = new ResultsBuilder()
            .Row("straight-line", isReference: true).Check("straight-line", 100).Cells("straight-line", 100, 100)
            .Row("cheat")
            .Check("cheat", 100, Verdict.Inconsistent, "serialize changed its input object (Book.Title: null instead of a string)")
            .Build();

        var missing = Assert.Single(ReportBuilder.Build(results).Tables[0].Missing);

        Assert.Equal(MissingKind.Inconsistent, missing.Kind);
        Assert.StartsWith("serialize changed", missing.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_could_not_be_confirmed_keeps_its_time_and_says_so()
    {
        var results = new ResultsBuilder().Row("a").Check("a", 10).Cells("a", 100, 200).Build();
        var model = ReportBuilder.Build(results with
        {
            Cells = [results.Cells[0] with { ConfirmationFailure = "no answer" }, results.Cells[1]],
        });

        Assert.NotNull(model.Tables[0].Lines[0].Serialize);
        Assert.Contains(
            "a (serialize: no answer): timed work not verified against the check",
            string.Join(' ', Rendered.As("table", model, width: 400).Split('\n')),
            StringComparison.Ordinal);
    }

    private static ResultsFile Results(Operation inconsistent)
    {
        var results = new ResultsBuilder()
            .Row("straight-line", isReference: true).Check("straight-line", 100).Cells("straight-line", 100, 100)
            .Row("a").Check("a", 100).Cells("a", 200, 200)
            .Row("cheat").Check("cheat", 100).Cells("cheat", 6, 300)
            .Build();
        return results with
        {
            Cells = [
                .. results.Cells.Select(
                    cell => cell.Row == "cheat" && cell.Operation == inconsistent
                    ? cell with { Failure = new Failure(Verdict.Inconsistent, Cause) }
                    : cell)],
        };
    }
}
