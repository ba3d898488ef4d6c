using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Values between real libraries of one format, and in another language.</summary>
public class AcrossTests
{
    [Fact]
    public void Two_JSON_libraries_and_JavaScript_exchange_values_but_for_what_each_writes_its_own_way()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, "conform", "across", "--rows", "system.text.json/reflection,json.net/reused", "--shape", "simple,dictionary,numbers,duration", "--out", "a.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches(@"1 json\.net/reused +4/4 +4/4", answer.Output);
        Assert.Matches(@"2 system\.text\.json/reflection +4/4 +4/4", answer.Output);
        Assert.Contains("2 of 2 rows always write equal values as the same bytes.", answer.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.Equal(answer.Output, AssayProcess.Run(folder.Path, "report", "a.json").Output);
        using JsonDocument results = JsonDocument.Parse(File.ReadAllText(folder.File("a.json")));
        JsonElement decoded = results.RootElement.GetProperty("acrossRows").EnumerateArray().Single(one => one.GetProperty("row").GetString() == "json.net/reused" && one.GetProperty("case").GetString() == "other-language");
        Assert.SkipWhen(decoded.GetProperty("verdict").GetString() == "notTried", "Needs Node.js.");
        Assert.Equal("numbers: Large: the number 9007199254740992 instead of its value", decoded.GetProperty("cause").GetString());
    }

    [Fact]
    public void Rows_of_MessagePack_with_other_layouts_do_not_read_each_other()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, "conform", "across", "--rows", "message-pack/map,nerdbank.message-pack/map,nerdbank.message-pack/array", "--shape", "simple,derived", "--details");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches(@"MessagePack +message-pack/map +nerdbank\.message-pack/map +\w+", answer.Output);
        Assert.Matches(@"nerdbank\.message-pack/array +simple +other form +the root: members by position, without names", answer.Output);
        Assert.Matches(@"message-pack/map +simple +same", answer.Output);
    }

    [Theory]
    [InlineData("conform across --shape date", "There is no shape \"date\". Nearest: dates")]
    [InlineData("conform across --out a.json --resume b.json", "--resume continues its own file. Omit --out.")]
    [InlineData("conform across --resume missing.json", "There is no results file missing.json.")]
    public void Bad_input_is_refused_in_a_sentence(string line, string sentence)
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, line.Split(' '));

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }
}
