using System.Text;

namespace Assay.Experiments.Mutations;

/// <summary>
/// Names of types that no contract has: in the place of those that a payload holds, and where the format has a place for them.
/// </summary>
internal static class TypeNames
{
    /// <summary>A type of .NET whose creation would do something: it must never be made.</summary>
    private const string ForeignType = "System.IO.FileInfo, System.Private.CoreLib";
    private const int Distinct = 100;
    private const int Many = 1_000_000;
    private const int MostPlaces = 3;
    private static readonly int[] Nested = [100, 10_000, 200_000];

    public static IEnumerable<HostileInput> Of(HostileSource source)
    {
        List<NamePlace> places = [
            .. NamePlace.In(source.Payload, source.Format is FormatNames.Json or FormatNames.Xml or FormatNames.Yaml).Take(MostPlaces)];
        foreach (var place in places)
        {
            foreach ((var what, var name) in Names())
                yield return new HostileInput(FormattableString.Invariant($"{what} in the place of the name at byte {place.Begin}"),
                    place.Replace(source.Payload, name));
        }

        if (places.Count > 0)
        {
            for (var number = 0; number < Distinct; number++)
                yield return new HostileInput(FormattableString.Invariant($"unknown type {number} of {Distinct}"),
                    places[0].Replace(source.Payload, FormattableString.Invariant($"Assay.Nothing{number}, Assay.Nowhere{number}")));
        }

        foreach (var input in ByFormat(source))
            yield return input;
    }

    private static IEnumerable<(string What, string Name)> Names()
    {
        const string Unknown = "Assay.Nothing, Assay.Nowhere";
        const string List = "System.Collections.Generic.List`1";
        yield return ("an unknown type", Unknown);
        yield return ("a foreign type", ForeignType);
        yield return ("a process", "System.Diagnostics.Process, System.Diagnostics.Process");
        yield return ("an unknown type in a generic type", $"{List}[[{Unknown}]]");
        yield return ("a foreign type in an array", "System.IO.FileInfo[], System.Private.CoreLib");
        foreach (var depth in Nested)
            yield return (FormattableString.Invariant($"{depth:N0} nested generic types"), TextForms.Repeat(List + "[[", depth)
                + "System.Int32" + TextForms.Repeat("]]", depth));
        yield return (FormattableString.Invariant($"an array of arrays, {Many:N0} deep"), "System.Int32" + TextForms.Repeat("[]", Many));
        yield return (FormattableString.Invariant($"a name of {Many:N0} characters"), new string('n', Many));
        yield return ("an array of 40 dimensions", $"System.Int32[{new string(',', 39)}]");
        foreach (var name in (string[])["", "System.Int32*", "System.Int32&", List, "System.Void", "System.TypedReference",
            "System.Span`1[[System.Int32]]", "System.Object", "[[", ","])
            yield return ($"\"{name}\"", name);
    }

    private static IEnumerable<HostileInput> ByFormat(HostileSource source)
    {
        var payload = source.Payload;
        foreach ((var what, var name) in Names())
        {
            if (source.Format == FormatNames.Json && TextForms.FirstJsonMember(payload) is var (member, _, _))
                yield return new HostileInput(
                    $"{what} as $type of the root", TextForms.Insert(payload, member, TextForms.Bytes($"\"$type\":\"{name}\",")));
            else if (source.Format == FormatNames.Xml && TextForms.XmlRoot(payload) is var (tag, _, _, root))
                yield return new HostileInput($"{what} as xsi:type of the root",
                    TextForms.Insert(payload, tag + 1 + root.Length,
                        TextForms.Bytes(
                        $" xmlns:q='http://www.w3.org/2001/XMLSchema-instance' "
                            + $"q:type='{name.Replace("&", "&amp;", StringComparison.Ordinal)}'")));
            else if (source.Format == FormatNames.Yaml)
                yield return new HostileInput($"{what} as the tag of the root", [.. TextForms.Bytes($"!<{name}>\n"), .. payload]);
            else if (source.Format == FormatNames.Nrbf)
                yield return new HostileInput($"an object of {what}", BinaryBombs.NrbfObject(name));
        }

        if (source.Format == FormatNames.Xml && TextForms.XmlRoot(payload) is var (begin, _, _, tagName))
            yield return new HostileInput("a type of no namespace as that of the root",
                TextForms.Insert(payload, begin + 1 + tagName.Length,
                    TextForms.Bytes(" xmlns:q='http://www.w3.org/2001/XMLSchema-instance' q:type='FileInfo'")));
    }
}

/// <summary>A place of a payload with the name of a type, and how its length is written before it.</summary>
/// <param name="Begin">Where the name begins.</param>
/// <param name="Prefix">Bytes of its length before it; 0 where the format has none.</param>
internal sealed record NamePlace(int Begin, int Length, int Prefix, Func<int, byte[]> Write)
{
    private const int Shortest = 6;

    /// <summary>Names of types begin with the namespaces of the contract, or of .NET.</summary>
    private static readonly byte[][] Namespaces = [Encoding.ASCII.GetBytes("Assay."), Encoding.ASCII.GetBytes("System.")];

    /// <summary>The places of a payload.</summary>
    public static IEnumerable<NamePlace> In(byte[] payload, bool isText)
    {
        for (var at = 1; at < payload.Length; at++)
        {
            if (IsBegin(payload, at) && Of(payload, at, isText) is NamePlace place)
            {
                yield return place;
                at += place.Length;
            }
        }
    }

    /// <summary>The payload with another name.</summary>
    public byte[] Replace(byte[] payload, string name) =>
        [.. payload.AsSpan(0, Begin - Prefix), .. Write(name.Length), .. Encoding.ASCII.GetBytes(name), .. payload.AsSpan(Begin + Length)];

    private static bool IsBegin(byte[] payload, int at) =>
        Array.Exists(Namespaces, name => payload.AsSpan(at).StartsWith(name))
            && !char.IsAsciiLetter((char)payload[at - 1]) && payload[at - 1] != (byte)'.';

    private static NamePlace? Of(byte[] payload, int at, bool isText)
    {
        if (isText)
            return payload.AsSpan(at).IndexOfAny("\"'<>\n"u8) is > 0 and var end ? new NamePlace(at, end, 0, static _ => []) : null;
        NamePlace[] forms =
        [
            new(at, at < 4 ? 0 : BitConverter.ToInt32(payload, at - 4), 4, Lengths.LittleEndian),
            new(at, at < 2 || payload[at - 2] != 0xD9 ? 0 : payload[at - 1], 2, MessagePackText),
            new(at, payload[at - 1] is >= 0xA0 and <= 0xBF ? payload[at - 1] - 0xA0 : 0, 1, MessagePackText),
            new(at, at < 2 || payload[at - 2] < 0x80 || payload[at - 1] >= 0x80 ? 0 : (payload[at - 2] & 0x7F) | (payload[at - 1] << 7), 2,
                static length => Lengths.Varint((ulong)length)),
            new(at, payload[at - 1], 1, static length => Lengths.Varint((ulong)length)),
        ];
        return Array.Find(forms, form => form.IsName(payload));
    }

    private bool IsName(byte[] payload) =>
        Length >= Shortest
            && Begin + (long)Length <= payload.Length && !payload.AsSpan(Begin, Length).ContainsAnyExceptInRange((byte)' ', (byte)'~');

    private static byte[] MessagePackText(int length) => length switch
    {
        <= byte.MaxValue => [0xD9, (byte)length],
        _ => [0xDB, .. Lengths.BigEndian(length)],
    };
}
