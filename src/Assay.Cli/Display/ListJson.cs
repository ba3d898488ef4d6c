using System.Text.Json.Serialization;

namespace Assay.Cli.Display;

/// <summary>The JSON form of lists, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(ListedRow[]))]
[JsonSerializable(typeof(ListedDataSet[]))]
[JsonSerializable(typeof(ListedCache))]
[JsonSerializable(typeof(ClearedCache))]
internal sealed partial class ListJson : JsonSerializerContext;
