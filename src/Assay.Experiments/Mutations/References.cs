using System.Text;
using System.Text.RegularExpressions;

namespace Assay.Experiments.Mutations;

/// <summary>References between objects that lead forward, back to themselves, to nothing, or to an object of a wrong type.</summary>
internal static partial class References
{
    private const int MostPlaces = 12;
    private const string NoObject = "99999";

    public static IEnumerable<HostileInput> Of(HostileSource source) => source.Format switch
    {
        FormatNames.Json => Json(source.Payload),
        FormatNames.Xml => Xml(source.Payload),
        FormatNames.Yaml => Yaml(source.Payload),
        FormatNames.Nrbf => Nrbf(source.Payload),
        _ => [],
    };

    private static IEnumerable<HostileInput> Json(byte[] payload)
    {
        foreach ((var what, var text) in new[]
        {
            ("a reference to nothing", $"{{\"$ref\":\"{NoObject}\"}}"), ("a reference to the root", "{\"$ref\":\"1\"}"),
            ("a reference forward", "{\"$ref\":\"2\"}"), ("a reference to itself", "{\"$id\":\"1\",\"a\":{\"$ref\":\"1\"}}"),
            ("a reference that is no text", "{\"$ref\":1}"), ("a reference with members", "{\"$ref\":\"1\",\"a\":1}"),
            ("an id of null", "{\"$id\":null}"), ("values of a reference", "{\"$values\":{\"$ref\":\"1\"}}"),
        })
        {
            yield return new HostileInput($"{what} in the place of the root", TextForms.Bytes(text));
            if (TextForms.FirstJsonMember(payload) is not var (begin, value, end))
                continue;
            yield return new HostileInput(
                $"{what} in the first member", [.. payload.AsSpan(0, value), .. TextForms.Bytes(text), .. payload.AsSpan(end)]);
            yield return new HostileInput(
                $"{what} in an unknown member", TextForms.Insert(payload, begin, TextForms.Bytes($"\"assay_unknown\":{text},")));
        }

        foreach (var input in Numbered(
            payload, JsonReference(), static (name, number) => $"\"{name}\":\"{number}\"", "$id", "$ref"))
            yield return input;
    }

    private static IEnumerable<HostileInput> Xml(byte[] payload) =>
        Numbered(payload, XmlReference(), static (name, number) => $"{name}=\"{number}\"", "Id", "Ref");

    /// <summary>Each id becomes a reference, and each reference leads elsewhere.</summary>
    private static IEnumerable<HostileInput> Numbered(
        byte[] payload, Regex reference, Func<string, string, string> write, string id, string toId)
    {
        // As Latin-1, each byte is one character, so that nothing else changes.
        var text = Encoding.Latin1.GetString(payload);
        List<Match> all = [.. reference.Matches(text).Cast<Match>()];
        foreach (var match in all.Take(MostPlaces))
        {
            var name = match.Groups["name"].Value;
            var number = match.Groups["number"].Value;
            foreach (var other in all.Select(one => one.Groups["number"].Value).Append(NoObject).Where(other => other != number)
                .Distinct().Take(MostPlaces))
                yield return Put(match, name, other, $"{name} {number} as {other}");
            if (name.EndsWith(id, StringComparison.Ordinal))
                yield return Put(match, name[..^id.Length] + toId, number, $"{name} {number} as a reference to itself");
        }

        HostileInput Put(Match match, string name, string number, string what) =>
            new(FormattableString.Invariant($"{what} at byte {match.Index}"),
                Encoding.Latin1.GetBytes(
                    string.Concat(text.AsSpan(0, match.Index), write(name, number), text.AsSpan(match.Index + match.Length))));
    }

    private static IEnumerable<HostileInput> Yaml(byte[] payload)
    {
        yield return new HostileInput("an alias of itself", TextForms.Bytes("&a [*a]"));
        yield return new HostileInput("an alias of nothing", TextForms.Bytes("*nothing"));
        yield return new HostileInput("merge keys of itself", TextForms.Bytes("&a {<<: *a}"));
        var text = Encoding.Latin1.GetString(payload);
        if (text.IndexOf(": ", StringComparison.Ordinal) is not (> 0 and var colon))
            yield break;
        var end = text.IndexOf('\n', colon) is > 0 and var line ? line : text.Length;
        foreach ((var what,
            var value) in new[] { ("an alias of nothing", "*nothing"), ("an alias of itself", "&a [*a]"), ("an alias of a text",
                "&a x\nassay_unknown: *a"), ("an anchor alone", "&a") })
            yield return new HostileInput(
                $"{what} in the first member", Encoding.Latin1.GetBytes(string.Concat(text.AsSpan(0, colon + 2), value, text.AsSpan(end))));
    }

    /// <summary>Source: [MS-NRBF] 2.5.3: record 9, then the id of an object as 4 bytes.</summary>
    private static IEnumerable<HostileInput> Nrbf(byte[] payload)
    {
        const byte MemberReference = 9;
        const int MostObjects = 4096;
        List<int> places = [
            .. Enumerable.Range(0, Math.Max(0, payload.Length - 4))
                .Where(at => payload[at] == MemberReference && BitConverter.ToInt32(payload, at + 1) is > 0 and < MostObjects)
                .Take(MostPlaces)];
        foreach (var at in places)
        {
            foreach (var id in (int[])[0, -1, 1, 2, 3, int.MaxValue, int.MinValue, MostObjects])
                yield return new HostileInput(FormattableString.Invariant($"a reference to {id} at byte {at}"),
                    [.. payload.AsSpan(0, at + 1), .. Lengths.LittleEndian(id), .. payload.AsSpan(at + 5)]);
        }

        foreach (var input in BinaryBombs.NrbfReferences())
            yield return input;
    }

    [GeneratedRegex("\"(?<name>\\$id|\\$ref)\"\\s*:\\s*\"(?<number>\\d+)\"")]
    private static partial Regex JsonReference();

    [GeneratedRegex("(?<name>\\w+:(Id|Ref))=\"(?<number>i?\\d+)\"")]
    private static partial Regex XmlReference();
}
