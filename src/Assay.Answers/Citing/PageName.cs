using Assay.Core.Results;
using Assay.Report;

namespace Assay.Answers.Citing;

/// <summary>Names of pages, and the links between them.</summary>
internal static class PageName
{
    /// <summary>The folder of the rows.</summary>
    public const string Rows = "rows";

    /// <summary>The list of the rows.</summary>
    public const string Index = $"{Rows}/README.md";

    /// <summary>The types of the cases.</summary>
    public const string Cases = "cases.md";

    /// <summary>The page of a row: its label holds slashes, and may hold anything.</summary>
    public static string OfRow(string label) => $"{Rows}/{string.Join('/', label.Split('/').Select(Safe))}.md";

    /// <summary>The row as it is asked for: a version that stood in for the one of its project is no part of that name.</summary>
    public static string AskedOf(RowResult row) => row.AskedId().First().ToString();

    /// <summary>The page of what a dialect emits.</summary>
    public static string OfTypes(string dialect) => $"types/{Safe(dialect)}.md";

    /// <summary>A link from one page to another.</summary>
    /// <param name="from">The page that it stands on.</param>
    /// <param name="to">The file that it leads to.</param>
    /// <param name="anchor">The heading; empty for the page itself.</param>
    public static string Link(string from, string to, string anchor = "")
    {
        var up = string.Concat(Enumerable.Repeat("../", from.Count(character => character == '/')));
        return $"{up}{to}{(anchor.Length > 0 ? $"#{AnchorOf(anchor)}" : "")}";
    }

    /// <summary>Code in a sentence or a cell.</summary>
    public static string Code(string text) => $"`{Plain.Line(text).Replace('`', '\'').Replace("|", "\\|", StringComparison.Ordinal)}`";

    /// <summary>The address of a heading on its page.</summary>
    public static string AnchorOf(string heading) =>
        string.Concat(heading.Where(character => char.IsAsciiLetterOrDigit(character) || character is '-' or '_')).ToLowerInvariant();

    private static string Safe(string part)
    {
        var safe = string.Concat(
            part.Select(character => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' or '@' ? character : '-'));
        return safe.Trim('.').Length == 0 ? "-" : safe;
    }
}
