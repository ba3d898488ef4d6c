using System.Globalization;
using System.Text;
using Assay.Core.Workloads;

namespace Assay.Worker.Values.Json;

/// <summary>One value of a JSON text with everything in it, in the order of the text.</summary>
internal sealed class JsonTape(JsonText text, List<JsonToken> tokens)
{
    /// <summary>The text that it was read from.</summary>
    public JsonText Text { get; } = text;

    /// <summary>The value itself.</summary>
    public JsonValue Root => new(this, 0);

    /// <summary>The token at an index.</summary>
    public JsonToken this[int index] => tokens[index];

    /// <summary>The bytes of a scalar as they stand in the text.</summary>
    public ReadOnlySpan<byte> Raw(int index) => Text.Bytes.AsSpan(tokens[index].Start, tokens[index].Length);

    /// <summary>A string without its escapes, or the text of a number or literal.</summary>
    public string Decode(int index)
    {
        var raw = Encoding.UTF8.GetString(Raw(index));
        return tokens[index].Kind == JsonKind.Text && raw.Contains('\\', StringComparison.Ordinal) ? Unescape(raw) : raw;
    }

    private static string Unescape(string raw)
    {
        StringBuilder plain = new(raw.Length);
        for (var i = 0; i < raw.Length; i++)
        {
            if (raw[i] != '\\')
            {
                plain.Append(raw[i]);
                continue;
            }

            var escaped = raw[++i];
            if (escaped == 'u')
            {
                plain.Append((char)ushort.Parse(raw.AsSpan(i + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture));
                i += 4;
            }
            else
            {
                plain.Append(escaped switch { 'b' => '\b', 'f' => '\f', 'n' => '\n', 'r' => '\r', 't' => '\t', _ => escaped });
            }
        }

        return plain.ToString();
    }
}

/// <summary>One value of a tape, or the name of a member.</summary>
/// <param name="Start">Offset of its first byte; of a string the one behind the quotation mark.</param>
/// <param name="Length">Bytes of a scalar, without quotation marks; number of elements or members otherwise.</param>
/// <param name="Next">Index of the token behind all that it holds.</param>
internal readonly record struct JsonToken(JsonKind Kind, int Start, int Length, int Next);

/// <summary>What stands at a place of a JSON text.</summary>
internal enum JsonKind : byte
{
    Null,

    True,

    False,

    Number,

    /// <summary>A string, or the name of a member.</summary>
    Text,

    /// <summary>Elements between brackets.</summary>
    Array,

    /// <summary>Members between braces.</summary>
    Object,
}

/// <summary>A value on a tape.</summary>
internal readonly struct JsonValue(JsonTape tape, int index)
{
    public JsonKind Kind => tape[index].Kind;

    /// <summary>Offset of its first byte in the text.</summary>
    public int Start => tape[index].Start - (Kind == JsonKind.Text ? 1 : 0);

    /// <summary>Number of elements or members.</summary>
    public int Count => tape[index].Length;

    /// <summary>Its kind in words: <c>a string</c>.</summary>
    public string Words => Kind switch
    {
        JsonKind.Null => "null",
        JsonKind.True or JsonKind.False => "true or false",
        JsonKind.Number => "a number",
        JsonKind.Text => "a string",
        JsonKind.Array => "an array",
        _ => "an object",
    };

    /// <summary>The bytes of a scalar as they stand in the text.</summary>
    public ReadOnlySpan<byte> Raw => tape.Raw(index);

    /// <summary>A string without its escapes, or the text of a number or literal.</summary>
    public string Text => tape.Decode(index);

    /// <summary>The value as JSON without white space.</summary>
    public string Json => Kind switch
    {
        JsonKind.Array => $"[{string.Join(",", Elements().Select(element => element.Json))}]",
        JsonKind.Object => $"{{{string.Join(",", Members().Select(member => $"{member.Name.Json}:{member.Value.Json}"))}}}",
        JsonKind.Text => $"\"{Encoding.UTF8.GetString(Raw)}\"",
        JsonKind.Null => "null",
        _ => Text,
    };

    /// <summary>The elements of an array.</summary>
    public IEnumerable<JsonValue> Elements()
    {
        var end = tape[index].Next;
        for (var at = index + 1; at < end; at = tape[at].Next)
            yield return new JsonValue(tape, at);
    }

    /// <summary>The names and values of an object.</summary>
    public IEnumerable<(JsonValue Name, JsonValue Value)> Members()
    {
        var end = tape[index].Next;
        for (var at = index + 1; at < end; at = tape[at + 1].Next)
            yield return (new JsonValue(tape, at), new JsonValue(tape, at + 1));
    }

    /// <summary>The sentence about this place.</summary>
    public BadValuesException Fault(string what) => tape.Text.Fault(Start, what);
}
