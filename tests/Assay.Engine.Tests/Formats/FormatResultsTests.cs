using Assay.Core.Results;
using Assay.Engine.Formats;
using Assay.Engine.Runs;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Results;

namespace Assay.Engine.Tests.Formats;

public sealed class FormatResultsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_file_is_read_again_though_the_reference_of_the_plan_is_no_row_of_its_format()
    {
        FormatResults results = new(
            ResultsOf.Empty(ResultsOf.Options("json/reference") with { Kind = "formats" }),
            FormatSelection.Select(FormatCatalogue.All, "xml", null));
        FormatCheckResult check = new()
        {
            Row = "xml/row",
            Format = "XML",
            Case = results.File.SamplesOf<FormatSamples>().Cases[0].Name,
            Verdict = FormatVerdict.AsSpecified,
        };

        results.Add(ResultsOf.Row("xml/row"), [check]);
        results.Complete();
        ResultsStore.Save(results.File, folder.File("r.json"));

        var read = Assert.Single(FormatResults.Load(folder.File("r.json")).SamplesOf<FormatSamples>().Checks);
        Assert.Equal((check.Row, check.Format, check.Case, check.Verdict), (read.Row, read.Format, read.Case, read.Verdict));
    }

    [Fact]
    public void A_file_keeps_the_rows_that_are_still_to_come()
    {
        FormatResults results = new(
            ResultsOf.Empty("json/one",
                "json/two") with
            {
                Options = ResultsOf.Options("json/one", "json/two") with { Kind = "formats" },
            },
            FormatSelection.Select(FormatCatalogue.All, "json", null));

        results.Add(ResultsOf.Row("json/two"), []);
        ResultsStore.Save(results.File, folder.File("r.json"));

        var read = FormatResults.Load(folder.File("r.json"));
        Assert.Equal(["json/one", "json/two"], read.Options.Rows.Select(row => row.ToString()));
        Assert.Equal("json/two", Assert.Single(read.Rows).Label);
        Assert.False(Resumption.IsComplete(read));
    }

    [Fact]
    public void A_row_that_is_judged_again_has_each_verdict_once()
    {
        FormatResults results = new(
            ResultsOf.Empty(ResultsOf.Options("json/one") with { Kind = "formats" }),
            FormatSelection.Select(FormatCatalogue.All, "json", null));
        FormatCheckResult check = new()
        {
            Row = "json/one",
            Format = "JSON",
            Case = results.File.SamplesOf<FormatSamples>().Cases[0].Name,
            Verdict = FormatVerdict.NotJudged,
        };

        results.Add(ResultsOf.Row("json/one"), [check]);
        results.Add(ResultsOf.Row("json/one"), [check with { Verdict = FormatVerdict.AsSpecified }]);

        Assert.Equal(FormatVerdict.AsSpecified, Assert.Single(results.File.SamplesOf<FormatSamples>().Checks).Verdict);
    }
}
