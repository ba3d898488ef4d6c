using System.Text.Encodings.Web;
using System.Text.Json;
using Assay.Report.Model.Deep;

namespace Assay.Report.Writing.Json;

/// <summary>The report for programs: the whole model, full precision.</summary>
internal sealed class JsonWriter : IReportWriter
{
    // The report is read by programs and people, never pasted into a page: quotes and angles may stay as they are.
    private static readonly ReportJson Context = new(new JsonSerializerOptions(ReportJson.Default.Options)
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });

    public string Name => "json";

    public bool HasDeepView => true;

    public void Write(ReportModel model, TextWriter output, OutputStyle style) =>
        output.WriteLine(JsonSerializer.Serialize(model, Context.ReportModel));

    public void WriteDeep(DeepReport report, TextWriter output, OutputStyle style) =>
        output.WriteLine(JsonSerializer.Serialize(report, Context.DeepReport));
}
