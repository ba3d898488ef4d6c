using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Answers.Features;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>The JSON form of a page's data: camelCase names, enums as camelCase strings, null left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    Converters =
    [
        typeof(SafeTextConverter), typeof(CamelCaseEnumConverter<Operation>), typeof(CamelCaseEnumConverter<Verdict>),
        typeof(CamelCaseEnumConverter<Kept>),
        typeof(CamelCaseEnumConverter<RowStatus>), typeof(CamelCaseEnumConverter<RankingStatus>),
        typeof(CamelCaseEnumConverter<ClaimAgreement>),
    ])]
[JsonSerializable(typeof(PageModel))]
[JsonSerializable(typeof(RunPart))]
[JsonSerializable(typeof(VerdictsPart))]
[JsonSerializable(typeof(SectionsPart))]
[JsonSerializable(typeof(ArticlePart))]
[JsonSerializable(typeof(CasesPart))]
[JsonSerializable(typeof(FormatsPart))]
[JsonSerializable(typeof(AcrossPart))]
[JsonSerializable(typeof(FeaturesPart))]
internal sealed partial class PageJson : JsonSerializerContext;

/// <summary>Writes a part with all that its own class has.</summary>
internal sealed class PagePartConverter : JsonConverter<PagePart>
{
    /// <inheritdoc/>
    public override PagePart Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        throw new NotSupportedException("Pages are written, not read.");

    /// <inheritdoc/>
    public override void Write(Utf8JsonWriter writer, PagePart value, JsonSerializerOptions options) =>
        JsonSerializer.Serialize(writer, value, options.GetTypeInfo(value.GetType()));
}

/// <summary>Text of other people's making, so that no character of it acts on the text around it.</summary>
internal sealed class SafeTextConverter : JsonConverter<string>
{
    /// <inheritdoc/>
    public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetString();

    /// <inheritdoc/>
    public override void Write(
        Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(SafeWriter.Of(value));
}
