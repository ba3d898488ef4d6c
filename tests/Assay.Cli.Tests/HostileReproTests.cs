using System.Text.Json;
using System.Text.RegularExpressions;

namespace Assay.Cli.Tests;

/// <summary>Files that show without Assay what real libraries do with hostile input, built and run as their authors would.</summary>
public class HostileReproTests
{
    /// <summary>How a process ends that the runtime gives up: by SIGABRT, and a file that does not compile with 1.</summary>
    private const int Aborted = 134;

    private static readonly string[] Fed = ["check", "hostile", "--data-set", "orders", "--inputs", "30", "--out", "hostile.json"];

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("memory-pack/utf-8", "crashed", Aborted, "")]
    [InlineData("json.net/bson", "outOfMemory", 1, "FAILS: ")]
    [InlineData("protobuf-net", "threw", 1, "FAILS: expected a documented exception, got System.")]
    [InlineData("servicestack.text/json", "changed", 1, "FAILS: read without an error, and ")]
    public void A_file_fails_as_the_input_did(string row, string outcome, int expected, string beginning)
    {
        using WorkingFolder folder = new();
        var fed = AssayInProcess.Run(folder.Path, [.. Fed, "--rows", row]);
        Assert.True(fed.ExitCode == 0, fed.Errors);

        var answer = AssayInProcess.Run(folder.Path, "repro", Path.Combine("hostile.inputs", SavedIn(folder, outcome)));

        Assert.True(answer.ExitCode == 0, answer.Errors);
        (var exitCode, var output) = RepeatedFile.Run(folder.File("repro.cs"));
        Assert.Equal(expected, exitCode);
        Assert.StartsWith(beginning, output.Trim(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("cannot be read", "repro", "nothing.json")]
    [InlineData("is a saved input and names its row itself. Omit CASE and --member.", "repro", "nothing.json", "private-field")]
    public void Bad_input_is_one_sentence(string sentence, params string[] arguments)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, arguments);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Contains(
            sentence, Assert.Single(answer.Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries)), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("\"what\": \"x\\n#:property PreBuildEvent=touch /tmp/pwned\"", "what is not one line")]
    [InlineData("\"what\": \"x\\u2028#:property PreBuildEvent=touch /tmp/pwned\"", "what is not one line")]
    [InlineData("\"kind\": \"\\u001b[31mlength\"", "kind is not a kind of hostile input")]
    [InlineData("\"size\": 0", "workload.size is not a positive number.")]
    public void A_tampered_input_is_one_sentence_and_nothing_is_written(string property, string sentence)
    {
        using WorkingFolder folder = new();
        var name = property.Split(':')[0];
        const string Saved = """
            {"row": {"row": "json.net/reused"}, "workload": {"dataSet": "orders", "size": 1, "payloadBytes": 0, "unit": "customer"},
            "surface": "Bytes", "kind": "length", "what": "five bytes", "outcome": "Crashed", "bytes": 5, "deflated": "Y2RgYGgAAA=="}
            """;
        File.WriteAllText(folder.File("input.json"),
            Regex.Replace(Saved, name + ": (?:\"[^\"]*\"|\\d+)", property.Replace("$", "$$", StringComparison.Ordinal)));

        foreach (var arguments in new string[][] { ["repro", "input.json"], ["check", "hostile", "--replay", "input.json"] })
        {
            var answer = AssayInProcess.Run(folder.Path, arguments);

            Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
            var line = Assert.Single(answer.Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries));
            Assert.Contains(sentence, line, StringComparison.Ordinal);
            Assert.DoesNotContain(line.TrimEnd('\r'), char.IsControl);
        }

        Assert.False(File.Exists(folder.File("repro.cs")));
    }

    /// <summary>The file of the first input that ended so.</summary>
    private static string SavedIn(WorkingFolder folder, string outcome)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("hostile.json")));
        return results.RootElement.GetProperty("samples").GetProperty("inputs").EnumerateArray()
            .SelectMany(fed => fed.GetProperty("kinds").EnumerateArray())
            .SelectMany(kind => kind.GetProperty("groups").EnumerateArray())
            .First(group => group.GetProperty("outcome").GetString() == outcome && group.GetProperty("file").GetString()!.Length > 0)
            .GetProperty("file").GetString()!;
    }
}
