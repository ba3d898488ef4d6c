using System.Text;
using System.Text.RegularExpressions;
using Assay.Core.Naming;

namespace Assay.Report;

/// <summary>Text of other people's making, such as an exception's message, made safe for a line of output.</summary>
internal static partial class Plain
{
    /// <summary>How messages begin that tell nothing but that something failed.</summary>
    private static readonly string[] Empty =
    [
        "Exception of type '", "Exception has been thrown by the target of an invocation", "The type initializer for '",
        "One or more errors occurred",
        "Object reference not set to an instance of an object", "Failed to serialize ", "Failed to deserialize ",
        "Error in the application",
    ];

    /// <summary>
    /// The text on one line: breaks and tabs become blanks, colours are left out, and what else acts on a terminal is named.
    /// </summary>
    public static string Line(string text) => OneLine.Of(Break().Replace(EscapeSequence().Replace(text, ""), " ")).Trim();

    /// <summary>
    /// An exception's message on one line: of a chain the first and the last, which names the cause; of types their names without assembly,
    /// version and key.
    /// </summary>
    public static string Cause(string text)
    {
        var chain = Line(AssemblyOfType().Replace(text, "")).Split(" ---> ");
        return chain.Length < 3 ? string.Join(" ---> ", chain) : $"{chain[0]} ---> {chain[^1]}";
    }

    /// <summary>
    /// Of an exception and its causes the sentence of the innermost that says something: libraries wrap it in exceptions that do
    /// not. A chain of types alone stays as it is.
    /// </summary>
    public static string Reason(string text)
    {
        var chain = Line(AssemblyOfType().Replace(text, "")).Split(" ---> ");
        return chain.Length > 1 && chain.LastOrDefault(Says) is { } reason ? reason : string.Join(" ---> ", chain);
    }

    private static bool Says(string part)
    {
        var begin = part.IndexOf(": ", StringComparison.Ordinal);
        var message = begin > 0 ? part[(begin + 2)..].Trim() : "";
        return message.Length > 0 && !Empty.Any(words => message.StartsWith(words, StringComparison.Ordinal));
    }

    /// <summary>The first of some texts that fits on a line; the last where none does.</summary>
    /// <param name="texts">The texts, the best one first.</param>
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
        foreach (var word in Pieces(OneLine.Of(text), width - indent))
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

    [GeneratedRegex("[\\t-\\r\u0085\u2028\u2029]")]
    private static partial Regex Break();

    [GeneratedRegex(@",\s[\w.\-]+,\sVersion=[\d.]+,\sCulture=\w+,\sPublicKeyToken=\w+")]
    private static partial Regex AssemblyOfType();
}
