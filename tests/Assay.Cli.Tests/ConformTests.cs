using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Conformance of a real library, in real builds and processes.</summary>
public class ConformTests
{
    [Fact]
    public void A_real_library_gets_verdicts_with_reasons_in_a_file_that_report_reads_back() =>
        AssertVerdicts(ReproTests.Row, @"Newtonsoft\.Json\.");

    [Fact]
    [Trait("Category", "slow")]
    public void A_library_whose_generator_sees_every_case_gets_verdicts_too() =>
        AssertVerdicts("system.text.json/reflection", @"System\.NotSupportedException");

    private static void AssertVerdicts(string row, string exception)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "cases", "--rows", row, "--case", "9,10,26,37,54", "--out", "c.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches(@"10 private-field +lossy +no +Account\.balance: another value", answer.Output);
        Assert.Matches($@"9 delegate +rejected +yes +{exception}", answer.Output);
        Assert.Matches(@"26 shared-object +lossy +no +Couple\.Second: a separate object instead", answer.Output);
        Assert.Matches(@"54 guid +supported +yes", answer.Output);
        Assert.Equal(answer.Output, AssayInProcess.Run(folder.Path, "report", "c.json").Output);
        Assert.Contains(
            "c.json is complete", AssayInProcess.Run(folder.Path, "check", "cases", "--resume", "c.json").Errors, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("c.json")));
        Assert.Equal("cases", results.RootElement.GetProperty("options").GetProperty("kind").GetString());
        Assert.All(results.RootElement.GetProperty("samples").GetProperty("cases").EnumerateArray(),
            one => Assert.Contains(one.GetProperty("good").GetString(), new[] { "supported", "rejected", "either" }));
        Assert.Contains("class Account",
            results.RootElement.GetProperty("samples").GetProperty("cases").EnumerateArray().Single(one =>
                one.GetProperty("name").GetString() == "private-field")
                .GetProperty("source").GetString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Old_and_new_versions_of_types_read_each_others_data_in_programs_of_their_own() =>
        AssertVersions(ReproTests.Row, @"Newtonsoft\.Json\.");

    [Fact]
    [Trait("Category", "slow")]
    public void Versions_of_types_in_a_generated_context_read_each_others_data_too() =>
        AssertVersions("system.text.json/reflection", @"System\.Text\.Json\.JsonException");

    [Theory]
    [InlineData("check cases")]
    [InlineData("check hostile")]
    [InlineData("check formats")]
    [InlineData("check exchange")]
    public void Rows_are_named_with_rows_or_row(string command)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--row", "jsn.net"]);

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith("There is no row \"jsn.net\".", answer.Errors, StringComparison.Ordinal);
    }

    private static void AssertVersions(string row, string exception)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "cases", "--rows", row, "--case", "55,56,57,58,60", "--out", "v.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches(@"55 member-added-new-data +supported +yes +-", answer.Output);
        Assert.Matches(@"55 member-added-old-data +supported +yes +the initializer's value", answer.Output);
        Assert.Matches(@"55 members-reordered-old-data +supported +yes", answer.Output);
        Assert.Matches(@"55 member-renamed-old-data +supported +yes +null", answer.Output);
        Assert.Matches($@"57 long-to-int-old-data +rejected +yes +{exception}", answer.Output);
        Assert.Matches($@"58 guid-to-decimal-old-data +rejected +yes +{exception}", answer.Output);
        Assert.Matches(@"60 enum-member-inserted-old-data +lossy +no +Alarm\.Severity: another value", answer.Output);
        Assert.Equal(answer.Output, AssayInProcess.Run(folder.Path, "report", "v.json").Output);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Libraries_get_the_verdicts_that_their_rules_for_versions_promise()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "cases", "--rows",
            "memory-pack/utf-8,message-pack/array,protobuf-net,google.protobuf", "--case", "55,57,58", "--format", "json",
            "--out", "v.json");

        Assert.Equal(0, answer.ExitCode);
        using var report = JsonDocument.Parse(answer.Output);
        List<(string Id, string Verdict)> verdicts = [
            .. report.RootElement.GetProperty("tables").EnumerateArray().Single(table => table.GetProperty("id").GetString() == "verdicts")
                .GetProperty("rows").EnumerateArray()
            .Select(row => (row.GetProperty("id").GetString()!, row.GetProperty("verdict").GetString()!))];

        // MemoryPack allows to add members at the end for new readers alone, and copies the bytes of unmanaged members.
        Assert.Equal("supported", Of("memory-pack", "member-added-old-data"));
        Assert.Equal("rejected", Of("memory-pack", "member-added-new-data"));
        Assert.Equal("lossy", Of("memory-pack", "guid-to-decimal-old-data"));

        // Keys and field numbers stay with their members; a missing int is nil in an array, which no int reads.
        Assert.Equal("supported", Of("message-pack", "members-reordered-old-data"));
        Assert.Equal("rejected", Of("message-pack", "member-removed-new-data"));
        Assert.Equal("rejected", Of("message-pack", "long-to-int-old-data"));
        Assert.Equal("supported", Of("protobuf-net", "members-reordered-new-data"));
        Assert.Equal("supported", Of("protobuf-net", "member-removed-new-data"));
        Assert.Equal("rejected", Of("protobuf-net", "long-to-int-old-data"));

        // The bytes of a field are read whatever they are, and are no Guid then; the text of another field is no number.
        Assert.Equal("rejected", Of("google.protobuf", "guid-to-decimal-new-data"));
        Assert.Equal("rejected", Of("google.protobuf", "guid-to-decimal-old-data"));

        string Of(string row, string name) => verdicts.Single(
            of => of.Id.StartsWith(row, StringComparison.Ordinal) && of.Id.EndsWith("#" + name, StringComparison.Ordinal)).Verdict;
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Versions_of_a_package_read_what_each_other_wrote()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "cases", "--rows", "json.net/reused", "--with",
            "Newtonsoft.Json@12.0.3,13.0.4",
            "--case", "50,51,guid", "--out", "p.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("Versions of one package read ", answer.Output, StringComparison.Ordinal);
        Assert.Contains("json.net/reused@13.0.4 reads 12.0.3#guid",
            AssayInProcess.Run(folder.Path, "report", "p.json", "--format", "json").Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("check cases --case privat-field", "There is no case \"privat-field\". Nearest: private-field")]
    [InlineData("check cases --rows jsn.net", "There is no row")]
    [InlineData("check formats --case trailing-coma-in-array",
        "There is no format case \"trailing-coma-in-array\". Nearest: trailing-comma-in-array")]
    [InlineData("check formats --case zero-*", "There is no format case \"zero-*\".")]
    public void A_misspelt_name_is_refused_with_the_nearest(string line, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, line.Split(' '));

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }
}
