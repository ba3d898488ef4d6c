namespace Assay.Tests.Shared;

/// <summary>
/// A part of a document that is written from code, between two marks that name the part and the class of tests that writes it:
/// <c>&lt;!-- rows: begin; DocumentedRows writes this from the projects in adapters --></c> and <c>&lt;!-- rows: end --></c>.
/// </summary>
internal static class GeneratedPart
{
    /// <summary>Set to anything, writes the parts anew instead of comparing them.</summary>
    private const string Writes = "ASSAY_WRITE_DOCS";

    /// <summary>How a mark begins.</summary>
    public const string Mark = "<!-- ";

    private static readonly Lock OneAtATime = new();

    /// <summary>The checkout that the tests run in.</summary>
    public static string Root { get; } = FindRoot();

    /// <summary>Compares a part with what it should be, or writes it.</summary>
    /// <param name="page">Path of its document in the repository.</param>
    public static void EnsureCurrent(string page, string part, string text)
    {
        if (Environment.GetEnvironmentVariable(Writes) is { Length: > 0 })
            Write(page, part, text);
        if (Read(page, part) != text)
            throw new InvalidDataException(
                $"{page} ({part}) differs from what it is made from. Run this test with {Writes}=1, and read what it writes.");
    }

    private static string Read(string page, string part)
    {
        var document = TextOf(page);
        var (begin, end) = Marks(page, document, part);
        return document[begin..end];
    }

    private static void Write(string page, string part, string text)
    {
        lock (OneAtATime)
        {
            var document = TextOf(page);
            var (begin, end) = Marks(page, document, part);
            File.WriteAllText(Path.Combine(Root, page), document[..begin] + text + document[end..]);
        }
    }

    /// <summary>A table of Markdown with blank lines around it, whose cells may have any characters.</summary>
    public static string Table(IEnumerable<string> header, IEnumerable<IEnumerable<string>> rows)
    {
        string[] names = [.. header];
        return $"\n{Line(names)}|{string.Concat(names.Select(_ => "---|"))}\n{string.Concat(rows.Select(Line))}\n";
    }

    private static string Line(IEnumerable<string> cells) => $"| {string.Join(" | ", cells.Select(Escape))} |\n";

    // Code between backticks shows entities as they are.
    private static string Escape(string words) => string.Join(
        '`',
        words.Replace("|", "\\|", StringComparison.Ordinal).Split('`')
            .Select(static (part, index) => index % 2 == 0 ? part.Replace("<", "&lt;", StringComparison.Ordinal) : part));

    private static string TextOf(string page) => File.ReadAllText(Path.Combine(Root, page)).ReplaceLineEndings("\n");

    private static (int Begin, int End) Marks(string page, string document, string part)
    {
        var mark = document.IndexOf($"{Mark}{part}: begin;", StringComparison.Ordinal);
        var begin = mark < 0 ? -1 : document.IndexOf('\n', mark) + 1;
        var end = document.IndexOf($"{Mark}{part}: end -->", StringComparison.Ordinal);
        return begin > 0 && end >= begin
            ? (begin, end)
            : throw new InvalidDataException($"{page} has lost the marks \"{Mark}{part}: begin; ... -->\" and \"{Mark}{part}: end -->\".");
    }

    private static string FindRoot()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Assay.slnx")))
            folder = Path.GetDirectoryName(folder)
                ?? throw new InvalidOperationException("No Assay.slnx above the test's folder; run the tests in a checkout.");
        return folder;
    }
}
