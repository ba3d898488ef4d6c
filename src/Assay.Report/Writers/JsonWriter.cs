using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Comparing;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Report.Writers;

/// <summary>The report for programs: the whole model, full precision.</summary>
internal sealed class JsonWriter : IReportWriter
{
    public string Name => "json";

    public bool HasDeepView => true;

    public void Write(ReportModel model, TextWriter output, OutputStyle style) =>
        SafeWriter.WriteText(output, JsonSerializer.Serialize(model, RelaxedJson.Context.ReportModel));

    public void WriteDeep(DeepReport report, TextWriter output, OutputStyle style) =>
        SafeWriter.WriteText(output, JsonSerializer.Serialize(report, RelaxedJson.Context.DeepReport));
}

/// <summary>The JSON form of the report's model: camelCase names, enums as camelCase strings, nothing left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    NewLine = "\n",
    Converters =
    [
        typeof(CamelCaseEnumConverter<Operation>), typeof(CamelCaseEnumConverter<Surface>), typeof(CamelCaseEnumConverter<Verdict>),
        typeof(CamelCaseEnumConverter<MissingKind>),
        typeof(CamelCaseEnumConverter<RankingStatus>), typeof(CamelCaseEnumConverter<GateReason>),
        typeof(CamelCaseEnumConverter<RunProfile>), typeof(CamelCaseEnumConverter<ValueOrigin>),
        typeof(CamelCaseEnumConverter<Change>), typeof(CamelCaseEnumConverter<IndependentKind>),
    ])]
[JsonSerializable(typeof(ReportModel))]
[JsonSerializable(typeof(DeepReport))]
[JsonSerializable(typeof(ResultsComparison))]
internal sealed partial class ReportJson : JsonSerializerContext;

/// <summary>
/// The same for files that programs and people read, and that are never pasted into a page: quotes and angles may stay as they are.
/// </summary>
internal static class RelaxedJson
{
    public static ReportJson Context { get; } = new(new JsonSerializerOptions(ReportJson.Default.Options)
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });
}
