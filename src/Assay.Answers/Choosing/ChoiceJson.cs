using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Answers.Choosing;

/// <summary>The JSON form of a recommendation.</summary>
internal sealed record ChoiceDocument(
    IReadOnlyList<string> Results, string Measured, IReadOnlyList<string> Cautions, IReadOnlyList<string> Defaults, Choice Choice);

/// <summary>camelCase names, enums as camelCase strings, nothing left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    Converters = [typeof(CamelCaseEnumConverter<Surface>), typeof(CamelCaseEnumConverter<Kept>), typeof(CamelCaseEnumConverter<ChangeKind>),
        typeof(CamelCaseEnumConverter<MissingKind>),
        typeof(CamelCaseEnumConverter<IndependentKind>)])]
[JsonSerializable(typeof(ChoiceDocument))]
internal sealed partial class ChoiceJson : JsonSerializerContext
{
    /// <summary>A recommendation and what it rests on.</summary>
    public static JsonObject Of(Choice choice, ChoiceOrigin origin) => JsonSerializer.SerializeToNode(
        new ChoiceDocument(origin.Results, origin.Measured, origin.Cautions, origin.Defaults, choice), Default.ChoiceDocument)!.AsObject();
}
