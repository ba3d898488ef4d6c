using System.Text.RegularExpressions;

namespace Assay.Report.Tests;

/// <summary>Every link of the documents and of what is published leads to a file and to a heading of it.</summary>
public sealed partial class DocumentLinks
{
    [Theory]
    [InlineData(".")]
    [InlineData("docs")]
    [InlineData("published")]
    public void Every_link_leads_somewhere(string folder)
    {
        var root = Snapshot.Root;
        var depth = folder == "." ? SearchOption.TopDirectoryOnly : SearchOption.AllDirectories;
        var files = Directory.EnumerateFiles(Path.Combine(root, folder), "*.md", depth)
            .Select(file => Path.GetRelativePath(root, file)).ToList();

        Assert.NotEmpty(files);
        Assert.Empty(MarkdownLinks.Broken(root, files));
    }

    [Fact]
    public void Every_document_that_the_program_names_exists()
    {
        var sources = Path.Combine(Snapshot.Root, "src");
        var named = Directory.EnumerateFiles(sources, "*.cs", SearchOption.AllDirectories)
            .SelectMany(file => Named().Matches(File.ReadAllText(file))).Select(match => match.Value).Distinct().ToList();

        Assert.NotEmpty(named);
        Assert.All(named, page => Assert.True(File.Exists(Path.Combine(Snapshot.Root, page)), page));
    }

    [Fact]
    public void A_link_to_no_file_or_heading_is_found()
    {
        var folder = Directory.CreateTempSubdirectory("assay-links-");
        try
        {
            File.WriteAllText(
                Path.Combine(folder.FullName, "a.md"),
                "# A `b` c\n[one](#a-b-c) [two](b.md) [three](#d) [four](a.md#a-b-c) "
                    + "`[no](x)`\n```\n[no](y)\n```\n[five](https://e.org/x)\n");

            Assert.Equal(["a.md: b.md", "a.md: #d"], MarkdownLinks.Broken(folder.FullName, ["a.md"]));
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    [GeneratedRegex(@"\bdocs/(?:adr/)?[\w-]+\.md")]
    private static partial Regex Named();
}
