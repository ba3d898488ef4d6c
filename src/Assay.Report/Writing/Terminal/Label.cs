using System.Text;

namespace Assay.Report.Writing.Terminal;

/// <summary>A row's label in a column that may be too narrow for it.</summary>
internal static class Label
{
    /// <summary>The narrowest column that figures make room for.</summary>
    public const int Narrowest = 20;

    // The second line of a label is indented, so that nobody takes it for a row.
    private const string Indent = "  ";

    /// <summary>The label in lines of at most <paramref name="width"/>, broken behind a slash, dash, dot or blank where there is one.</summary>
    public static string Fit(string label, int width)
    {
        var text = new StringBuilder();
        var line = label;
        var indent = 0;
        while (line.Length > width && width > Indent.Length)
        {
            var end = line.AsSpan(indent, width - indent).LastIndexOfAny("/-. ") + 1;
            var cut = end > 0 ? indent + end : width;
            text.Append(line.AsSpan(0, cut).TrimEnd()).Append('\n');
            line = Indent + line[cut..];
            indent = Indent.Length;
        }

        return text.Append(line).ToString();
    }
}
