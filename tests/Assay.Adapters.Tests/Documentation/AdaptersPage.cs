namespace Assay.Adapters.Tests.Documentation;

/// <summary>
/// The parts of <c>docs/adapters.md</c> that are made, each between two marks: <c>&lt;!-- rows: begin; made of the projects in adapters
/// --></c> and <c>&lt;!-- rows: end --></c>.
/// </summary>
internal static class AdaptersPage
{
    private const string AcceptVariable = "ASSAY_ACCEPT";
    private static readonly string Page = Path.Combine(Repository.Root, "docs", "adapters.md");

    /// <summary>Whether tests write what they see instead of comparing it.</summary>
    public static bool IsAccepting => Environment.GetEnvironmentVariable(AcceptVariable) == "1";

    /// <summary>What the page has between the marks of a part.</summary>
    public static string Read(string part)
    {
        var page = File.ReadAllText(Page).ReplaceLineEndings("\n");
        var (begin, end) = Marks(page, part);
        return page[begin..end];
    }

    /// <summary>Replaces what the page has between the marks of a part.</summary>
    public static void Write(string part, string text)
    {
        var page = File.ReadAllText(Page).ReplaceLineEndings("\n");
        var (begin, end) = Marks(page, part);
        File.WriteAllText(Page, page[..begin] + text + page[end..]);
    }

    /// <summary>A line of a table, whose cells may have any characters.</summary>
    public static string Line(params IEnumerable<string> cells) => $"| {string.Join(" | ", cells.Select(Escape))} |\n";

    private static string Escape(string words) =>
        words.Replace("<", "&lt;", StringComparison.Ordinal).Replace("|", "\\|", StringComparison.Ordinal);

    private static (int Begin, int End) Marks(string page, string part)
    {
        var mark = page.IndexOf($"<!-- {part}: begin;", StringComparison.Ordinal);
        var begin = mark < 0 ? -1 : page.IndexOf('\n', mark) + 1;
        var end = page.IndexOf($"<!-- {part}: end -->", StringComparison.Ordinal);
        return begin > 0 && end >= begin
            ? (begin, end)
            : throw new InvalidDataException($"{Page} has lost the marks \"<!-- {part}: begin; ... -->\" and \"<!-- {part}: end -->\".");
    }
}
