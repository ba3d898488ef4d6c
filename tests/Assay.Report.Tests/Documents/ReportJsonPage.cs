using Assay.Analysis.Model;
using Assay.Report.Speed;
using Assay.Tests.Shared;

namespace Assay.Report.Tests.Documents;

/// <summary><c>docs/report-json.md</c>: the fields of a report as JSON, written from the comments of its records.</summary>
public sealed class ReportJsonPage
{
    [Fact]
    public void Every_field_of_a_report_is_described()
    {
        RecordTexts records = new(ReportJson.Default.Options, "Assay.Core");
        var text = records.Of(typeof(ReportModel)) + records.Of(typeof(DeepReport));

        GeneratedPart.EnsureCurrent("docs/report-json.md", "fields", $"{text}{records.Enums()}\n");
    }
}
