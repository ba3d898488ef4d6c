using System.Text.Json;
using System.Text.Json.Serialization;

namespace Assay.Report.Writing.Json;

/// <summary>An enum as a camelCase string.</summary>
/// <typeparam name="T">The enum.</typeparam>
internal sealed class CamelCaseEnum<T>() : JsonStringEnumConverter<T>(JsonNamingPolicy.CamelCase, allowIntegerValues: false)
    where T : struct, Enum;
