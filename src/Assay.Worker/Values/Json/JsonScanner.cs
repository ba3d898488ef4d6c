using System.Buffers;

namespace Assay.Worker.Values.Json;

/// <summary>Finds the ends of scalars, and refuses what is none.</summary>
internal sealed class JsonScanner(JsonText text)
{
    private const int EndOfText = -1;

    // What ends or interrupts a string: quotation mark, backslash, control characters.
    private static readonly SearchValues<byte> Special =
        SearchValues.Create([(byte)'"', (byte)'\\', .. Enumerable.Range(0, ' ').Select(code => (byte)code)]);
    private static readonly SearchValues<byte> Hexadecimal = SearchValues.Create("0123456789abcdefABCDEF"u8);
    private readonly byte[] bytes = text.Bytes;

    /// <summary>The byte at an offset; -1 at the end.</summary>
    public int Peek(int at) => at < bytes.Length ? bytes[at] : EndOfText;

    /// <summary>The first offset that is no white space.</summary>
    public int SkipSpace(int at)
    {
        while (Peek(at) is ' ' or '\t' or '\r' or '\n')
            at++;
        return at;
    }

    /// <summary>The offset behind a string that begins here.</summary>
    public int ReadText(int at)
    {
        var begin = at++;
        while (true)
        {
            at = bytes.AsSpan(at).IndexOfAny(Special) is >= 0 and int skipped ? at + skipped : bytes.Length;
            switch (Peek(at))
            {
                case '"':
                    return at + 1;
                case '\\':
                    at = SkipEscape(at);
                    break;
                case EndOfText:
                    throw text.Fault(begin, "A string has no end");
                default:
                    throw text.Fault(at, "A string has an unescaped control character, such as a line break");
            }
        }
    }

    /// <summary>A number, <c>true</c>, <c>false</c> or <c>null</c>, and the offset behind it.</summary>
    public (JsonKind Kind, int End) ReadLiteral(int at)
    {
        var first = Peek(at);
        if (first is '-' or (>= '0' and <= '9'))
            return (JsonKind.Number, ReadNumber(at));
        ReadOnlySpan<byte> rest = bytes.AsSpan(Math.Min(at, bytes.Length));
        if (rest.StartsWith("true"u8))
            return (JsonKind.True, at + 4);
        if (rest.StartsWith("false"u8))
            return (JsonKind.False, at + 5);
        if (rest.StartsWith("null"u8))
            return (JsonKind.Null, at + 4);
        throw text.Fault(at,
            first == EndOfText
                ? "The text ends where a value was expected"
                : first == '/'
                ? "A value was expected; comments are not valid JSON"
                : "A value was expected");
    }

    private int SkipEscape(int at)
    {
        var escaped = Peek(at + 1);
        if (escaped is '"' or '\\' or '/' or 'b' or 'f' or 'n' or 'r' or 't')
            return at + 2;
        var isCode = escaped == 'u' && at + 6 <= bytes.Length && bytes.AsSpan(at + 2, 4).IndexOfAnyExcept(Hexadecimal) < 0;
        return isCode ? at + 6 : throw text.Fault(at, "A string has a backslash without a valid escape sequence");
    }

    private int ReadNumber(int at)
    {
        var begin = at;
        if (Peek(at) == '-')
            at++;
        at = Peek(at) == '0' ? at + 1 : ReadDigits(begin, at);
        if (Peek(at) is >= '0' and <= '9')
            throw text.Fault(begin, "A number has a leading zero");
        if (Peek(at) == '.')
            at = ReadDigits(begin, at + 1);
        if (Peek(at) is not ('e' or 'E'))
            return at;
        at++;
        if (Peek(at) is '+' or '-')
            at++;
        return ReadDigits(begin, at);
    }

    private int ReadDigits(int begin, int at)
    {
        var end = at;
        while (Peek(end) is >= '0' and <= '9')
            end++;
        return end > at ? end : throw text.Fault(begin, "A digit is missing in a number");
    }
}
