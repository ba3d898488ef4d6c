using System.Globalization;
using System.Text.Json;

namespace Assay.Experiments.Formats;

/// <summary>The value of a file, which the file next to it gives as JSON.</summary>
internal static class ExpectedValue
{
    /// <summary>What workers write of a value at most: a longer one cannot be compared.</summary>
    public const int MostCharacters = 4096;

    /// <summary>The levels that workers write.</summary>
    public const int MostLevels = 15;

    private const string Member = "Value";

    /// <summary>Shapes that an object with the one member Value may be read into, the narrowest first.</summary>
    private static readonly string[] Narrow = ["int", "long", "double", "bool", "string", "ints", "bools", "strings", "nested", "map"];

    /// <summary>
    /// The shape that a value needs: an object with the one member Value where a shape declares such a member, otherwise a document of
    /// unknown content.
    /// </summary>
    public static string ShapeOf(JsonElement root, IReadOnlyList<string> shapes) =>
        Array.Find(Narrow, shape => shapes.Contains(shape) && TryMember(shape, root) is not null)
        ?? (shapes.Contains(FormatCase.RootShape) ? FormatCase.RootShape : throw new FormatException("no shape holds such a value"));

    /// <summary>The value in the notation of cases; for a shape with a member that of the member.</summary>
    public static string Of(string shape, JsonElement root) => shape == FormatCase.RootShape
        ? Noted(root, MostLevels)
        : TryMember(shape, root) ?? throw new FormatException($"the shape {shape} does not hold such a value");

    private static string? TryMember(string shape, JsonElement root) =>
        root.ValueKind == JsonValueKind.Object && root.EnumerateObject().ToArray() is [{ Name: Member } one]
            ? TryNote(shape, one.Value)
            : null;

    private static string? TryNote(string shape, JsonElement value) => (shape, value.ValueKind) switch
    {
        ("int", JsonValueKind.Number) => value.TryGetInt32(out var number) ? Invariant(number) : null,
        ("long", JsonValueKind.Number) => value.TryGetInt64(out var number) ? Invariant(number) : null,
        ("double", JsonValueKind.Number) => value.GetDouble().ToString("R", CultureInfo.InvariantCulture),
        ("bool", JsonValueKind.True or JsonValueKind.False) => value.GetRawText(),
        ("string", JsonValueKind.String) => Quoted(value.GetString()!),
        ("string" or "optional", JsonValueKind.Null) => "null",
        ("optional", JsonValueKind.Number) => TryNote("int", value),
        ("bytes", JsonValueKind.String) => value.TryGetBytesFromBase64(out var bytes) ? $"0x{Convert.ToHexString(bytes)}" : null,
        ("date-time", JsonValueKind.String) => value.TryGetDateTime(out var time)
            ? time.ToUniversalTime().ToString("O", CultureInfo.InvariantCulture)
            : null,
        ("ints" or "bools" or "strings", JsonValueKind.Array) => TryEach(shape[..^1], value),
        ("nested", JsonValueKind.Object) => TryMember("int", value) is string inner ? $"{{{Member}: {inner}}}" : null,
        ("map", JsonValueKind.Object) => TryMap(value),
        _ => null,
    };

    private static string? TryEach(string shape, JsonElement array)
    {
        string?[] items = [.. array.EnumerateArray().Select(item => TryNote(shape, item))];
        return Array.TrueForAll(items, item => item is not null) ? $"[{string.Join(", ", items)}]" : null;
    }

    private static string? TryMap(JsonElement map)
    {
        (string Name, string? Value)[] entries = [.. map.EnumerateObject().Select(entry => (entry.Name, TryNote("int", entry.Value)))];
        var noted = entries.Select(entry => $"{Quoted(entry.Name)}: {entry.Value}");
        return Array.TrueForAll(entries, entry => entry.Value is not null) ? $"{{{string.Join(", ", noted)}}}" : null;
    }

    private static string Noted(JsonElement value, int levels)
    {
        if (levels == 0)
            return "...";
        var text = value.ValueKind switch
        {
            JsonValueKind.Object => $"{{{string.Join(", ", value.EnumerateObject().Select(entry => NotedEntry(entry, levels - 1)))}}}",
            JsonValueKind.Array => $"[{string.Join(", ", value.EnumerateArray().Select(item => Noted(item, levels - 1)))}]",
            JsonValueKind.String => Quoted(value.GetString()!),
            _ => value.GetRawText(),
        };
        return text.Length > MostCharacters ? "..." : text;
    }

    private static string NotedEntry(JsonProperty entry, int levels) => $"{Quoted(entry.Name)}: {Noted(entry.Value, levels)}";

    private static string Invariant(long number) => number.ToString(CultureInfo.InvariantCulture);

    private static string Quoted(string text) => $"\"{string.Concat(text.Select(unit => unit switch
    {
        '"' or '\\' => $"\\{unit}",
        >= ' ' and <= '~' => unit.ToString(),
        _ => FormattableString.Invariant($"\\u{(int)unit:x4}"),
    }))}\"";
}
