using Assay.Core.Workloads;

namespace Assay.Worker.Values.Json;

/// <summary>A value on a tape.</summary>
internal readonly struct JsonValue(JsonTape tape, int index)
{
    /// <summary>What it is.</summary>
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

    /// <summary>The elements of an array.</summary>
    public IEnumerable<JsonValue> Elements()
    {
        int end = tape[index].Next;
        for (int at = index + 1; at < end; at = tape[at].Next)
            yield return new JsonValue(tape, at);
    }

    /// <summary>The names and values of an object.</summary>
    public IEnumerable<(JsonValue Name, JsonValue Value)> Members()
    {
        int end = tape[index].Next;
        for (int at = index + 1; at < end; at = tape[at + 1].Next)
            yield return (new JsonValue(tape, at), new JsonValue(tape, at + 1));
    }

    /// <summary>The sentence about this place.</summary>
    public BadValuesException Fault(string what) => tape.Text.Fault(Start, what);
}
