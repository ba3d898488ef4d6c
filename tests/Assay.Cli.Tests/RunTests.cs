using System.Diagnostics;
using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Whole runs: adapters are built, checked and measured.</summary>
public class RunTests
{
    private static readonly string[] Small = ["run", "--rows", "json.net/reused,json.net/reused", "--size", "10", "--out", "r.json"];

    [Fact]
    public void A_run_prints_its_table_on_standard_output_and_keeps_its_samples()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, [.. Small, "--blocks", "2", "--format", "json"]);

        Assert.Equal(0, answer.ExitCode);
        using JsonDocument report = JsonDocument.Parse(answer.Output);
        Assert.Equal(JsonValueKind.Object, report.RootElement.ValueKind);
        Assert.Contains("Results with every raw sample: r.json", answer.Errors, StringComparison.Ordinal);
        Assert.Contains("assay run --data-set '*'", answer.Errors, StringComparison.Ordinal);
        using JsonDocument results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        Assert.True(results.RootElement.GetProperty("isComplete").GetBoolean());
        string[] rows = [.. results.RootElement.GetProperty("cells").EnumerateArray().Select(cell => cell.GetProperty("row").GetString()!).Distinct()];
        Assert.Contains("json.net/reused", rows);
        Assert.Contains("json.net/reused (2)", rows);

        Answer again = AssayProcess.Run(folder.Path, "report", "r.json", "--format", "json");
        Assert.Equal((0, answer.Output, ""), (again.ExitCode, again.Output, again.Errors));
    }

    [Fact]
    public void What_is_lost_comes_out_by_itself()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, "run", "--rows", "json.net/reused,json.net/data-contract", "--size", "10", "--blocks", "1", "--out", "r.json");

        Assert.Contains("! json.net/reused: loses data without a word (BookShelf.Secret: ", answer.Output, StringComparison.Ordinal);
        using JsonDocument results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        JsonElement kept = results.RootElement.GetProperty("checks").EnumerateArray().Single(check => check.GetProperty("row").GetString() == "json.net/data-contract");
        Assert.Equal("supported", kept.GetProperty("verdict").GetString());
    }

    [Fact]
    public void An_interrupted_run_keeps_what_was_measured_and_can_be_resumed()
    {
        using WorkingFolder folder = new();

        Answer interrupted = AssayProcess.Run(folder.Path, InterruptWhenMeasuring(folder.File("r.json")), [.. Small, "--blocks", "200"]);

        Assert.Equal(130, interrupted.ExitCode);
        Assert.Contains("--resume r.json goes on from there", interrupted.Errors, StringComparison.Ordinal);
        Assert.Contains("json.net/reused (2)", interrupted.Output, StringComparison.Ordinal);
        Answer refused = AssayProcess.Run(folder.Path, "run", "--resume", "r.json", "--blocks", "3");
        Assert.Equal(2, refused.ExitCode);
        Assert.Contains("another --blocks", refused.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Nothing_measured_is_exit_code_1()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, "run", "--rows", "net-data-contract-serializer", "--surface", "buffer", "--size", "1", "--blocks", "1");

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains("Nothing was measured", answer.Errors, StringComparison.Ordinal);
    }

    /// <summary>Sends the signal of Ctrl-C once the first block is written.</summary>
    private static Action<(Process Process, string Line)> InterruptWhenMeasuring(string results)
    {
        bool isWatching = false;
        return seen =>
        {
            if (isWatching || seen.Line != "Measuring")
                return;
            isWatching = true;
            int id = seen.Process.Id;
            _ = Task.Run(async () =>
            {
                while (!File.Exists(results) || !(await File.ReadAllTextAsync(results)).Contains("operationsPerBatch", StringComparison.Ordinal))
                    await Task.Delay(100);
                using Process kill = Process.Start("kill", ["-INT", id.ToString(System.Globalization.CultureInfo.InvariantCulture)]);
                await kill.WaitForExitAsync();
            });
        };
    }
}
