using System.Globalization;
using Assay.Core.Naming;
using Assay.Core.Results;
using Assay.Report.Sections;

namespace Assay.Answers.Citing;

/// <summary>Pages of what dialects emit. Versions of a package share one where they get the same.</summary>
internal sealed class TypesPages
{
    private readonly Dictionary<string, SortedDictionary<string, CitedTypes>> pages = new(StringComparer.Ordinal);

    /// <summary>A link to what a row got; null where it got the types as they are.</summary>
    public string? LinkOf(string from, RowResult row, string dataSet, CitedTypes? types)
    {
        if (types is null || (types.Code.Count == 0 && types.Refusal.Length == 0))
            return null;
        foreach (var name in (string[])[row.Dialect, $"{row.Dialect}@{row.PackageVersion}", $"{row.Dialect}@{row.Label}"])
        {
            if (!pages.TryGetValue(name, out var page))
                pages.Add(name, page = new(StringComparer.Ordinal));
            if (!page.TryAdd(dataSet, types) && !IsSame(page[dataSet], types))
                continue;
            return PageName.Link(from, PageName.OfTypes(name), dataSet);
        }

        return null;
    }

    public IEnumerable<CitedPage> Pages() =>
        pages.OrderBy(page => page.Key, StringComparer.Ordinal).Select(page => Write(page.Key, page.Value));

    private static bool IsSame(CitedTypes one, CitedTypes other) => one.Refusal == other.Refusal && one.Code.SequenceEqual(other.Code);

    private static CitedPage Write(string dialect, SortedDictionary<string, CitedTypes> types)
    {
        using var output = new StringWriter(CultureInfo.InvariantCulture) { NewLine = "\n" };
        output.WriteLine(CitedPage.Beginning);
        output.WriteLine($"# {MarkdownText.Escape(dialect)}");
        MarkdownBlock.Write("What rows of this dialect get for each case, without what compilers alone want to know.", output);
        foreach (var (dataSet, given) in types)
        {
            MarkdownBlock.Write($"## {MarkdownText.Escape(dataSet)}", output);
            if (given.Refusal.Length > 0)
                MarkdownBlock.Write(MarkdownText.Escape($"Nothing: {given.Refusal}"), output);
            foreach (var code in given.Code)
            {
                MarkdownBlock.Write(PageName.Code(code.Title), output);
                MarkdownBlock.Fence(LanguageOf(code.Title), [.. VisibleLines.Of(code.Text.Trim('\n'))], output);
            }
        }

        return new CitedPage(PageName.OfTypes(dialect), output.ToString());
    }

    private static string LanguageOf(string file) => Path.GetExtension(file) is ".cs" ? "csharp" : "";
}
