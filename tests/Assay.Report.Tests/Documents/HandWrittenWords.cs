using System.Text.RegularExpressions;
using Assay.Tests.Shared;

namespace Assay.Report.Tests.Documents;

/// <summary>Documents stay short: a page for each job of a user. What is written from code does not count.</summary>
public sealed partial class HandWrittenWords
{
    private const int MostInAll = 40_000;
    private const int MostOfPage = 900;

    /// <summary>Pages that may be longer, and how long.</summary>
    private static readonly Dictionary<string, int> Longer = new() { ["docs/method.md"] = 1800 };

    private static IEnumerable<string> Pages => FilesOf("docs");

    [Fact]
    public void All_documents_together_stay_short()
    {
        string[] root = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

        Assert.InRange(root.Concat(Pages).Concat(FilesOf("docs/adr")).Sum(WordsOf), 1, MostInAll);
    }

    [Fact]
    public void A_page_stays_short() => Assert.Empty(
        Pages.Where(page => WordsOf(page) > Longer.GetValueOrDefault(page, MostOfPage)).Select(page => $"{page}: {WordsOf(page)} words"));

    [Fact]
    public void Every_part_that_is_written_from_code_has_a_test_that_writes_it()
    {
        string[] tests = [
            .. Directory.EnumerateFiles(Path.Combine(GeneratedPart.Root, "tests"), "*.cs", SearchOption.AllDirectories)
                .Select(Path.GetFileNameWithoutExtension).OfType<string>()];
        Match[] parts = [.. Pages.Concat(FilesOf("docs/adr")).SelectMany(page => Part().Matches(TextOf(page)))];

        Assert.NotEmpty(parts);
        Assert.All(parts, part => Assert.Contains(part.Groups["test"].Value, tests));
    }

    private static IEnumerable<string> FilesOf(string folder) =>
        Directory.EnumerateFiles(Path.Combine(GeneratedPart.Root, folder), "*.md").Select(file => $"{folder}/{Path.GetFileName(file)}");

    private static int WordsOf(string page) => Word().Count(Part().Replace(TextOf(page), ""));

    private static string TextOf(string page) => File.ReadAllText(Path.Combine(GeneratedPart.Root, page)).ReplaceLineEndings("\n");

    [GeneratedRegex(@"<!-- (?<name>[\w ]+): begin; (?<test>\w+) .*?<!-- \k<name>: end -->", RegexOptions.Singleline)]
    private static partial Regex Part();

    [GeneratedRegex(@"\S+")]
    private static partial Regex Word();
}
