using System.Text;
using System.Text.RegularExpressions;

namespace Assay.Report;

/// <summary>Text of other people's making, such as an exception's message, made safe for a line of output.</summary>
internal static partial class Plain
{
    /// <summary>The text on one line, without control characters (an escape sequence could paint over the report).</summary>
    public static string Line(string text)
    {
        var line = new StringBuilder(text.Length);
        foreach (var character in EscapeSequence().Replace(text, ""))
            line.Append(char.IsControl(character) ? ' ' : character);
        return line.ToString().Trim();
    }

    /// <summary>
    /// An exception's message on one line: of a chain the first and the last, which names the cause; of types their names without assembly, version and key.
    /// </summary>
    public static string Cause(string text)
    {
        var chain = Line(AssemblyOfType().Replace(text, "")).Split(" ---> ");
        return chain.Length < 3 ? string.Join(" ---> ", chain) : $"{chain[0]} ---> {chain[^1]}";
    }

    /// <summary>The first of some texts that fits on a line; the last where none does.</summary>
    /// <param name="texts">The texts, the best one first.</param>
    /// <param name="width">Columns.</param>
    public static string Fitting(IEnumerable<string> texts, int width)
    {
        var last = "";
        foreach (var text in texts)
        {
            last = text;
            if (text.Length <= width)
                break;
        }

        return last;
    }

    /// <summary>The text in lines of at most <paramref name="width"/> characters; all but the first are indented.</summary>
    public static IEnumerable<string> Wrap(string text, int width, int indent)
    {
        var line = new StringBuilder();
        foreach (var word in Pieces(text, width - indent))
        {
            if (line.Length > indent && line.Length + 1 + word.Length > width)
            {
                yield return line.ToString();
                line.Clear().Append(' ', indent);
            }

            var needsSpace = line.Length > 0 && line[^1] != ' ';
            line.Append(needsSpace ? " " : "").Append(word);
        }

        yield return line.ToString();
    }

    // A word wider than a line, such as a type name, is cut.
    private static IEnumerable<string> Pieces(string text, int width)
    {
        foreach (var word in text.Split(' '))
        {
            var rest = word;
            while (rest.Length > width)
            {
                yield return rest[..width];
                rest = rest[width..];
            }

            yield return rest;
        }
    }

    [GeneratedRegex("\u001b\\[[0-9;?]*[A-Za-z]")]
    private static partial Regex EscapeSequence();

    [GeneratedRegex(@",\s[\w.\-]+,\sVersion=[\d.]+,\sCulture=\w+,\sPublicKeyToken=\w+")]
    private static partial Regex AssemblyOfType();
}
