using System.Globalization;
using System.Text;
using Assay.Core.Naming;

namespace Assay.Report;

/// <summary>
/// Writes text of other people's making, such as names of types, files and rows, so that it cannot act on a terminal or a page: control
/// characters, escape sequences and marks that turn the direction of writing around come out as <c>\u202E</c>. Nothing is refused, and in
/// JSON the result means the same. <c>WriteLine</c> writes one line, so that no text in it can pass for a line of Assay's own: ends of
/// lines in it are named too. <see cref="WriteText"/> writes what has several.
/// </summary>
/// <param name="output">Where to; it is closed with this writer.</param>
/// <param name="hasColours">Whether escape sequences that only colour text pass, as reports for a terminal have them.</param>
public sealed class SafeWriter(TextWriter output, bool hasColours) : TextWriter(CultureInfo.InvariantCulture)
{
    private const char Escape = '\u001b';
    private const int LongestSequence = 32;

    /// <summary>What waits for its next character: an escape sequence, or the first half of the end of a line on Windows.</summary>
    private readonly StringBuilder begun = new();

    /// <inheritdoc/>
    public override Encoding Encoding => output.Encoding;

    /// <summary>A text without anything that could act.</summary>
    public static string Of(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        using StringWriter safe = new(CultureInfo.InvariantCulture);
        using SafeWriter writer = new(safe, hasColours: false);
        writer.Write(text);
        writer.Flush();
        return safe.ToString();
    }

    /// <summary>Writes a text that is meant to have several lines, and ends the last.</summary>
    public static void WriteText(TextWriter output, string text)
    {
        output.Write(text);
        output.WriteLine();
    }

    /// <inheritdoc/>
    public override void Write(char value) => Write([value]);

    /// <inheritdoc/>
    public override void Write(string? value) => Write(value.AsSpan());

    /// <inheritdoc/>
    public override void Write(char[] buffer, int index, int count) => Write(buffer.AsSpan(index, count));

    /// <inheritdoc/>
    public override void Write(ReadOnlySpan<char> buffer)
    {
        StringBuilder safe = new(buffer.Length);
        foreach (var character in buffer)
            Append(character, safe);
        output.Write(safe);
    }

    /// <inheritdoc/>
    public override void WriteLine() => Write(output.NewLine);

    /// <inheritdoc/>
    public override void WriteLine(string? value) => WriteLine(value.AsSpan());

    /// <inheritdoc/>
    public override void WriteLine(ReadOnlySpan<char> buffer)
    {
        StringBuilder safe = new(buffer.Length);
        foreach (var character in buffer)
        {
            if (character is not ('\r' or '\n'))
            {
                Append(character, safe);
                continue;
            }

            GiveUp(safe);
            safe.Append(OneLine.Named(character));
        }

        GiveUp(safe);
        output.Write(safe);
        output.Write(output.NewLine);
    }

    /// <inheritdoc/>
    public override void Flush()
    {
        StringBuilder rest = new();
        GiveUp(rest);
        output.Write(rest);
        output.Flush();
    }

    /// <inheritdoc/>
    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            Flush();
            output.Dispose();
        }

        base.Dispose(disposing);
    }

    private void Append(char character, StringBuilder safe)
    {
        if (begun.Length > 0 && Continues(character, safe))
            return;
        if (character == '\r' || (hasColours && character == Escape))
            begun.Append(character);
        else if (Acts(character))
            safe.Append(OneLine.Named(character));
        else
            safe.Append(character);
    }

    private bool Continues(char character, StringBuilder safe)
    {
        var isEndOfLine = begun[0] == '\r' && character == '\n';
        var isColour = begun[0] == Escape && begun.Length > 1 && character == 'm' && OnlyColours(begun.ToString(2, begun.Length - 2));
        if (isEndOfLine || isColour)
        {
            safe.Append(begun).Append(character);
            begun.Clear();
            return true;
        }

        var isSequence = begun[0] == Escape
            && begun.Length < LongestSequence && (begun.Length == 1 ? character == '[' : char.IsAsciiDigit(character) || character == ';');
        if (isSequence)
            begun.Append(character);
        else
            GiveUp(safe);
        return isSequence;
    }

    private void GiveUp(StringBuilder safe)
    {
        foreach (var character in begun.ToString())
        {
            if (Acts(character))
                safe.Append(OneLine.Named(character));
            else
                safe.Append(character);
        }

        begun.Clear();
    }

    /// <summary>Whether the numbers of a sequence neither hide text nor turn its colours around.</summary>
    private static bool OnlyColours(string numbers)
    {
        const string Inverse = "7", Hidden = "8";
        var parts = numbers.Split(';');
        for (var i = 0; i < parts.Length; i++)
        {
            if (parts[i] is "38" or "48")
                i += i + 1 < parts.Length && parts[i + 1] == "2" ? 4 : 2;
            else if (parts[i] is Inverse or Hidden)
                return false;
        }

        return true;
    }

    private static bool Acts(char character) => character is not ('\n' or '\t') && OneLine.Acts(character);
}
