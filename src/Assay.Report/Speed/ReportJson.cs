using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Report.Speed;

/// <summary>The JSON form of the report's model: camelCase names, enums as camelCase strings, nothing left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    Converters =
    [
        typeof(CamelCaseEnumConverter<Operation>), typeof(CamelCaseEnumConverter<Surface>), typeof(CamelCaseEnumConverter<Verdict>),
        typeof(CamelCaseEnumConverter<MissingKind>),
        typeof(CamelCaseEnumConverter<RankingStatus>), typeof(CamelCaseEnumConverter<GateReason>),
        typeof(CamelCaseEnumConverter<RunProfile>), typeof(CamelCaseEnumConverter<ValueOrigin>),
        typeof(CamelCaseEnumConverter<IndependentKind>),
    ])]
[JsonSerializable(typeof(ReportModel))]
[JsonSerializable(typeof(DeepReport))]
internal sealed partial class ReportJson : JsonSerializerContext
{
    /// <summary>The report's model.</summary>
    public static JsonObject Of(ReportModel model) => JsonSerializer.SerializeToNode(model, Default.ReportModel)!.AsObject();

    /// <summary>A close look at rows.</summary>
    public static JsonObject Of(DeepReport report) => JsonSerializer.SerializeToNode(report, Default.DeepReport)!.AsObject();
}
