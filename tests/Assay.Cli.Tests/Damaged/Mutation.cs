using System.Globalization;
using System.Text.Json.Nodes;
using Assay.Engine.Planning;

namespace Assay.Cli.Tests.Damaged;

/// <summary>One thing done to one value of a JSON document.</summary>
/// <param name="Path">Where.</param>
/// <param name="What">What, such as <c>null</c>.</param>
/// <param name="Write">Writes the document as it is afterwards.</param>
internal sealed record Mutation(string Path, string What, Func<string> Write)
{
    /// <summary>How a line begins that a text of the document puts into an output.</summary>
    public const string Forged = "Run it: ";

    private const string Mark = "\"\u0001\"";

    private static readonly (string What, string Json)[] Values =
    [
        ("null", "null"), ("a boolean", "true"), ("an empty text", "\"\""), ("a text", "\"NaN\""),
        ("an empty list", "[]"), ("an empty object", "{}"), ("deep nesting", new string('[', 5000) + new string(']', 5000)),
        ("-1", "-1"), ("0", "0"), ("1", "1"), ("0.5", "0.5"), ("2^31-1", "2147483647"), ("2^31", "2147483648"),
        ("2^53", "9007199254740992"), ("2^62", "4611686018427387904"), ("-2^62", "-4611686018427387904"),
        ("1e308", "1e308"), ("-1e308", "-1e308"), ("1e-300", "1e-300"), ("1e400", "1e400"),
        ("a long text", $"\"{new string('x', 100_000)}\""),
        ("lines and controls", $"\"a\\n{Forged}b\\u001b[31m\\u2028\\u202e</script>\""),
    ];

    /// <summary>A file of one kind that says that it is of another.</summary>
    private static readonly (string What, string Json)[] Kinds =
        [.. KnownExperiments.All.Select(experiment => (experiment.Kind, $"\"{experiment.Kind}\""))];

    /// <summary>Every mutation of every property, each property once however often its record occurs.</summary>
    public static IEnumerable<Mutation> Of(string document)
    {
        var root = JsonNode.Parse(document)!;
        HashSet<string> seen = [];
        foreach ((var node, var replace, var path) in Places(root, "$"))
        {
            if (!seen.Add(path))
                continue;
            var before = node?.ToJsonString() ?? "null";
            foreach (var mutation in At(root, node, replace, path, before))
                yield return mutation;
        }
    }

    private static IEnumerable<Mutation> At(JsonNode root, JsonNode? node, Action<JsonNode?> replace, string path, string before)
    {
        replace(JsonValue.Create("\u0001"));
        var marked = root.ToJsonString();
        replace(JsonNode.Parse(before));
        var name = $"\"{path.Split('.')[^1].TrimEnd('[', ']')}\":";
        var place = marked.IndexOf("\"\\u0001\"", StringComparison.Ordinal);
        var head = marked[..place];
        var tail = marked[(place + Mark.Length + 5)..];
        var values = path == "$.options.kind" ? Values.Concat(Kinds) : Values;
        foreach ((var what, var json) in values.Where(value => value.Json != before))
            yield return new Mutation(path, what, () => head + json + tail);
        if (head.EndsWith(name, StringComparison.Ordinal))
            yield return new Mutation(path, "removed", () => $"{head[..^name.Length]}\"other\":0{tail}");
        if (node is JsonArray { Count: > 0 } list)
        {
            string[] entries = [.. list.Select(entry => entry?.ToJsonString() ?? "null")];
            var first = entries[0];
            var inside = before[1..^1];
            var more = string.Concat(Enumerable.Repeat("," + first, 2000));
            yield return new Mutation(path, "first entry twice", () => $"{head}[{first},{inside}]{tail}");
            yield return new Mutation(path, "first entry lost", () => $"{head}[{string.Join(',', entries.Skip(1))}]{tail}");
            yield return new Mutation(path, "null added", () => $"{head}[{inside},null]{tail}");
            yield return new Mutation(path, "2,000 more of the first", () => $"{head}[{inside}{more}]{tail}");
        }
    }

    /// <summary>Every value below a node, with what puts another in its place; of a list the first entry and the last.</summary>
    private static IEnumerable<(JsonNode? Node, Action<JsonNode?> Replace, string Path)> Places(JsonNode node, string path)
    {
        if (node is JsonObject record)
        {
            foreach (var name in record.Select(property => property.Key).ToArray())
            {
                yield return (record[name], value => record[name] = value, $"{path}.{name}");
                foreach (var place in record[name] is JsonNode value ? Places(value, $"{path}.{name}") : [])
                    yield return place;
            }
        }
        else if (node is JsonArray list)
        {
            foreach (var index in new[] { 0, list.Count - 1 }.Where(index => index >= 0 && list.Count > 0).Distinct())
            {
                var entry = string.Create(CultureInfo.InvariantCulture, $"{path}[]");
                yield return (list[index], value => list[index] = value, entry);
                foreach (var place in list[index] is JsonNode value ? Places(value, entry) : [])
                    yield return place;
            }
        }
    }
}
