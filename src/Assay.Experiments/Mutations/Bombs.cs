using System.Globalization;

namespace Assay.Experiments.Mutations;

/// <summary>Little that asks for much, in the form of the format.</summary>
internal static class Bombs
{
    private const int Digits = 100_000;
    private const int Doublings = 30;

    public static IEnumerable<HostileInput> Of(HostileSource source) => source.Format switch
    {
        FormatNames.Json => Json(source.Payload),
        FormatNames.Xml => Xml(source.Payload),
        FormatNames.Yaml => Yaml(source.Payload),
        FormatNames.MessagePack => BinaryBombs.MessagePack(),
        FormatNames.Cbor => BinaryBombs.Cbor(),
        FormatNames.Protobuf => BinaryBombs.Protobuf(source.Payload),
        FormatNames.Bson => BinaryBombs.Bson(),
        FormatNames.Avro => BinaryBombs.Avro(),
        FormatNames.ThriftBinary or FormatNames.ThriftCompact => BinaryBombs.Thrift(source.Format == FormatNames.ThriftCompact),
        FormatNames.Nrbf => BinaryBombs.Nrbf(source.Payload),
        FormatNames.Lz4 => BinaryBombs.Lz4(),
        _ => [],
    };

    private static IEnumerable<HostileInput> Json(byte[] payload)
    {
        string many = new('9', Digits);
        foreach ((var what, var text) in new[]
        {
            ("a number beyond all types", "1e999999999"), ($"a number of {Digits} digits", many),
            ($"a fraction of {Digits} digits", "0." + many), ("a number with a long exponent", "1e" + many),
            ("half of a surrogate pair", "\"\\ud800\""), ("NaN", "NaN"), ("a comment", "/* comment */1"),
            ("a text that does not end", "\"" + many), ("minus zero", "-0"),
            ($"{Digits} escapes", $"\"{TextForms.Repeat("\\u0041", Digits)}\""),
            ($"an array of {Digits} nulls", $"[{TextForms.Repeat("null,", Digits)}null]"),
        })
        {
            yield return new HostileInput($"{what} in the place of the root", TextForms.Bytes(text));
            if (TextForms.FirstJsonMember(payload) is var (begin, value, end))
            {
                yield return new HostileInput(
                    $"{what} in the first member", [.. payload.AsSpan(0, value), .. TextForms.Bytes(text), .. payload.AsSpan(end)]);
                yield return new HostileInput(
                    $"{what} in an unknown member", TextForms.Insert(payload, begin, TextForms.Bytes($"\"assay_unknown\":{text},")));
            }
        }
    }

    private static IEnumerable<HostileInput> Xml(byte[] payload)
    {
        if (TextForms.XmlRoot(payload) is not var (tag, begin, _, name))
            yield break;
        var doublings = string.Concat(Enumerable.Range(1, Doublings).Select(
            level => string.Create(CultureInfo.InvariantCulture, $"<!ENTITY e{level} '&e{level - 1};&e{level - 1};'>")));
        yield return Typed($"an entity that doubles {Doublings} times", $"<!ENTITY e0 'x'>{doublings}", $"&e{Doublings};");
        yield return Typed("a long entity, many times", $"<!ENTITY e '{new string('x', Digits)}'>", TextForms.Repeat("&e;", Digits));
        yield return Typed(
            "an entity of a parameter that doubles", $"<!ENTITY % p '&#37;q;&#37;q;'><!ENTITY % q '{new string('x', Digits)}'>%p;", "");
        yield return Typed("a definition from elsewhere", "<!ENTITY % p SYSTEM 'file:///etc/hostname'>%p;", "");
        yield return Typed("an entity of itself", "<!ENTITY a '&b;'><!ENTITY b '&a;'>", "&a;");
        yield return Typed("a file as an entity", "<!ENTITY e SYSTEM 'file:///etc/hostname'>", "&e;");
        yield return Typed("a type definition without entities", "<!ELEMENT assay ANY>", "");
        yield return new HostileInput("a reference to no entity", TextForms.Insert(payload, begin, TextForms.Bytes("&nothing;")));
        yield return new HostileInput("a character that XML has not", TextForms.Insert(payload, begin, TextForms.Bytes("&#1;")));
        yield return new HostileInput("a long name",
            [.. payload.AsSpan(0, begin), .. TextForms.Bytes($"<{new string('n', 10 * Digits)}/>"), .. payload.AsSpan(begin)]);

        HostileInput Typed(string what, string entities, string content) =>
            new(what,
                [.. TextForms.Bytes($"<!DOCTYPE {name} [{entities}]>"), .. payload.AsSpan(tag, begin - tag),
                    .. TextForms.Bytes($"<assay_unknown>{content}</assay_unknown>"), .. payload.AsSpan(begin)]);
    }

    private static IEnumerable<HostileInput> Yaml(byte[] payload)
    {
        var doublings = string.Concat(Enumerable.Range(1, Doublings).Select(
            level => string.Create(CultureInfo.InvariantCulture, $"e{level}: &e{level} [*e{level - 1}, *e{level - 1}]\n")));
        yield return new HostileInput($"an alias that doubles {Doublings} times", TextForms.Bytes($"e0: &e0 [x]\n{doublings}"));
        yield return new HostileInput(
            $"an alias that doubles {Doublings} times, and the payload", [.. TextForms.Bytes($"e0: &e0 [x]\n{doublings}"), .. payload]);
        var merges = string.Concat(
            Enumerable.Range(1, Doublings)
                .Select(level => string.Create(
                CultureInfo.InvariantCulture, $"e{level}: &e{level} {{<<: [*e{level - 1}, *e{level - 1}], m{level}: *e{level - 1}}}\n")));
        yield return new HostileInput(
            $"merge keys that double {Doublings} times", [.. TextForms.Bytes($"e0: &e0 {{x: y}}\n{merges}"), .. payload]);
        yield return new HostileInput($"a long text with an alias, {Digits} times",
            TextForms.Bytes($"e0: &e0 {new string('x', Digits)}\ne1: [{TextForms.Repeat("*e0, ", Digits)}x]\n"));
        yield return new HostileInput("a long tag", TextForms.Bytes($"!{new string('t', Digits)} x"));
        yield return new HostileInput("a tab for spaces", TextForms.Bytes("a:\n\tb: 1"));
        yield return new HostileInput("many documents", TextForms.Bytes(TextForms.Repeat("---\n", Digits)));
    }
}
