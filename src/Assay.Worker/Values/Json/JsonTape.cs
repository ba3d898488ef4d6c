using System.Globalization;
using System.Text;

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
        string raw = Encoding.UTF8.GetString(Raw(index));
        return tokens[index].Kind == JsonKind.Text && raw.Contains('\\', StringComparison.Ordinal) ? Unescape(raw) : raw;
    }

    private static string Unescape(string raw)
    {
        StringBuilder plain = new(raw.Length);
        for (int i = 0; i < raw.Length; i++)
        {
            if (raw[i] != '\\')
            {
                plain.Append(raw[i]);
                continue;
            }

            char escaped = raw[++i];
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
