using System.Diagnostics;
using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Whole runs over adapters that go wrong.</summary>
public sealed class MisbehaviourTests(MisbehavingAdapters adapters)
{
    private static readonly TimeSpan FarTooLong = TimeSpan.FromMinutes(4);

    [Fact]
    public void Every_way_to_go_wrong_has_its_reason_and_stops_no_other_row()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, _ => { }, adapters.Environment("8s"), "run", "--reference", "good", "--size", "1", "--operation", "serialize",
            "--processes", "1", "--details", "--out", "r.json");

        Assert.Equal(0, answer.ExitCode);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        Assert.Equal(["good", "twice"],
            results.RootElement.GetProperty("cells").EnumerateArray().Select(cell => cell.GetProperty("row").GetString()));
        AssertCause(results, "checks", "overflows", "verdict", "crash", "Stack overflow");
        AssertCause(results, "checks", "hangs", "verdict", "hang", "time limit of 8 s");
        AssertCause(results, "checks", "exhausts", "verdict", "hang", "memory limit");
        AssertCause(results, "checks", "throws", "verdict", "rejected", "System.NotSupportedException: It refuses.");
        AssertCause(results, "rows", "unbuildable", "status", "broken", "CS");
        AssertCause(results, "rows", "unrestorable", "status", "notAvailable", "NU1");
        Assert.All(["overflows", "hangs", "exhausts", "throws", "unbuildable", "unrestorable"],
            row => Assert.Contains(row, answer.Output, StringComparison.Ordinal));
    }

    [Fact]
    public void An_interruption_ends_a_run_whose_worker_hangs_and_leaves_no_process()
    {
        AssayProcess.SkipWhereInterruptsAreIgnored();
        using WorkingFolder folder = new();
        var time = Stopwatch.StartNew();

        var answer = AssayProcess.Run(
            folder.Path, InterruptWhenHanging, adapters.Environment("10m"), "run", "--rows", "hangs", "--size", "1", "--operation",
            "serialize", "--out", "r.json");

        Assert.Equal(130, answer.ExitCode);
        Assert.True(time.Elapsed < FarTooLong, "The run waited for the worker.");
        Assert.DoesNotContain(Process.GetProcessesByName("dotnet"), IsWorker);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Two_interruptions_within_a_second_leave_no_process_even_of_a_worker_that_is_stopped()
    {
        AssayProcess.SkipWhereInterruptsAreIgnored();
        using WorkingFolder folder = new();
        var time = Stopwatch.StartNew();

        var answer = AssayProcess.Run(
            folder.Path, InterruptTwiceWhenHanging, adapters.Environment("10m"), "run", "--rows", "hangs", "--size", "1", "--operation",
            "serialize", "--out", "r.json");

        Assert.Equal(130, answer.ExitCode);
        Assert.EndsWith("Ended at once. Nothing was saved yet.", answer.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.True(time.Elapsed < FarTooLong, "The run waited for the worker.");
        Assert.DoesNotContain(Process.GetProcessesByName("dotnet"), IsWorker);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Workers_stopped_in_mid_run_cost_their_block_and_are_no_hang_of_their_library()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Needs Linux.");
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, StopWhenMeasuring, adapters.Environment("8s"),
            "run", "--rows", "good,good", "--reference", "good", "--size", "1", "--operation", "serialize", "--processes", "2",
            "--out", "r.json");

        Assert.Equal(0, answer.ExitCode);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        JsonElement[] cells = [.. results.RootElement.GetProperty("cells").EnumerateArray()];
        Assert.All(cells,
            cell => Assert.Contains(cell.GetProperty("blocks").EnumerateArray(), block => block.GetProperty("block").GetInt32() == 1));
        JsonElement[] stopped = [.. cells.Where(cell => FailureOf.Cause(cell).Length > 0)];
        Assert.NotEmpty(stopped);
        Assert.All(stopped,
            cell => Assert.StartsWith("stopped from outside for", FailureOf.Cause(cell), StringComparison.Ordinal));
        Assert.All(stopped, cell => Assert.Equal("assayError", FailureOf.Verdict(cell)));
    }

    [Fact]
    public void Nothing_measured_is_exit_code_1()
    {
        using WorkingFolder folder = new();

        var answer =
            AssayProcess.Run(folder.Path, _ => { }, adapters.Environment("1m"), "run", "--rows", "throws", "--size", "1", "--processes",
                "1");

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains("Nothing was measured", answer.Errors, StringComparison.Ordinal);
    }

    private static void AssertCause(JsonDocument results, string list, string row, string kind, string expected, string cause)
    {
        var found = results.RootElement.GetProperty(list).EnumerateArray()
            .Single(item => item.GetProperty(list == "rows" ? "name" : "row").GetString() == row);
        Assert.Equal(expected, found.GetProperty(kind).GetString());
        Assert.StartsWith(cause, found.GetProperty("cause").GetString(), StringComparison.Ordinal);
    }

    /// <summary>Sends the signal of Ctrl-C once a worker had the time to begin hanging.</summary>
    private static void InterruptWhenHanging((Process Process, string Line) seen)
    {
        if (seen.Line != "Checking round trips")
            return;
        var id = seen.Process.Id;
        _ = Task.Run(async () =>
        {
            await Task.Delay(TimeSpan.FromSeconds(3));
            await AssayProcess.InterruptAsync(id);
        });
    }

    /// <summary>Stops the worker once it had the time to begin hanging, then sends the signal of Ctrl-C twice.</summary>
    private void InterruptTwiceWhenHanging((Process Process, string Line) seen)
    {
        if (seen.Line != "Checking round trips")
            return;
        var id = seen.Process.Id;
        _ = Task.Run(async () =>
        {
            await Task.Delay(TimeSpan.FromSeconds(3));
            foreach (var worker in Process.GetProcessesByName("dotnet").Where(IsWorker))
            {
                using var stop = Process.Start("kill", ["-STOP", $"{worker.Id}"]);
                await stop.WaitForExitAsync();
            }

            await AssayProcess.InterruptAsync(id);
            await AssayProcess.InterruptAsync(id);
        });
    }

    /// <summary>
    /// Stops two of the first block's three workers, once all have begun: one of them at least is a row's, the third may be the
    /// calibration's.
    /// </summary>
    private void StopWhenMeasuring((Process Process, string Line) seen)
    {
        if (seen.Line != "Measuring")
            return;
        _ = Task.Run(async () =>
        {
            int[] workers = [];
            while (workers.Length < 3)
            {
                await Task.Delay(20);
                workers = [.. Process.GetProcessesByName("dotnet").Where(IsWorker).Select(process => process.Id).Order()];
            }

            using var stop = Process.Start("kill", ["-STOP", $"{workers[0]}", $"{workers[1]}"]);
            await stop.WaitForExitAsync();
        });
    }

    private bool IsWorker(Process process)
    {
        try
        {
            var commandLine = $"/proc/{process.Id}/cmdline";
            return File.Exists(commandLine)
                && File.ReadAllText(commandLine).Contains(adapters.Environment("")["ASSAY_CACHE"], StringComparison.Ordinal);
        }
        catch (IOException)
        {
            // It ended in this moment.
            return false;
        }
    }
}
