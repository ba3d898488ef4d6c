using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;
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
        typeof(PageTextConverter), typeof(CamelCaseEnumConverter<Operation>), typeof(CamelCaseEnumConverter<Verdict>),
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
[JsonSerializable(typeof(HostilePart))]
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

/// <summary>
/// Text as the page shows it: no character of other people's making acts on the text around it, and microseconds have their sign, which
/// a terminal without Unicode would not show.
/// </summary>
internal sealed partial class PageTextConverter : JsonConverter<string>
{
    /// <inheritdoc/>
    public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetString();

    /// <inheritdoc/>
    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) =>
        writer.WriteStringValue(Microseconds().Replace(SafeWriter.Of(value), "\u00b5s"));

    [GeneratedRegex(@"(?<=^|\d )us\b", RegexOptions.CultureInvariant)]
    private static partial Regex Microseconds();
}
