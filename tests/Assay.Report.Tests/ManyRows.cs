using Assay.Analysis.Tables;
using Assay.Core.Adapters;

namespace Assay.Report.Tests;

public sealed class ManyRows
{
    [Fact]
    public void Thirty_rows_in_twelve_blocks_fit_the_output_and_stay_short_in_words()
    {
        var run = new ResultsBuilder { Blocks = 12, Rounds = 120, Looks = [6, 9, 12] }
            .Row("straight-line", isReference: true).Check("straight-line", 1000).Cells("straight-line", 1000, 1000);
        for (var row = 0; row < 30; row++)
        {
            var name = $"library-{(char)('a' + (row % 26))}{row}/variant";
            run.Row(name).Check(name, 1000 + row)
                .Cell(name, Operation.Serialize, 2000 + (row * row * 10), wobble: 0.01)
                .Cell(name, Operation.Deserialize, 3000 + (row / 3 * 400), wobble: 0.01);
        }

        var model = ReportBuilder.Build(run.Build());
        var text = Rendered.As("table", model);
        var verdicts = text.Split('\n').SkipWhile(line => !line.StartsWith("deserialize: ", StringComparison.Ordinal))
            .TakeWhile(line => !line.StartsWith("Of the ", StringComparison.Ordinal));

        Assert.Equal(30 * 29 / 2, model.Tables[0].Ranking(Operation.Deserialize)!.Pairs.Count);
        Assert.All(text.Split('\n'), line => Assert.InRange(line.Length, 0, 100));
        Assert.InRange(verdicts.Count(), 2, 8);
        Snapshot.Matches(text, "many.txt");
    }
}
