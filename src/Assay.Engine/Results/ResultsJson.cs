using System.Text.Json.Serialization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Engine.Results;

/// <summary>The JSON form of results, generated at compile time.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    RespectNullableAnnotations = true,
    Converters = [typeof(CamelCaseEnumConverter<Surface>), typeof(CamelCaseEnumConverter<Operation>), typeof(CamelCaseEnumConverter<RowStatus>), typeof(CamelCaseEnumConverter<Verdict>), typeof(CamelCaseEnumConverter<RunProfile>), typeof(CamelCaseEnumConverter<ValueOrigin>)])]
[JsonSerializable(typeof(ResultsFile))]
internal sealed partial class ResultsJson : JsonSerializerContext;
