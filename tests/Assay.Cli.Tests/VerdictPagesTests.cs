using System.IO.Compression;
using Assay.Cli.Tests.Damaged;
using Assay.Engine.Storage;
using Assay.Report.Tests;

namespace Assay.Cli.Tests;

/// <summary>A folder of pages from results files, with what dialects emit for their cases.</summary>
public sealed class VerdictPagesTests : IDisposable
{
    private readonly WorkingFolder folder = new();

    public VerdictPagesTests()
    {
        foreach (var kind in (string[])["conform", "formats", "run"])
            ResultsStore.Save(EveryKind.Of(kind), folder.File($"{kind}.json"));
    }

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Files_of_cases_become_pages_whose_links_lead_somewhere_and_a_packed_file_is_read_as_it_is()
    {
        using (GZipStream packed = new(File.Create(folder.File("conform.json.gz")), CompressionLevel.Optimal))
            packed.Write(File.ReadAllBytes(folder.File("conform.json")));
        Directory.CreateDirectory(folder.File("pages/rows"));
        File.WriteAllText(folder.File("pages/rows/gone.md"), "<!-- Written by 'assay report --pages'. -->\n# gone\n");
        File.WriteAllText(folder.File("pages/rows/mine.md"), "# mine\n");

        var answer = AssayInProcess.Run(folder.Path, "report", "conform.json.gz", "formats.json", "--pages", "pages");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Matches("^[0-9]+ pages in pages. Begin with ", answer.Errors);
        Assert.False(File.Exists(folder.File("pages/rows/gone.md")));
        Assert.Equal("# mine\n", File.ReadAllText(folder.File("pages/rows/mine.md")));
        string[] pages =
        [
            .. Directory.EnumerateFiles(folder.Path, "*.md", SearchOption.AllDirectories)
                .Select(file => Path.GetRelativePath(folder.Path, file)),
        ];
        Assert.Contains(Path.Combine("pages", "cases.md"), pages);
        Assert.Empty(MarkdownLinks.Broken(folder.Path, pages));
        var page = File.ReadAllText(folder.File("pages/rows/system.text.json/reflection.md"));
        Assert.Contains("[what contracts get](", page, StringComparison.Ordinal);

        Assert.Equal(0, AssayInProcess.Run(folder.Path, "report", "conform.json.gz", "formats.json", "--pages", "pages").ExitCode);
        Assert.All(pages, again => Assert.True(File.Exists(folder.File(again)), again));
    }

    [Theory]
    [InlineData("report run.json --pages pages",
        "run.json holds no verdicts on cases. --pages takes files of 'assay check cases' and 'assay check formats'.")]
    [InlineData("report conform.json --pages pages --format json",
        "--format has no effect next to --pages, which prints something else. Omit --format or --pages.")]
    [InlineData("report conform.json --pages pages --all", "--all has no effect next to --pages")]
    public void What_makes_no_pages_is_refused_in_a_sentence(string line, string sentence)
    {
        var answer = AssayInProcess.Run(folder.Path, line.Split(' '));

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_of_somebody_else_in_the_place_of_a_page_is_left_alone()
    {
        Directory.CreateDirectory(folder.File("pages"));
        File.WriteAllText(folder.File("pages/cases.md"), "# mine\n");

        var answer = AssayInProcess.Run(folder.Path, "report", "conform.json", "--pages", "pages");

        Assert.Equal(2, answer.ExitCode);
        Assert.EndsWith(
            "cases.md already exists and is no page of verdicts. Name another folder with --pages.",
            answer.Errors.TrimEnd(),
            StringComparison.Ordinal);
        Assert.Equal("# mine\n", File.ReadAllText(folder.File("pages/cases.md")));
    }
}
