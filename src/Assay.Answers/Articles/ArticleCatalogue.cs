using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Answers.Articles;

/// <summary>The articles whose experiments can be reproduced.</summary>
public static class ArticleCatalogue
{
    // Read when the first is asked for: every command names articles in its help, and few need one.
    private static readonly Lazy<IReadOnlyList<Article>> Lazily = new(ReadAll);

    /// <summary>The names of all articles.</summary>
    public static IReadOnlyList<string> Names { get; } = ["guide", "structs", "paper", "choices", "object-to-bytes"];

    /// <summary>Every article.</summary>
    public static IReadOnlyList<Article> All => Lazily.Value;

    /// <summary>The article of a name; null where there is none.</summary>
    public static Article? Find(string name) =>
        All.FirstOrDefault(article => string.Equals(article.Name, name, StringComparison.OrdinalIgnoreCase));

    private static IReadOnlyList<Article> ReadAll() => [.. Names.Select(name => Read(EmbeddedText.Of($"{name}.json")))];

    /// <summary>Reads the definition of an article.</summary>
    internal static Article Read(string json) =>
        JsonSerializer.Deserialize(json, ArticleJson.Default.Article) ?? throw new JsonException("The definition is empty.");
}

/// <summary>The JSON form of definitions, generated at compile time. A misspelled property is an error.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    Converters = [typeof(CamelCaseEnumConverter<Operation>),
        typeof(CamelCaseEnumConverter<Surface>), typeof(CamelCaseEnumConverter<Verdict>)])]
[JsonSerializable(typeof(Article))]
internal sealed partial class ArticleJson : JsonSerializerContext;
