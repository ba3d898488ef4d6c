using System.Text;
using System.Text.Json;

namespace Assay.Experiments.Mutations;

/// <summary>Places in payloads of text formats where something can be put in.</summary>
internal static class TextForms
{
    public static byte[] Bytes(string text) => Encoding.UTF8.GetBytes(text);

    public static string Repeat(string text, int count) => new StringBuilder(text.Length * count).Insert(0, text, count).ToString();

    /// <summary>
    /// The first member of the first object of a JSON text: where it begins, where its value begins and where that ends; null where there
    /// is none.
    /// </summary>
    public static (int Begin, int Value, int End)? FirstJsonMember(byte[] payload)
    {
        try
        {
            Utf8JsonReader reader = new(payload, new JsonReaderOptions { MaxDepth = 256 });
            while (reader.Read())
            {
                if (reader.TokenType != JsonTokenType.PropertyName)
                    continue;
                var begin = (int)reader.TokenStartIndex;
                reader.Read();
                var value = (int)reader.TokenStartIndex;
                reader.Skip();
                return (begin, value, (int)reader.BytesConsumed);
            }
        }
        catch (JsonException)
        {
            // A dialect of its own, such as one without quotes.
        }

        return null;
    }

    /// <summary>
    /// The root element of an XML text: where its start tag begins, where its content begins and ends, and its name; null where there is
    /// none.
    /// </summary>
    public static (int Tag, int Begin, int End, string Name)? XmlRoot(byte[] payload)
    {
        for (var at = 0; at + 1 < payload.Length; at++)
        {
            if (payload[at] != '<' || payload[at + 1] is (byte)'?' or (byte)'!')
                continue;
            var begin = Array.IndexOf(payload, (byte)'>', at) + 1;
            var end = Array.LastIndexOf(payload, (byte)'<');
            var space = payload.AsSpan(at + 1).IndexOfAny((byte)' ', (byte)'>', (byte)'/');
            return begin > 0 && end >= begin && space > 0 ? (at, begin, end, Encoding.UTF8.GetString(payload, at + 1, space)) : null;
        }

        return null;
    }

    /// <summary>A payload with bytes put in.</summary>
    public static byte[] Insert(byte[] payload, int at, byte[] inserted) => [.. payload.AsSpan(0, at), .. inserted, .. payload.AsSpan(at)];
}
