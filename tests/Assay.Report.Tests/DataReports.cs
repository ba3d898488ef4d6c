using Assay.Core.Results;
using Assay.Experiments.Data;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class DataReports
{
    private static readonly ResultsFile Results = VerdictRuns.Check(
        new VerdictRuns.Row("acme/whole"), new VerdictRuns.Row("acme/plain", ("books", Verdict.Lossy)));

    [Fact]
    public void A_table_says_whose_limit_a_loss_is_and_which_row_carries_the_data()
    {
        var text = Written("table");

        Assert.StartsWith("books, size 1: 1 of 2 rows brings back everything", text, StringComparison.Ordinal);
        Assert.Contains("books, size 1: 2 types, 4 members\n", text, StringComparison.Ordinal);
        Assert.Matches(@"acme/plain +lossy +this row's settings", text);
        Assert.Contains("acme/plain: lossy: Of_books.value: another value. Carried by acme/whole", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Programs_read_the_same_in_every_format()
    {
        var lines = Written("csv").Split('\n');
        var lossy = lines[0].Split(',').Zip(lines[2].Split(',')).ToDictionary(pair => pair.First, pair => pair.Second);

        Assert.Equal(("acme/plain", "lossy", "settings", "acme/whole"),
            (lossy["row"], lossy["verdict"], lossy["limit_of"], lossy["carried_by"]));
        Assert.Contains("\"kind\": \"data\"", Written("json"), StringComparison.Ordinal);
        Assert.Contains("| acme/plain | lossy | this row's settings |", Written("markdown"), StringComparison.Ordinal);
    }

    [Fact]
    public void Edits_that_help_stand_below_with_the_rows_they_help()
    {
        UntypedElements notes = new("Order.Notes", "ArrayList", "", "holds string and int");
        var text = Written("table", Results with
        {
            Samples = Results.SamplesOf<DataSamples>() with
            {
                Edits = new FoundEdits([new HelpingEdit { Row = "acme/plain", PublicSetters = 2, ParameterlessConstructors = 1 }], [notes]),
            },
        });

        Assert.Contains(
            "1 public parameterless constructor and 2 public setters: acme/plain\n", text, StringComparison.Ordinal);
        Assert.Contains("No generic collection fits: Order.Notes (ArrayList) holds string and int.", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Rows_that_are_not_here_are_named_below()
    {
        var file = Results with
        {
            Rows = [.. Results.Rows, Results.Rows[0] with { Id = new RowId("other"), Status = RowStatus.NotAvailable }],
        };

        Assert.Contains("1 row not available here: other.", Written("table", file), StringComparison.Ordinal);
    }

    [Fact]
    public void Before_a_run_measures_the_tables_say_which_rows_are_missing_and_that_values_are_generated()
    {
        var found = DataBuilder.Build(Results)!;
        var refused = found.Tables[0].Lines[1] with { Judgement = found.Tables[0].Lines[1].Judgement with { LimitOf = Judge.Code } };

        var text = Written("table", DataTables.Of(found with
        {
            Tables = [found.Tables[0] with { Lines = [found.Tables[0].Lines[0], refused], AreGenerated = true }],
            Missing = [Results.Rows[0] with { Id = new RowId("other"), Status = RowStatus.NotAvailable }],
        }));

        Assert.Contains("books, size 1: 2 types, 4 members\n", text, StringComparison.Ordinal);
        Assert.DoesNotContain("bring back everything", text, StringComparison.Ordinal);
        Assert.Contains("Your code refuses values that Assay generated.", text, StringComparison.Ordinal);
        Assert.Contains("1 row not available here: other.", text, StringComparison.Ordinal);
    }

    private static string Written(string format, ResultsFile? file = null) => Written(format, DataTables.Of(file ?? Results)!);

    private static string Written(string format, SectionReport report)
    {
        using StringWriter output = new() { NewLine = "\n" };
        SectionWriters.Write(report, format, output, OutputStyle.Plain);
        return output.ToString();
    }
}
