using System.Diagnostics;
using System.Text.Json;
using Assay.Answers.Articles;
using Assay.Cli.Reproducing;
using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Report.Tests;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>Reproductions of articles, with rows that need no package.</summary>
public class ArticleTests
{
    private static readonly string[] Small = ["article", "object-to-bytes", "--quick", "--rows", "encoding/utf-8,encoding/utf-16",
        "--out", "o.json"];

    public static TheoryData<string, bool> Reproductions =>
        [.. ArticleCatalogue.All.SelectMany(article => new[] { (article.Name, false), (article.Name, true) })];

    [Theory]
    [MemberData(nameof(Reproductions))]
    public void Every_run_of_an_article_can_be_planned(string name, bool isQuick)
    {
        RunPlanner planner = new(AdapterCatalogue.Read(Path.Combine(Snapshot.Root, "adapters"), "net10.0"), DataSetCatalogue.All);

        foreach (var run in ArticleRuns.Of(ArticleCatalogue.Find(name)!, isQuick, []))
            Assert.Equal(run.Rows.Split(',').Length,
                planner.Plan(ArticleRuns.RequestOf(run, new BuildOptions()) with { Modes = null }).Options.Rows
                    .Count(row => row.Family() != "reference"));
    }

    [Theory]
    [InlineData("article guid", "There is no article \"guid\". Nearest: guide")]
    [InlineData("article structs --rows jil",
        "\"BCL serialization performance\" has none of the rows of --rows. Its rows: marshal/pointer-string,")]
    [InlineData("article structs --rows xml-serialiser", "There is no row \"xml-serialiser\". Nearest: xml-serializer")]
    [InlineData("article structs --from nothing.json", "nothing.json cannot be read (")]
    [InlineData("article structs --from a.json --quick",
        "--from measures nothing, so --quick, --rows, --budget and --resume have no effect on it. Omit them, or omit --from.")]
    [InlineData("article structs --from a.json --budget 5m",
        "--from measures nothing, so --quick, --rows, --budget and --resume have no effect on it. Omit them, or omit --from.")]
    [InlineData("article structs --budget soon", "--budget takes a duration such as 90s, 2m or 1h, not \"soon\".")]
    [InlineData("article structs --resume a.json --quick",
        "--resume continues with the options and the file of the interrupted reproduction. Omit --quick, --rows and --out.")]
    [InlineData("article structs --resume nothing.json", "nothing.json cannot be read (")]
    [InlineData("article structs --format xml", "There is no format \"xml\".")]
    public void Bad_input_is_one_sentence(string line, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, line.Split(' '));

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }

    [Fact]
    public void A_file_that_is_no_reproduction_is_refused_and_left_as_it_is()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("other.json"), """{ "schemaVersion": 2 }""");
        File.WriteAllText(folder.File("future.json"), """{ "reproductionSchemaVersion": 9 }""");
        File.WriteAllText(folder.File("paper.json"), JsonSerializer.Serialize(new
        {
            reproductionSchemaVersion = 1,
            article = "paper",
            isQuick = true,
            rows = Array.Empty<string>(),
            assayVersion = "0.1.0",
            startedAt = DateTimeOffset.UnixEpoch,
            files = new[] { "paper.ranks.json" },
        }));

        Assert.StartsWith("other.json is no reproduction.",
            AssayInProcess.Run(folder.Path, "article", "paper", "--resume", "other.json").Errors, StringComparison.Ordinal);
        Assert.StartsWith("future.json was written by another version of Assay.",
            AssayInProcess.Run(folder.Path, "article", "paper", "--resume", "future.json").Errors, StringComparison.Ordinal);
        Assert.StartsWith("paper.json is a reproduction of paper. Continue it with: assay article paper --resume paper.json",
            AssayInProcess.Run(folder.Path, "article", "guide", "--resume", "paper.json").Errors, StringComparison.Ordinal);
        Assert.StartsWith("No results file of paper.json is there yet.",
            AssayInProcess.Run(folder.Path, "article", "paper", "--from", "paper.json").Errors, StringComparison.Ordinal);
        Assert.StartsWith("other.json already exists.", AssayInProcess.Run(folder.Path, "article", "paper", "--out", "other.json").Errors,
            StringComparison.Ordinal);
        Assert.Equal("""{ "schemaVersion": 2 }""", File.ReadAllText(folder.File("other.json")));
    }

    [Fact]
    public void An_article_is_measured_printed_again_and_complete()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, Small);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("Run 1 of 1, objects: the string and the tree", answer.Errors, StringComparison.Ordinal);
        Assert.Contains("print them again with: assay article object-to-bytes --from o.json", answer.Errors, StringComparison.Ordinal);
        var again = AssayInProcess.Run(folder.Path, "article", "object-to-bytes", "--from", "o.json", "--format", "json");
        using var report = JsonDocument.Parse(again.Output);
        var utf8 = report.RootElement.GetProperty("tables")[0].GetProperty("rows").EnumerateArray()
            .Single(row => row.GetProperty("serializer").GetString() == "UTF8");
        Assert.Equal(74.14, utf8.GetProperty("serializeMeanPublished").GetDouble());
        Assert.True(utf8.GetProperty("serializeMeanToday").GetDouble() > 1);
        // The array that is new for each call: 100 bytes and its header.
        Assert.Equal(128, utf8.GetProperty("serializeAllocatedToday").GetDouble(), 8.0);
        var complete = AssayInProcess.Run(folder.Path, "article", "object-to-bytes", "--resume", "o.json");
        Assert.Equal(0, complete.ExitCode);
        Assert.DoesNotContain("Measuring", complete.Errors, StringComparison.Ordinal);
        Assert.Equal(0, AssayInProcess.Run(folder.Path, "report", "o.objects.json").ExitCode);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_reproduction_that_is_interrupted_and_then_killed_keeps_what_was_written_and_is_continued()
    {
        AssayProcess.SkipWhereInterruptsAreIgnored();
        using WorkingFolder folder = new();
        string[] resume = ["article", "object-to-bytes", "--resume", "o.json"];

        var interrupted = AssayProcess.Run(
            folder.Path, seen => _ = seen.Line == "Measuring" ? AssayProcess.InterruptAsync(seen.Process.Id) : Task.CompletedTask, Small);
        var killed = AssayProcess.Run(folder.Path, KillWhenMeasuring(folder.File("o.objects.json")), resume);

        Assert.Equal(130, interrupted.ExitCode);
        Assert.Contains("continue with: assay article object-to-bytes --resume o.json", interrupted.Errors, StringComparison.Ordinal);
        Assert.NotEqual(0, killed.ExitCode);
        var partial = AssayInProcess.Run(folder.Path, "article", "object-to-bytes", "--from", "o.json");
        Assert.True(partial.ExitCode == 0, partial.Errors);
        File.WriteAllText(folder.File("o.objects.json.999999.part"), "what a kill leaves in the middle of a save");
        var resumed = AssayInProcess.Run(folder.Path, resume);
        Assert.True(resumed.ExitCode == 0, resumed.Errors);
        Assert.Empty(Directory.EnumerateFiles(folder.Path, "*.part").Concat(Directory.EnumerateFiles(folder.Path, "*.lock")));
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("o.objects.json")));
        Assert.True(results.RootElement.GetProperty("isComplete").GetBoolean());
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_budget_ends_a_reproduction_and_what_is_left_is_measured_in_the_next_sitting_and_counted()
    {
        using WorkingFolder folder = new();

        // Four rows with both structs in both operations take longer than this, however fast they are built.
        var first = AssayInProcess.Run(folder.Path, "article", "structs", "--quick", "--rows",
            "xml-serializer,data-contract/plain,system.text.json/reflection,marshal/pointer-string", "--budget", "1s", "--out", "o.json");

        Assert.True(first.ExitCode is 0 or 1, first.Errors);
        Assert.Contains("The budget is used up.", first.Errors, StringComparison.Ordinal);
        Assert.Contains("continue with: assay article structs --resume o.json", first.Errors, StringComparison.Ordinal);
        Assert.False(IsComplete(folder.File("o.structs.json")));
        var rest = AssayInProcess.Run(folder.Path, "article", "structs", "--resume", "o.json", "--budget", "1h");
        Assert.True(rest.ExitCode == 0, rest.Errors);
        Assert.DoesNotContain("The budget is used up.", rest.Errors, StringComparison.Ordinal);
        Assert.True(IsComplete(folder.File("o.structs.json")));

        var answer = string.Join(' ', AssayInProcess.Run(folder.Path, "article", "structs", "--from", "o.json").Output.Split(
            (char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("2 of 2 published figures have a counterpart today. Of 3 claims: ", answer, StringComparison.Ordinal);
        var counts = answer[(answer.IndexOf("Of 3 claims: ", StringComparison.Ordinal) + 13)..];
        Assert.Equal(3,
            System.Text.RegularExpressions.Regex.Matches(
                counts[..counts.IndexOf('.', StringComparison.Ordinal)], "[0-9]+ (hold|no longer hold|cannot be tested here|not judged)")
            .Sum(count => int.Parse(count.Value.Split(' ')[0], System.Globalization.CultureInfo.InvariantCulture)));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void An_article_of_several_runs_is_measured_in_sittings_and_complete_runs_stay_as_they_are()
    {
        using WorkingFolder folder = new();
        string[] files = [folder.File("o.protocol.json"), folder.File("o.growth.json"), folder.File("o.ranks.json")];
        Dictionary<string, string> complete = [];
        string[] begin = ["article", "paper", "--quick", "--rows", "json.net/reused,data-contract/plain", "--out", "o.json"];
        var sittings = 0;
        Answer answer;

        do
        {
            answer = AssayInProcess.Run(
                folder.Path, [.. sittings++ == 0 ? begin : ["article", "paper", "--resume", "o.json"], "--budget", "10s"]);
            Assert.True(answer.ExitCode is 0 or 1, answer.Errors);
            foreach (var file in files.Where(File.Exists))
            {
                var text = File.ReadAllText(file);
                if (complete.TryGetValue(file, out var before))
                    Assert.Equal(before, text);
                else if (IsComplete(file))
                    complete[file] = text;
            }
        }
        while (answer.Errors.Contains("The budget is used up.", StringComparison.Ordinal) && sittings < 30);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.InRange(sittings, 2, 29);
        Assert.Equal(files, complete.Keys);
    }

    private static bool IsComplete(string results)
    {
        using var document = JsonDocument.Parse(File.ReadAllText(results));
        return document.RootElement.GetProperty("isComplete").GetBoolean();
    }

    [Fact]
    public void A_disk_that_fills_up_leaves_what_was_written_before()
    {
        FullDisk.SkipWhereMissing();
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(folder.Path, FillDisk, Small);

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains("The results could not be written to o.objects.json", answer.Errors, StringComparison.Ordinal);
        Assert.Contains("Continue with: assay article object-to-bytes --resume o.json", answer.Errors, StringComparison.Ordinal);
        Assert.Equal(0, AssayInProcess.Run(folder.Path, "article", "object-to-bytes", "--from", "o.json").ExitCode);

        void FillDisk((Process Process, string Line) seen)
        {
            if (seen.Line == "Measuring")
                FullDisk.At(folder.File($"o.objects.json.{seen.Process.Id}.part"));
        }
    }

    /// <summary>Ends the process at once when the first results are written, as a power cut would.</summary>
    private static Action<(Process Process, string Line)> KillWhenMeasuring(string results)
    {
        var isWatching = false;
        return seen =>
        {
            if (isWatching || seen.Line != "Measuring")
                return;
            isWatching = true;
            _ = Task.Run(async () =>
            {
                while (!File.Exists(results)
                    || !(await File.ReadAllTextAsync(results)).Contains("operationsPerBatch", StringComparison.Ordinal))
                    await Task.Delay(50);
                seen.Process.Kill();
            });
        };
    }
}
