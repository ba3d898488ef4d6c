using System.Text.Json.Serialization;

namespace Assay.Cli.Scanning;

/// <summary>The JSON form of a scan, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true, UseStringEnumConverter = true)]
[JsonSerializable(typeof(ScanDocument))]
internal sealed partial class ScanJson : JsonSerializerContext;
