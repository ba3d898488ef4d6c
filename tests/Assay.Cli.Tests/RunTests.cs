using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Text.Json;
using Assay.Answers.Pages;
using Assay.Engine.Tests.Fakes;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>Whole runs: adapters are built, checked and measured.</summary>
public class RunTests
{
    private static readonly string[] Small = ["run", "--rows", "json.net/reused,json.net/reused", "--size", "10", "--operation",
        "serialize", "--out", "r.json"];

    [Fact]
    public void A_run_prints_its_table_on_standard_output_and_keeps_its_samples()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(folder.Path, [.. Small, "--processes", "2", "--format", "json"]);

        Assert.Equal(0, answer.ExitCode);
        using var report = JsonDocument.Parse(answer.Output);
        Assert.Equal(JsonValueKind.Object, report.RootElement.ValueKind);
        Assert.Contains("Results with all raw samples: r.json", answer.Errors, StringComparison.Ordinal);
        Assert.Contains("assay run --rows json.net/reused,json.net/reused --operation serialize --data-set '*'", answer.Errors,
            StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        Assert.True(results.RootElement.GetProperty("isComplete").GetBoolean());
        string[] rows = [
            .. results.RootElement.GetProperty("cells").EnumerateArray().Select(cell => cell.GetProperty("row").GetString()!).Distinct()];
        Assert.Contains("json.net/reused", rows);
        Assert.Contains("json.net/reused (2)", rows);

        var again = AssayProcess.Run(folder.Path, "report", "r.json", "--format", "json");
        Assert.Equal((0, answer.Output, ""), (again.ExitCode, again.Output, again.Errors));
        AssertPages(folder, answer);
    }

    private static void AssertPages(WorkingFolder folder, Answer run)
    {
        var page = AssayInProcess.Run(folder.Path, "report", "r.json", "r.json", "--out", "pages/p.html");
        if (!PageWriter.IsBuilt)
        {
            Assert.DoesNotContain(".html", run.Errors, StringComparison.Ordinal);
            Assert.Equal((2, PageWriter.NotBuilt), (page.ExitCode, page.Errors.TrimEnd()));
            return;
        }

        Assert.Contains($"{Environment.NewLine}Page for your browser: r.html{Environment.NewLine}", run.Errors, StringComparison.Ordinal);
        Assert.StartsWith("<!doctype html>", File.ReadAllText(folder.File("r.html")), StringComparison.Ordinal);
        Assert.Equal((0, "", "Page for your browser: pages/p.html"), (page.ExitCode, page.Output, page.Errors.TrimEnd()));

        // Another file of that name stays; an earlier page is replaced.
        File.WriteAllText(folder.File("mine.html"), "<p>mine");
        var refused = AssayInProcess.Run(folder.Path, "report", "r.json", "--out", "mine.html");
        Assert.Equal((2, "mine.html already exists and is not a page of Assay. Name another file with --out."),
            (refused.ExitCode, refused.Errors.TrimEnd()));
        Assert.Equal("<p>mine", File.ReadAllText(folder.File("mine.html")));
        Assert.Equal(0, AssayInProcess.Run(folder.Path, "report", "r.json", "--out", "r.html").ExitCode);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void What_is_lost_comes_out_by_itself()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(folder.Path, "run", "--rows", "json.net/reused,json.net/data-contract", "--size", "10", "--processes",
            "1", "--details", "--out", "r.json");

        Assert.Contains("! json.net/reused: silently loses data (BookShelf.Secret: ", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        var kept = results.RootElement.GetProperty("checks").EnumerateArray()
            .Single(check => check.GetProperty("row").GetString() == "json.net/data-contract");
        Assert.Equal("supported", kept.GetProperty("verdict").GetString());
    }

    [Fact]
    public void An_interrupted_run_keeps_what_was_measured_and_can_be_resumed()
    {
        AssayProcess.SkipWhereInterruptsAreIgnored();
        using WorkingFolder folder = new();

        var interrupted = AssayProcess.Run(folder.Path, InterruptWhenMeasuring(folder.File("r.json")), [.. Small, "--processes", "200"]);

        Assert.Equal(130, interrupted.ExitCode);
        Assert.Contains("continue with: assay run --resume r.json", interrupted.Errors, StringComparison.Ordinal);
        Assert.Contains("json.net/reused (2)", interrupted.Output, StringComparison.Ordinal);
        var refused = AssayInProcess.Run(folder.Path, "run", "--resume", "r.json", "--processes", "3");
        Assert.Equal(2, refused.ExitCode);
        Assert.Contains("another --processes", refused.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_whose_budget_is_spent_is_resumed_to_its_end_on_the_asked_surface_with_ratios()
    {
        using WorkingFolder folder = new();
        var run = FakeRuns.Of(static clock => new FakeWorkers(clock)
        {
            WarmUpTime = TimeSpan.FromSeconds(2),
            Runtime = RuntimeInformation.FrameworkDescription,
        });

        var spent = AssayInProcess.RunOn(
            run, folder.Path, "run", "--rows", "json.net/reused", "--surface", "stream", "--data-set", "books-payload", "--payload", "50",
            "--size", "10",
            "--operation", "serialize", "--processes", "2", "--budget", "1s", "--out", "r.json");

        Assert.Equal(0, spent.ExitCode);
        Assert.Contains("The budget is used up. Results so far are in r.json; continue with: assay run --resume r.json", spent.Errors,
            StringComparison.Ordinal);
        Assert.Equal([0], BlocksOf(folder.File("r.json"), "json.net/reused", "stream"));

        var resumed = AssayInProcess.RunOn(
            run, folder.Path, "run", "--resume", "r.json", "--out", "whole.json", "--payload", "50", "--format", "json");

        Assert.True(resumed.ExitCode == 0, resumed.Errors);
        Assert.Contains("Results with all raw samples: whole.json", resumed.Errors, StringComparison.Ordinal);
        Assert.Equal([0, 1], BlocksOf(folder.File("whole.json"), "json.net/reused", "stream"));
        Assert.Matches("\"ratio\": ?[0-9]", resumed.Output);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_run_with_a_budget_is_looked_at_and_ends_when_every_row_is_settled()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, "run", "--rows", "reference/straight-line", "--size", "10", "--operation", "serialize", "--budget", "30m",
            "--out", "r.json");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches("Measuring: look at K = 6: all [0-9]+ rows are settled", answer.Errors);
        Assert.Equal([0, 1, 2, 3, 4, 5], BlocksOf(folder.File("r.json"), "reference/straight-line", "bytes"));
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        Assert.True(results.RootElement.GetProperty("isComplete").GetBoolean());
        Assert.All(results.RootElement.GetProperty("conditions").EnumerateArray(),
            conditions => Assert.True(conditions.GetProperty("roundNanoseconds").GetArrayLength() >= 60));
    }

    [Fact]
    public void A_disk_that_fills_up_in_mid_run_leaves_what_was_written_before()
    {
        FullDisk.SkipWhereMissing();
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, seen => FillDisk(seen, folder), "run", "--rows", "reference/straight-line", "--size", "10", "--operation",
            "serialize", "--processes", "1", "--out", "r.json");

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains("The results could not be written to r.json", answer.Errors, StringComparison.Ordinal);
        Assert.Equal(0, AssayInProcess.Run(folder.Path, "report", "r.json").ExitCode);
    }

    /// <summary>The first results are written when measuring begins; the next ones go to a disk without space.</summary>
    private static void FillDisk((Process Process, string Line) seen, WorkingFolder folder)
    {
        if (seen.Line == "Measuring")
            FullDisk.At(folder.File($"r.json.{seen.Process.Id}.part"));
    }

    private static int[] BlocksOf(string results, string row, string surface)
    {
        using var document = JsonDocument.Parse(File.ReadAllText(results));
        JsonElement cell = document.RootElement.GetProperty("cells").EnumerateArray()
            .Single(cell => cell.GetProperty("row").GetString() == row);
        Assert.Equal(surface, cell.GetProperty("surface").GetString());
        return [.. cell.GetProperty("blocks").EnumerateArray().Select(block => block.GetProperty("block").GetInt32())];
    }

    /// <summary>Sends the signal of Ctrl-C once the first block is written.</summary>
    private static Action<(Process Process, string Line)> InterruptWhenMeasuring(string results)
    {
        var isWatching = false;
        return seen =>
        {
            if (isWatching || seen.Line != "Measuring")
                return;
            isWatching = true;
            var id = seen.Process.Id;
            _ = Task.Run(async () =>
            {
                while (!File.Exists(results)
                    || !(await File.ReadAllTextAsync(results)).Contains("operationsPerBatch", StringComparison.Ordinal))
                    await Task.Delay(100);
                await AssayProcess.InterruptAsync(id);
            });
        };
    }
}
