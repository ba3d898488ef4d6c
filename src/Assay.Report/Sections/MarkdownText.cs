using System.Text;

namespace Assay.Report.Sections;

/// <summary>Text of others in GitHub flavoured Markdown.</summary>
internal static class MarkdownText
{
    private const string Special = "\\`*_{}<>|#~";

    /// <summary>Text on one line in which no character is Markdown and no address hides behind a text.</summary>
    public static string Escape(string text)
    {
        var line = Plain.Line(text);
        var escaped = new StringBuilder();
        for (var i = 0; i < line.Length; i++)
        {
            if (Special.Contains(line[i], StringComparison.Ordinal) || EndsTextOfLink(line, i))
                escaped.Append('\\');
            escaped.Append(line[i]);
        }

        return escaped.ToString();
    }

    // [text](address), [text][name], and a line that begins with the [name]: of an address. Other brackets are intervals and indices.
    private static bool EndsTextOfLink(string line, int i) =>
        line[i] == ']' && i + 1 < line.Length && (line[i + 1] is '(' or '[' || (line[i + 1] == ':' && line[0] == '['));
}
