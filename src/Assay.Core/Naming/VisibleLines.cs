namespace Assay.Core.Naming;

/// <summary>
/// Text of other people's making that is meant to have several lines, such as code or the output of a build: each is one visible line.
/// </summary>
public static class VisibleLines
{
    private const string Tab = "    ";
    private static readonly string[] Ends = ["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\f"];

    /// <summary>The lines; tabs become blanks, and blanks at their ends are left out.</summary>
    public static IEnumerable<string> Of(string text) => text.TrimEnd().Split(Ends, StringSplitOptions.None).Select(
        line => OneLine.Of(line.Replace("\t", Tab, StringComparison.Ordinal)).TrimEnd());

    /// <summary>The lines, indented so that none passes for one of Assay's own.</summary>
    public static IEnumerable<string> Indented(string text) => Of(text).Select(line => line.Length == 0 ? "" : Tab + line);
}
