using System.Text.Json.Serialization;
using Assay.Report.Writers;

namespace Assay.Validation.Writing;

/// <summary>The JSON form of a validation, generated at compile time: camelCase names, states as camelCase strings, nothing left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    NewLine = "\n",
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    Converters = [typeof(CamelCaseEnum<CheckState>)])]
[JsonSerializable(typeof(ValidationReport))]
internal sealed partial class ValidationJson : JsonSerializerContext;
