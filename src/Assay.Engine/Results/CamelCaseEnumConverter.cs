using System.Text.Json;
using System.Text.Json.Serialization;

namespace Assay.Engine.Results;

/// <summary>Enums as strings in the style of the file's names.</summary>
/// <typeparam name="T">The enum.</typeparam>
public sealed class CamelCaseEnumConverter<T>() : JsonStringEnumConverter<T>(JsonNamingPolicy.CamelCase, allowIntegerValues: false)
    where T : struct, Enum;
