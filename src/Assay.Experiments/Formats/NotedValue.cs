using System.Globalization;
using System.Text;

namespace Assay.Experiments.Formats;

/// <summary>What kind of thing a noted value is.</summary>
internal enum NotedKind
{
    /// <summary>A number, a date, true, false, null or bytes, as it is written.</summary>
    Scalar,

    Text,

    List,

    /// <summary>A map, or an object with named members.</summary>
    Map,
}

/// <summary>A value in the notation of format cases, such as <c>{"a": [1, "b", null]}</c>, as a tree.</summary>
/// <param name="Text">What a scalar or a text says.</param>
/// <param name="Items">The elements of a list, the values of a map.</param>
internal sealed record NotedValue(NotedKind Kind, string Text, IReadOnlyList<NotedValue> Items, IReadOnlyList<NotedValue> Keys)
{
    /// <summary>Reads the notation; null where a value was too long to be written whole.</summary>
    public static NotedValue? Read(string text)
    {
        // A text that was cut may end inside an escape.
        if (text.EndsWith("...", StringComparison.Ordinal))
            return null;
        Reader reader = new(text);
        var value = reader.Value();
        return reader.IsAtEnd ? value : null;
    }

    private sealed class Reader(string text)
    {
        private const int UnitDigits = 4;

        private int at;

        public bool IsAtEnd => at == text.Length;

        public NotedValue? Value() => at == text.Length ? null : text[at] switch
        {
            '[' => Several(']', isMap: false),
            '{' => Several('}', isMap: true),
            '"' => Quoted(),
            _ => Bare(),
        };

        private NotedValue? Several(char close, bool isMap)
        {
            List<NotedValue> items = [];
            List<NotedValue> keys = [];
            at++;
            while (at < text.Length && text[at] != close)
            {
                if (items.Count > 0 && !Take(", "))
                    return null;
                if (isMap)
                {
                    if (Value() is not NotedValue key || !Take(": "))
                        return null;
                    keys.Add(key);
                }

                if (Value() is not NotedValue item)
                    return null;
                items.Add(item);
            }

            return Take(close.ToString()) ? new NotedValue(isMap ? NotedKind.Map : NotedKind.List, "", items, keys) : null;
        }

        private NotedValue? Quoted()
        {
            StringBuilder content = new();
            at++;
            while (at < text.Length && text[at] != '"')
                content.Append(Unit());

            return Take("\"") ? new NotedValue(NotedKind.Text, content.ToString(), [], []) : null;
        }

        private char Unit()
        {
            if (text[at] != '\\' || at + 1 == text.Length)
                return text[at++];
            at += 2;
            if (text[at - 1] != 'u' || at + UnitDigits > text.Length)
                return text[at - 1];
            at += UnitDigits;
            return (char)ushort.Parse(
                text.AsSpan(at - UnitDigits, UnitDigits), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
        }

        // Dates hold colons, so only a colon with a blank behind it ends a scalar.
        private NotedValue? Bare()
        {
            var start = at;
            while (at < text.Length && text[at] is not ('[' or ']' or '{' or '}' or ',' or '"') && !text.AsSpan(at).StartsWith(": "))
                at++;
            var scalar = text[start..at];
            return scalar.Length == 0 || scalar == "..." ? null : new NotedValue(NotedKind.Scalar, scalar, [], []);
        }

        private bool Take(string expected)
        {
            if (string.CompareOrdinal(text, at, expected, 0, expected.Length) != 0)
                return false;
            at += expected.Length;
            return true;
        }
    }
}
