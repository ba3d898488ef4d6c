using System.Text.Json;
using Assay.Analysis.Tables;
using Assay.Answers.Choosing;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class ChoiceScreens
{
    private const int MostLines = 30;

    [Fact]
    public void The_recommendation_comes_first_with_its_reasons() =>
        Snapshot.Matches(
            Choices.Screen(Choices.Choose(Choices.Shelf().Build(), Choices.Asking("human-readable,cross-language,deterministic") with
            {
                MessagesPerSecond = 2000,
                BitsPerSecond = 100e6,
                MessageBytes = 5000,
            })), "choice.txt");

    [Fact]
    public void Where_speed_does_not_decide_it_says_so() =>
        Snapshot.Matches(Choices.Screen(Choices.Choose(Choices.Shelf(blocks: 6).Build(), new ChoiceRequest { MessagesPerSecond = 10 })),
            "choice-slow-rate.txt");

    [Theory]
    [InlineData("markdown", "choice.md")]
    [InlineData("csv", "choice.csv")]
    public void A_page_and_a_spreadsheet_have_every_candidate(string format, string file) =>
        Snapshot.Matches(Choices.Screen(Choices.Choose(Choices.Shelf().Build(), Choices.Asking("human-readable,cross-language") with
        {
            MessagesPerSecond = 2000,
        }), format: format), file);

    [Fact]
    public void A_program_reads_the_same_as_JSON()
    {
        using var output = new StringWriter();
        var choice = Choices.Choose(Choices.Shelf().Build(), Choices.Asking("human-readable"));
        SectionWriters.Write(
            ChoiceSections.Of(choice, new ChoiceOrigin(["r.json"], "Measured on this", [])), "json", output, OutputStyle.Plain);

        using var document = JsonDocument.Parse(output.ToString());
        var first = document.RootElement.GetProperty("choice").GetProperty("candidates")[0];
        Assert.Equal("json.net/data-contract", first.GetProperty("label").GetString());
        Assert.Equal(choice.Recommended!.MessageNanoseconds, first.GetProperty("messageNanoseconds").GetDouble());
        Assert.Equal("everything", document.RootElement.GetProperty("choice").GetProperty("keeps").GetString());
        Assert.Equal("r.json", document.RootElement.GetProperty("results")[0].GetString());
    }

    [Fact]
    public void What_makes_figures_doubtful_is_said()
    {
        var results = Choices.Shelf().Build() with { IsComplete = false };
        using var output = new StringWriter();
        SectionWriters.Write(
            ChoiceSections.Of(
                Choices.Choose(results, new ChoiceRequest()), ChoiceOrigin.Of(ReportBuilder.Build(results), ["r.json"], [])),
            "table", output, OutputStyle.Plain);

        Assert.Contains("INCOMPLETE: the run ended early", output.ToString(), StringComparison.Ordinal);
        Assert.Contains("Screening (K = 3)", output.ToString(), StringComparison.Ordinal);
        Assert.Contains(
            "Measured on .NET 10.0.12, 2 x Example CPU @ 2.60GHz, 2026-03-04; r.json.", output.ToString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public void It_fits_a_screen_for_any_rows_and_needs(int seed)
    {
        var screens = 0;
        foreach (var (results, model) in ManyShapes.Of(seed))
        {
            foreach (var needs in new[]
            {
                "deterministic",
                "human-readable,untrusted",
                "private,no-codegen,no-attributes,stream,untrusted,deterministic,self-describing,version-tolerant",
            })
            {
                var request = Choices.Asking(needs) with { MessagesPerSecond = 2000, BitsPerSecond = 1e8, MessageBytes = 77 };
                if (Chooser.TableFor(model, request) is not { } table
                    || Choices.Choose(table, results, request) is not { Recommended: not null } choice)
                    continue;
                var lines = Choices.Screen(choice).TrimEnd('\n').Split('\n');
                Assert.InRange(lines.Length, 1, MostLines);
                Assert.All(lines, line => Assert.InRange(line.Length, 0, 100));
                Assert.All(Choices.Screen(choice, width: 40).Split('\n'), line => Assert.InRange(line.Length, 0, 40));
                screens++;
            }
        }

        Assert.InRange(screens, 1, int.MaxValue);
    }
}
