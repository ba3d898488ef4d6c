using System.Text.Json;

namespace Assay.Experiments.Across.Decoders;

/// <summary>What a value was to a decoder of another language.</summary>
/// <param name="Kind"><c>null</c>, <c>bool</c>, <c>number</c>, <c>text</c>, <c>bytes</c>, <c>date</c>, <c>list</c>, <c>map</c> or
/// <c>other</c>.</param>
/// <param name="Text">The value of one that holds no others; bytes in hex, dates in ISO 8601.</param>
internal sealed record DecodedNode(string Kind, string Text)
{
    private const int LongestText = 40;

    /// <summary>Elements of a list.</summary>
    public IReadOnlyList<DecodedNode> Items { get; init; } = [];

    /// <summary>Entries of a map, in their order.</summary>
    public IReadOnlyList<KeyValuePair<DecodedNode, DecodedNode>> Entries { get; init; } = [];

    /// <summary>Whether it holds other values.</summary>
    public bool HoldsOthers => Kind is "list" or "map";

    /// <summary>Reads what <c>decode.mjs</c> wrote.</summary>
    public static DecodedNode Read(JsonElement element) => new(
        element.GetProperty("kind").GetString() ?? throw new JsonException("A node has no kind."),
        element.TryGetProperty("text", out var text) ? text.GetString() ?? "" : "")
    {
        Items = element.TryGetProperty("items", out var items) ? [.. items.EnumerateArray().Select(Read)] : [],
        Entries = element.TryGetProperty("entries", out var entries)
            ? [.. entries.EnumerateArray().Select(entry => KeyValuePair.Create(Read(entry[0]), Read(entry[1])))]
            : [],
    };

    /// <summary>What it is, for people.</summary>
    public string Describe() => Kind switch
    {
        "null" => "null",
        "list" => $"a list of {Items.Count}",
        "map" => $"a map of {Entries.Count}",
        "other" => Text,
        "bool" => Text,
        "bytes" => $"{Text.Length / 2} bytes",
        "text" => $"the text '{(Text.Length > LongestText ? Text[..LongestText] + "..." : Text)}'",
        _ => $"the {Kind} {Text}",
    };
}
