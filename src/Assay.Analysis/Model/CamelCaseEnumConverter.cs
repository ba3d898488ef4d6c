using System.Text.Json;
using System.Text.Json.Serialization;

namespace Assay.Analysis.Model;

/// <summary>An enum as a camelCase string, in results and in reports.</summary>
public sealed class CamelCaseEnumConverter<T>() : JsonStringEnumConverter<T>(JsonNamingPolicy.CamelCase, allowIntegerValues: false)
    where T : struct, Enum;
