using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Articles;

/// <summary>The articles whose experiments can be reproduced.</summary>
public static class ArticleCatalogue
{
    private static readonly string[] Names = ["guide", "structs", "paper", "choices", "object-to-bytes"];

    /// <summary>Every article.</summary>
    public static IReadOnlyList<Article> All { get; } = [.. Names.Select(name => Read(EmbeddedText.Of($"{name}.json")))];

    /// <summary>The article of a name; null where there is none.</summary>
    public static Article? Find(string name) => All.FirstOrDefault(article => string.Equals(article.Name, name, StringComparison.OrdinalIgnoreCase));

    /// <summary>Reads the definition of an article.</summary>
    /// <exception cref="JsonException">It is none.</exception>
    internal static Article Read(string json) => JsonSerializer.Deserialize(json, ArticleJson.Default.Article) ?? throw new JsonException("The definition is empty.");
}

/// <summary>The JSON form of definitions, generated at compile time. A misspelled property is an error.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    Converters = [typeof(CamelCaseEnumConverter<RunKind>), typeof(CamelCaseEnumConverter<Operation>), typeof(CamelCaseEnumConverter<Surface>), typeof(CamelCaseEnumConverter<Verdict>)])]
[JsonSerializable(typeof(Article))]
internal sealed partial class ArticleJson : JsonSerializerContext;
