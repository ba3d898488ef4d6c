using System.Text.Json.Serialization;

namespace Assay.Cli.Showing;

/// <summary>The JSON forms of <c>assay show</c>, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(ContractDocument[]))]
[JsonSerializable(typeof(PayloadDocument[]))]
internal sealed partial class ShowJson : JsonSerializerContext;
