using System.Globalization;

namespace Assay.Experiments.Across.Decoders;

/// <summary>
/// Compares what a decoder of another language read with the plain value: names and values must be there, and it is noted in which form.
/// </summary>
internal sealed class TreeComparison
{
    private const string Root = "the root";
    private static readonly string[] WithSchema = ["Protocol Buffers", "Avro"];
    private readonly bool isText;
    private readonly bool isXml;
    private readonly bool hasSchema;
    private readonly List<string> forms = [];
    private readonly List<string> differences = [];

    private TreeComparison(string format)
    {
        isXml = format == "XML";
        isText = isXml || format is "JSON" or "YAML";
        hasSchema = WithSchema.Contains(format);
    }

    /// <summary>Compares.</summary>
    /// <param name="format">The format, which decides what is a natural form: XML has nothing but texts.</param>
    /// <param name="decoded">What the decoder read.</param>
    public static ComparedTree Compare(string format, ExpectedNode expected, DecodedNode decoded)
    {
        TreeComparison comparison = new(format);
        comparison.Compare(expected, decoded, "");
        return new ComparedTree([.. comparison.forms.Distinct()], comparison.differences);
    }

    private void Compare(ExpectedNode expected, DecodedNode decoded, string path)
    {
        if (expected.Leaf is not null)
            CompareValue(expected, decoded, path);
        else if (expected.Members.Count > 0)
            CompareObject(expected, decoded, path);
        else if (expected.Keys.Count > 0)
            CompareDictionary(expected, decoded, path);
        else
            CompareList(expected, decoded, path);
    }

    private void CompareValue(ExpectedNode expected, DecodedNode decoded, string path)
    {
        if (decoded is { Kind: "map", Entries: [var only] } && only.Value.Kind != "map")
        {
            Note(path, $"inside '{only.Key.Text}'");
            decoded = only.Value;
        }

        (var isThere, var form) = new ValueForm(isText, isXml).Of(expected.Leaf!, decoded);
        if (!isThere)
            Differ(path, form);
        else if (form.Length > 0)
            Note(path, form);
    }

    private void CompareObject(ExpectedNode expected, DecodedNode decoded, string path)
    {
        Action[] readings =
        [
            () => CompareByName(expected, decoded, path),
            .. decoded.Kind == "list"
                ? (Action[])[() => CompareByPosition(expected, decoded.Items, path, "members by position, without names")]
                : [],
            .. Numbered(decoded) is { } numbered
                ? (Action[])[() => CompareByPosition(expected, numbered, path, "members by number, without names")]
                : [],
            .. Inner(decoded).Select(inner => (Action)(() =>
            {
                Note(path, inner.Form);
                Compare(expected, inner.Node, path);
            })),
        ];
        UseFirst(readings);
    }

    private void CompareByName(ExpectedNode expected, DecodedNode decoded, string path)
    {
        if (decoded.Kind != "map")
        {
            Differ(path, $"{decoded.Describe()} instead of an object");
            return;
        }

        foreach ((var name, var member) in expected.Members)
        {
            var place = Find(decoded, key => key == name);
            var loose = place >= 0 ? place : Find(decoded, key => Loose(key) == Loose(name));
            if (loose < 0)
            {
                Differ($"{path}.{name}", "missing");
                continue;
            }

            if (place < 0 && !hasSchema)
                Note($"{path}.{name}", $"under the name '{decoded.Entries[loose].Key.Text}'");
            Compare(member, decoded.Entries[loose].Value, $"{path}.{name}");
        }
    }

    private void CompareByPosition(ExpectedNode expected, IReadOnlyList<DecodedNode> values, string path, string form)
    {
        Note(path, form);
        for (var i = 0; i < expected.Members.Count; i++)
        {
            var place = $"{path}.{expected.Members[i].Key}";
            if (i < values.Count)
                Compare(expected.Members[i].Value, values[i], place);
            else
                Differ(place, "missing");
        }
    }

    private void CompareList(ExpectedNode expected, DecodedNode decoded, string path)
    {
        var items = ItemsOf(decoded, path);
        foreach ((var position, var item) in expected.Items)
        {
            if (position < items.Count)
                Compare(item, items[position], $"{path}[{position}]");
            else
                Differ($"{path}[{position}]", "missing");
        }
    }

    // In XML the elements of a list stand in an element of their own; elsewhere such a wrapper is a form of the library's.
    private IReadOnlyList<DecodedNode> ItemsOf(DecodedNode decoded, string path)
    {
        if (decoded.Kind != "map")
            return decoded.Items;
        List<KeyValuePair<DecodedNode, DecodedNode>> inner = [
            .. decoded.Entries.Where(
                entry => !entry.Key.Text.StartsWith("xmlns", StringComparison.Ordinal) && (entry.Value.HoldsOthers || isXml))];
        if (inner is not [var only, ..])
            return [];
        if (!isXml)
            Note(path, $"inside '{only.Key.Text}'");
        return only.Value.Kind == "list" ? only.Value.Items : [only.Value];
    }

    private void CompareDictionary(ExpectedNode expected, DecodedNode decoded, string path)
    {
        var entries = EntriesOf(decoded, path);
        foreach ((var position, var key) in expected.Keys)
        {
            var text = key.Leaf?.Text ?? "";
            var place =
                entries.FindIndex(entry => entry.Key.Text == text || (entry.Key.Kind == "bytes" && ValueForm.TextOf(entry.Key) == text));
            if (place < 0)
                Differ($"{path}['{text}']", "missing");
            else if (expected.Items.TryGetValue(position, out var value))
                Compare(value, entries[place].Value, $"{path}['{text}']");
        }
    }

    private List<KeyValuePair<DecodedNode, DecodedNode>> EntriesOf(DecodedNode decoded, string path)
    {
        if (decoded is { Kind: "map", Entries: [var only] } && only.Value.Kind == "list")
            decoded = only.Value;
        if (decoded.Kind == "map")
            return [.. decoded.Entries];
        Note(path, "a list of pairs");
        return [.. decoded.Items.Select(PairOf).Where(pair => pair.Key is not null)];
    }

    private static KeyValuePair<DecodedNode, DecodedNode> PairOf(DecodedNode pair) => pair switch
    {
        { Kind: "list", Items: [var key, var value] } => KeyValuePair.Create(key, value),
        { Kind: "map", Entries: [var key, var value, ..] } => KeyValuePair.Create(key.Value, value.Value),
        _ => default,
    };

    /// <summary>What a tag may stand around: a type's number or name before the object, or a member that holds it.</summary>
    private static IEnumerable<(DecodedNode Node, string Form)> Inner(DecodedNode decoded)
    {
        if (decoded is { Kind: "list", Items: [{ HoldsOthers: false } tag, { HoldsOthers: true } body] })
            yield return (body, $"behind {tag.Describe()}");
        if (decoded is { Kind: "map", Entries: [var only] } && only.Value.HoldsOthers)
            yield return (only.Value, $"inside '{only.Key.Text}'");
    }

    /// <summary>The values of a map whose keys all are numbers, in the order of these; null for any other.</summary>
    private static IReadOnlyList<DecodedNode>? Numbered(DecodedNode decoded)
    {
        List<(bool IsNumber, int Number, DecodedNode Value)> entries =
            [.. decoded.Entries.Select(
                entry =>
                    (int.TryParse(entry.Key.Text, NumberStyles.None, CultureInfo.InvariantCulture, out var number), number, entry.Value))];
        return entries.Count > 0 && entries.TrueForAll(entry => entry.IsNumber)
            ? [.. entries.OrderBy(entry => entry.Number).Select(entry => entry.Value)]
            : null;
    }

    /// <summary>Keeps the first reading that finds everything; where none does, the first.</summary>
    private void UseFirst(Action[] readings)
    {
        (int Forms, int Differences) before = (forms.Count, differences.Count);
        void Undo()
        {
            forms.RemoveRange(before.Forms, forms.Count - before.Forms);
            differences.RemoveRange(before.Differences, differences.Count - before.Differences);
        }

        foreach (var reading in readings)
        {
            reading();
            if (differences.Count == before.Differences)
                return;
            Undo();
        }

        readings[0]();
    }

    private static int Find(DecodedNode map, Func<string, bool> isKey)
    {
        for (var i = 0; i < map.Entries.Count; i++)
        {
            if (isKey(map.Entries[i].Key.Text))
                return i;
        }

        return -1;
    }

    // book_title, bookTitle and the field behind an automatic property are one name.
    private static string Loose(string name) =>
        name.Replace("k__BackingField", "", StringComparison.Ordinal).Trim('<', '>').Replace("_", "", StringComparison.Ordinal)
            .ToUpperInvariant();

    private void Note(string path, string form) => forms.Add($"{Shown(path)}: {form}");

    private void Differ(string path, string what) => differences.Add($"{Shown(path)}: {what}");

    private static string Shown(string path) => path.Length == 0 ? Root : path.TrimStart('.');
}

/// <summary>What a comparison found.</summary>
/// <param name="Forms">Values that are there in a form that a reader must know, as <c>path: form</c>.</param>
/// <param name="Differences">Values that are missing or others, as <c>path: what</c>.</param>
internal sealed record ComparedTree(IReadOnlyList<string> Forms, IReadOnlyList<string> Differences);
