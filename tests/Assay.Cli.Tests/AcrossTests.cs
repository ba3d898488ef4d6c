using System.Text.Json;
using System.Text.RegularExpressions;

namespace Assay.Cli.Tests;

/// <summary>Values between real libraries of one format, and in another language.</summary>
public partial class AcrossTests
{
    [Fact]
    public void Two_JSON_libraries_and_JavaScript_exchange_values_but_for_what_each_writes_its_own_way()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "exchange", "--rows", "system.text.json/reflection,json.net/reused",
            "--shape", "simple,dictionary,numbers,duration", "--out", "a.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches(@"1 json\.net/reused +4/4 +4/4", answer.Output);
        Assert.Matches(@"2 system\.text\.json/reflection +4/4 +4/4", answer.Output);
        Assert.Contains(
            "2 of 2 rows always write equal values as the same bytes.", answer.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.Equal(answer.Output, AssayInProcess.Run(folder.Path, "report", "a.json").Output);
        var decoded = Records(folder).Single(record => record is { Row: "json.net/reused", Case: "other-language" });
        Assert.SkipWhen(decoded.Verdict == "notTried", "Needs Node.js.");
        Assert.StartsWith("numbers: Large: the number 9007199254740992 instead of its value", decoded.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void Rows_of_MessagePack_read_each_other_or_say_why_and_JavaScript_sees_which_of_them_write_names()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "exchange", "--rows",
            "message-pack/map,nerdbank.message-pack/map,nerdbank.message-pack/array", "--shape", "simple", "--out", "a.json");

        Assert.Equal(0, answer.ExitCode);
        var records = Records(folder);
        Assert.Equal(
            "same", records.Single(record => record is { Row: "nerdbank.message-pack/map", Case: "reads/message-pack/map" }).Verdict);
        Assert.NotEqual(
            "same", records.Single(record => record is { Row: "nerdbank.message-pack/array", Case: "reads/message-pack/map" }).Verdict);
        Assert.SkipWhen(records.Exists(record => record is { Case: "other-language", Verdict: "notTried" }), "Needs Node.js and npm.");
        Assert.Equal("same", records.Single(record => record is { Row: "message-pack/map", Case: "other-language" }).Verdict);
        Assert.Equal(
            "otherForm", records.Single(record => record is { Row: "nerdbank.message-pack/array", Case: "other-language" }).Verdict);
    }

    [Fact]
    public void What_the_reader_of_CBOR_writes_is_read_by_JavaScript_and_stands_apart_from_serializers()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "exchange", "--rows", "system.formats.cbor", "--shape",
            "simple,dates,decimal,guid,bytes,int-keys,derived", "--out", "a.json");

        var records = Records(folder);
        Assert.SkipWhen(records.Count == 0, "Needs the package System.Formats.Cbor.");
        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("1 of 1 reference row always write equal values as the same bytes.", answer.Output.ReplaceLineEndings(" "),
            StringComparison.Ordinal);
        var decoded = records.Single(record => record.Case == "other-language");
        Assert.SkipWhen(decoded.Verdict == "notTried", "Needs Node.js and npm.");
        Assert.Equal("otherForm", decoded.Verdict);
    }

    [Theory]
    [InlineData("check exchange --shape date", "There is no shape \"date\". Nearest: dates")]
    [InlineData("check exchange --resume missing.json", "There is no results file missing.json.")]
    public void Bad_input_is_refused_in_a_sentence(string line, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, line.Split(' '));

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }

    private static List<AcrossRecord> Records(WorkingFolder folder)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("a.json")));
        return [.. results.RootElement.GetProperty("samples").GetProperty("exchanges").EnumerateArray()
            .Select(one => new AcrossRecord(Text(one, "row"), Text(one, "case"), Text(one, "verdict"), Text(one, "cause")))];
    }

    // A package that its feed has in another version only has that in its name.
    private static string Text(JsonElement element, string name) =>
        Version().Replace(element.GetProperty(name).GetString()!, "");

    [GeneratedRegex("@[0-9.]+$")]
    private static partial Regex Version();

    private sealed record AcrossRecord(string Row, string Case, string Verdict, string Cause);
}
