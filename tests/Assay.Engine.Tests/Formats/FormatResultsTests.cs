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
            ResultsOf.Empty("json/reference") with { Options = ResultsOf.Options("json/reference") with { Kind = RunKind.Formats } }, FormatSelection.Select(FormatCatalogue.All, "xml", null));
        FormatCheckResult check = new() { Row = "xml/row", Format = "XML", Case = results.File.FormatCases[0].Name, Verdict = FormatVerdict.AsSpecified };

        results.Add(ResultsOf.Row("xml/row"), [check]);
        results.Complete();
        ResultsStore.Save(results.File, folder.File("r.json"));

        FormatCheckResult read = Assert.Single(FormatResults.Load(folder.File("r.json")).FormatChecks);
        Assert.Equal((check.Row, check.Format, check.Case, check.Verdict), (read.Row, read.Format, read.Case, read.Verdict));
    }
}
