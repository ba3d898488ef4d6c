using System.Text.Json.Serialization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Report.Model;
using Assay.Report.Model.Deep;
using Assay.Statistics;

namespace Assay.Report.Writing.Json;

/// <summary>The JSON form of the report's model: camelCase names, enums as camelCase strings, nothing left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    NewLine = "\n",
    Converters =
    [
        typeof(CamelCaseEnum<Operation>), typeof(CamelCaseEnum<Surface>), typeof(CamelCaseEnum<Verdict>), typeof(CamelCaseEnum<MissingKind>),
        typeof(CamelCaseEnum<RankingStatus>), typeof(CamelCaseEnum<GateReason>), typeof(CamelCaseEnum<RunProfile>), typeof(CamelCaseEnum<ValueOrigin>),
    ])]
[JsonSerializable(typeof(ReportModel))]
[JsonSerializable(typeof(DeepReport))]
internal sealed partial class ReportJson : JsonSerializerContext;
