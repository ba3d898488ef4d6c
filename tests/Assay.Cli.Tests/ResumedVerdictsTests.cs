using System.Diagnostics;
using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>
/// Runs of verdicts that are killed when the first row is saved, and then go on from their file alone: others are then still to come.
/// </summary>
public class ResumedVerdictsTests
{
    private const string Rows = "system.text.json/reflection,json.net/reused,system.text.json/source-generated";

    /// <summary>17 rows of two builds: up to 16 are judged at once, and with few cases they end together.</summary>
    private const string ManyRows = "system.text.json/*,json.net/*";

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("check cases", "--case 10,26,guid", "checks", "workload", ManyRows)]
    [InlineData("check hostile", "--data-set orders,wide-optional --kind cut,tail --inputs 20", "samples.inputs", "workload")]
    [InlineData("check exchange", "--shape simple,numbers", "samples.exchanges", "case", ManyRows)]
    [InlineData("check", "--data-set books,orders,integers", "checks", "workload", ManyRows)]
    public void A_killed_run_goes_on_from_its_file_and_finds_what_an_uninterrupted_one_finds(
        string command, string options, string list, string key, string rows = Rows)
    {
        using WorkingFolder folder = new();

        AssertSameAfterKill(folder, command, options, list, key, rows);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Files_of_a_folder_are_judged_by_row_and_a_killed_run_needs_the_same_files()
    {
        using WorkingFolder folder = new();
        Directory.CreateDirectory(folder.File("files"));
        File.WriteAllText(folder.File("files/y_array.json"), "[1, 2.5, null]");
        File.WriteAllText(folder.File("files/n_single_quotes.json"), "'a'");
        File.WriteAllText(folder.File("files/i_large_exponent.json"), "1e999");
        File.WriteAllText(folder.File("files/y_five.json"), "{\"Value\":5}");
        File.WriteAllText(folder.File("files/y_five.json.expected.json"), "5");
        File.WriteAllText(folder.File("files/six.json"), "{\"Value\":5}");
        File.WriteAllText(folder.File("files/six.json.expected.json"), "6");

        AssertSameAfterKill(folder, "check formats", "--format-of json --corpus files", "samples.checks", "case", ManyRows);

        var verdicts = Verdicts(folder.File("whole.json"), "samples.checks", "case");
        Assert.Equal(5 * 17, verdicts.Count);
        Assert.Contains("json.net/reused n_single_quotes.json extension", verdicts);
        Assert.Contains("system.text.json/reflection n_single_quotes.json asSpecified", verdicts);
        Assert.Contains("system.text.json/reflection y_five.json asSpecified", verdicts);
        Assert.Contains("json.net/reused six.json otherValue", verdicts);
        Assert.DoesNotContain(verdicts, verdict => verdict.Contains("expected", StringComparison.Ordinal));
        Assert.Contains("part.json is complete, so there is nothing to resume.",
            AssayInProcess.Run(folder.Path, "check", "formats", "--resume", "part.json").Errors, StringComparison.Ordinal);
        AssertRefused("part.json was made with another --format-of.", folder, "--format-of", "xml");
        AssertRefused("part.json was measured with another --rows.", folder, "--rows", "json.net/reused");
        File.Delete(folder.File("files/y_array.json"));
        AssertRefused("files no longer holds the files that part.json was made with.", folder);
        AssertRefused("part.json was made with another --corpus.", folder, "--corpus", "files");
        Directory.Delete(folder.File("files"), recursive: true);
        AssertRefused("There is no folder files.", folder);
    }

    private static void AssertSameAfterKill(WorkingFolder folder, string command, string options, string list, string key, string rows)
    {
        string[] asked = [.. command.Split(' '), "--rows", rows, .. options.Split(' ')];
        var whole = AssayInProcess.Run(folder.Path, [.. asked, "--out", "whole.json"]);
        Assert.True(whole.ExitCode == 0, whole.Errors);
        var killed = Kill(folder, "part.json", [.. asked, "--out", "part.json"]);
        Assert.NotEqual(0, killed.ExitCode);
        Assert.False(IsComplete(folder.File("part.json")));

        var resumed = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--resume", "part.json"]);

        Assert.True(resumed.ExitCode == 0, resumed.Errors);
        Assert.True(IsComplete(folder.File("part.json")));
        Assert.Equal(Verdicts(folder.File("whole.json"), list, key), Verdicts(folder.File("part.json"), list, key));

        // What differs is told with both values, which no file holds.
        if (command != "check")
            Assert.Equal(whole.Output, AssayInProcess.Run(folder.Path, "report", "whole.json").Output);
    }

    /// <summary>Runs, and kills the program and its workers as soon as its file is there.</summary>
    private static Answer Kill(WorkingFolder folder, string file, string[] arguments)
    {
        Task? killing = null;
        return AssayProcess.Run(folder.Path, seen => killing ??= Task.Run(() => KillOnce(seen.Process, folder.File(file))), arguments);
    }

    private static void KillOnce(Process process, string file)
    {
        while (!File.Exists(file) && !process.HasExited)
            Thread.Sleep(5);
        process.Kill(entireProcessTree: true);
    }

    private static List<string> Verdicts(string file, string list, string key)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(file));
        return [.. KeptAt.Path(results, list).EnumerateArray().SelectMany(one => Lines(one, key)).Order(StringComparer.Ordinal)];
    }

    private static IEnumerable<string> Lines(JsonElement one, string key)
    {
        var name = one.GetProperty(key) is { ValueKind: JsonValueKind.Object } workload
            ? workload.GetProperty("dataSet").GetString()!
            : one.GetProperty(key).GetString()!;
        var row = $"{one.GetProperty("row").GetString()} {name}";
        return one.TryGetProperty("kinds", out var kinds)
            ? kinds.EnumerateArray().SelectMany(kind => kind.GetProperty("groups").EnumerateArray().Select(group =>
                $"{row} {kind.GetProperty("kind").GetString()} {group.GetProperty("outcome").GetString()} "
                    + $"{group.GetProperty("exceptionType").GetString()} {group.GetProperty("count").GetInt32()}"))
            : [$"{row} {one.GetProperty("verdict").GetString()}"];
    }

    private static bool IsComplete(string file)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(file));
        return results.RootElement.GetProperty("isComplete").GetBoolean();
    }

    private static void AssertRefused(string sentence, WorkingFolder folder, params string[] more)
    {
        var answer = AssayInProcess.Run(folder.Path, ["check", "formats", "--resume", "part.json", .. more]);
        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }
}
