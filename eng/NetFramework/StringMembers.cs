using System.Buffers;
using System.Text;
using System.Text.RegularExpressions;

namespace System.Buffers
{
    internal delegate void SpanAction<T, in TState>(Span<T> span, TState state);
}

namespace System
{
    /// <summary>Members of strings and of text builders.</summary>
    internal static class StringMembers
    {
        extension(string text)
        {
            public static string Create<TState>(int length, TState state, SpanAction<char, TState> fill)
            {
                char[] characters = new char[length];
                fill(characters, state);
                return new string(characters);
            }

            public static string Create(IFormatProvider provider, FormattableString formattable) => formattable.ToString(provider);

            public static string Join(char separator, params string?[] values) => string.Join(separator.ToString(), values);

            public static string Concat(ReadOnlySpan<char> first, ReadOnlySpan<char> second) => first.ToString() + second.ToString();

            public bool Contains(char character) => text.IndexOf(character) >= 0;

            public bool Contains(char character, StringComparison comparison) => text.IndexOf(character.ToString(), comparison) >= 0;

            public bool Contains(string part, StringComparison comparison) => text.IndexOf(part, comparison) >= 0;

            public bool StartsWith(char character) => text.Length > 0 && text[0] == character;

            public bool EndsWith(char character) => text.Length > 0 && text[text.Length - 1] == character;

            public int IndexOf(char character, StringComparison comparison) => text.IndexOf(character.ToString(), comparison);

            public string Replace(string old, string replacement, StringComparison comparison) => comparison == StringComparison.Ordinal
                ? text.Replace(old, replacement)
                : throw new NotSupportedException($"Texts are replaced by their characters here, not by {comparison}.");

            public string ReplaceLineEndings(string replacement) => Regex.Replace(text, "\r\n|[\n\r\f\u0085\u2028\u2029]", replacement);
        }

        extension(StringBuilder builder)
        {
            public StringBuilder Append(
                IFormatProvider provider, FormattableString formattable) => builder.Append(formattable.ToString(provider));
        }
    }
}
