using System.Text.Json.Serialization;

namespace Assay.SecondOpinion;

/// <summary>The JSON form of a launch's answer, generated at compile time: the one who asks shares this file.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
[JsonSerializable(typeof(LaunchTimes))]
internal sealed partial class LaunchJson : JsonSerializerContext;
