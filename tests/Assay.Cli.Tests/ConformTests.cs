using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Conformance of a real library, in real builds and processes.</summary>
public class ConformTests
{
    [Fact]
    public void A_real_library_gets_verdicts_with_reasons_in_a_file_that_report_reads_back()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, "conform", "--rows", "system.text.json/reflection", "--case", "9,10,26,37,54", "--out", "c.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches(@"10 private-field +lossy +no +Account\.balance: another value", answer.Output);
        Assert.Matches(@"9 delegate +rejected +yes +System\.NotSupportedException", answer.Output);
        Assert.Matches(@"26 shared-object +lossy +no +Couple\.Second: a separate object instead", answer.Output);
        Assert.Matches(@"54 guid +supported +yes", answer.Output);
        Assert.Equal(answer.Output, AssayProcess.Run(folder.Path, "report", "c.json").Output);
        Assert.Contains("c.json is complete", AssayProcess.Run(folder.Path, "conform", "--resume", "c.json").Errors, StringComparison.Ordinal);
        using JsonDocument results = JsonDocument.Parse(File.ReadAllText(folder.File("c.json")));
        Assert.Equal("conformance", results.RootElement.GetProperty("options").GetProperty("kind").GetString());
        Assert.All(results.RootElement.GetProperty("cases").EnumerateArray(), one => Assert.Contains(one.GetProperty("good").GetString(), new[] { "supported", "rejected", "either" }));
        Assert.Contains("class Account", results.RootElement.GetProperty("cases").EnumerateArray().Single(one => one.GetProperty("name").GetString() == "private-field").GetProperty("source").GetString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Old_and_new_versions_of_types_read_each_others_data_in_programs_of_their_own()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, "conform", "--rows", "system.text.json/reflection", "--case", "55,56,57,58,60", "--out", "v.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches(@"55 member-added-new-data +supported +yes +-", answer.Output);
        Assert.Matches(@"55 member-added-old-data +supported +yes +the initializer's value", answer.Output);
        Assert.Matches(@"55 members-reordered-old-data +supported +yes", answer.Output);
        Assert.Matches(@"55 member-renamed-old-data +supported +yes +null", answer.Output);
        Assert.Matches(@"57 long-to-int-old-data +rejected +yes +System\.Text\.Json\.JsonException", answer.Output);
        Assert.Matches(@"58 guid-to-decimal-old-data +rejected +yes +System\.Text\.Json\.JsonException", answer.Output);
        Assert.Matches(@"60 enum-member-inserted-old-data +lossy +no +Alarm\.Severity: another value", answer.Output);
        Assert.Equal(answer.Output, AssayProcess.Run(folder.Path, "report", "v.json").Output);
    }

    [Theory]
    [InlineData("conform --case privat-field", "There is no case \"privat-field\". Nearest: private-field")]
    [InlineData("conform --rows jsn.net", "There is no row")]
    public void A_misspelt_name_is_refused_with_the_nearest(string line, string sentence)
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, line.Split(' '));

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }
}
