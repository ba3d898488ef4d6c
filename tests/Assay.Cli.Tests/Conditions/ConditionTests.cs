using System.Diagnostics;
using System.Text.Json;

namespace Assay.Cli.Tests.Conditions;

/// <summary>
/// Whole runs on a machine that is really disturbed: three aliases of one row, and a row that does the same work twice. Whatever is said
/// must leave the aliases equal and the other slower, and what happened is said in the report.
/// </summary>
[Trait("Category", "slow")]
[Collection(nameof(Load))]
public sealed class ConditionTests(MisbehavingAdapters adapters)
{
    private const string Measuring = "Measuring";

    /// <summary>The share of rounds from which the report names what disturbed all rows alike.</summary>
    private const double WorthSaying = 0.1;
    private static readonly string[] Rows = ["run", "--rows", $"good,good,good,{ReportedRun.Slower}", "--reference", "good", "--size", "1",
        "--operation", "serialize", "--format", "json", "--out", "r.json"];

    [Fact]
    public void Other_processes_on_every_processor_are_named_and_make_no_wrong_rank()
    {
        using WorkingFolder folder = new();
        using var busy = Disturbance.Busy(Environment.ProcessorCount);

        var answer = AssayProcess.Run(folder.Path, _ => { }, adapters.Environment("1m"), [.. Rows, "--processes", "6"]);

        using var run = ReportedRun.Of(answer, folder);
        Assert.True(run.CrowdedShare > 0.5, $"{run.CrowdedShare} of the rounds were crowded.");
        run.ClaimsNothingFalse();
        run.Says("other programs kept the other CPUs busy");
        Assert.Equal(4, run.RowsWithTimes);
    }

    [Fact]
    public async Task Other_processes_that_come_in_mid_run_make_no_wrong_rank()
    {
        using WorkingFolder folder = new();
        Task<Disturbance>? coming = null;

        var answer = AssayProcess.Run(
            folder.Path, seen => coming ??= StartWhenMeasuring(seen.Line), adapters.Environment("1m"), [.. Rows, "--processes", "6"]);
        using var busy = await coming!;

        using var run = ReportedRun.Of(answer, folder);
        Assert.True(run.CrowdedShare > 0);
        run.ClaimsNothingFalse();
        if (run.CrowdedShare > WorthSaying)
            run.Says("other programs kept the other CPUs busy");
    }

    [Fact]
    public void Workers_that_are_killed_cost_their_block_and_are_not_blamed_on_their_rows()
    {
        using WorkingFolder folder = new();

        // One of two may be the calibration's, whose end costs no row anything.
        var answer = RunWhile(folder, async workers => await WorkerProcesses.SignalAsync([.. workers.Take(2)], "KILL"));

        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        List<JsonElement> hit = [
            .. results.RootElement.GetProperty("cells").EnumerateArray()
                .Where(cell => FailureOf.Cause(cell).Length > 0)];
        Assert.InRange(hit.Count, 1, 2);
        Assert.All(hit, cell =>
        {
            Assert.Contains("killed from outside", FailureOf.Cause(cell), StringComparison.Ordinal);
            Assert.Equal("assayError", FailureOf.Verdict(cell));
            Assert.Equal(5, cell.GetProperty("blocks").GetArrayLength());
        });
        using var run = ReportedRun.Of(answer, folder);
        run.ClaimsNothingFalse();
        run.Says("killed from outside");
    }

    [Fact]
    public void A_worker_that_is_stopped_for_a_while_makes_no_wrong_rank()
    {
        using WorkingFolder folder = new();

        var answer = RunWhile(folder, async workers =>
        {
            await WorkerProcesses.SignalAsync(workers[^1], "STOP");
            await Task.Delay(TimeSpan.FromSeconds(1.5));
            await WorkerProcesses.SignalAsync(workers[^1], "CONT");
        });

        using var run = ReportedRun.Of(answer, folder);
        Assert.True(run.DroppedShare > 0);
        run.ClaimsNothingFalse();
        run.Says("batches discarded as disturbed");
        Assert.Equal(4, run.RowsWithTimes);
    }

    [Fact]
    public void A_processor_that_runs_at_half_its_pace_for_a_while_makes_no_wrong_rank()
    {
        using WorkingFolder folder = new();

        // Every worker is held back half of the time, in turns of a few milliseconds, for some blocks.
        var answer = RunWhile(folder, async _ =>
        {
            for (var throttled = Stopwatch.StartNew(); throttled.Elapsed < TimeSpan.FromSeconds(5);)
            {
                var workers = WorkerProcesses.In(Cache);
                await WorkerProcesses.SignalAsync(workers, "STOP");
                await Task.Delay(5);
                await WorkerProcesses.SignalAsync(workers, "CONT");
                await Task.Delay(5);
            }
        });

        using var run = ReportedRun.Of(answer, folder);
        Assert.True(run.DroppedShare > 0);
        run.ClaimsNothingFalse();
        run.Says("batches discarded as disturbed");
    }

    [Fact]
    public void Memory_for_a_few_workers_only_measures_in_groups_and_drops_what_does_not_fit()
    {
        using WorkingFolder folder = new();
        Dictionary<string, string> environment = new(adapters.Environment("1m"))
        {
            // What the machine has, as far as the runtime of the command line knows: workers get two fifths of it each, groups three. On a
            // processor with a large cache a worker takes over 128 MB.
            ["DOTNET_GCHeapHardLimit"] = (400 * 1024 * 1024).ToString("X", System.Globalization.CultureInfo.InvariantCulture),
        };

        var answer = AssayProcess.Run(
            folder.Path, _ => { }, environment, [.. Rows[..2], $"good,good,{Rows[2]},exhausts", .. Rows[3..], "--processes", "6"]);

        using var run = ReportedRun.Of(answer, folder);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        var exhausts = results.RootElement.GetProperty("checks").EnumerateArray()
            .Single(check => check.GetProperty("row").GetString() == "exhausts");
        Assert.Contains("memory limit", exhausts.GetProperty("cause").GetString(), StringComparison.Ordinal);
        var groups = results.RootElement.GetProperty("cells").EnumerateArray()
            .SelectMany(cell => cell.GetProperty("blocks").EnumerateArray()).Select(block => block.GetProperty("group").GetInt32());
        Assert.True(groups.Max() > 0, "All workers were measured at once.");
        run.ClaimsNothingFalse();
        run.Says("memory limit");
        Assert.Equal(6, run.RowsWithTimes);
    }

    [Fact]
    public void Load_that_works_only_while_one_row_does_makes_no_false_claim_of_equal_and_slowed_rows()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(folder.Path, _ => { }, adapters.Environment("1m"), "validate", "--check", "load", "--quick",
            "--row", "good", "--format", "json");

        Assert.True(answer.ExitCode == 0, answer.Errors + answer.Output);
        using var report = JsonDocument.Parse(answer.Output);
        var load = report.RootElement.GetProperty("checks")[0];
        Assert.Equal("met", load.GetProperty("state").GetString());
        var values = load.GetProperty("details")[0].GetProperty("values");
        Assert.Equal((1, 0), (values.GetProperty("runs").GetInt32(), values.GetProperty("wrong").GetInt32()));
        Assert.True(values.GetProperty("droppedShare").GetDouble() > 0, "No batch waited: the load did nothing.");
    }

    [ClockFact]
    public void A_clock_that_is_set_back_in_mid_run_changes_nothing()
    {
        using WorkingFolder folder = new();
        using SteppingClock clock = new(folder.File("offset"));
        Dictionary<string, string> environment = new(adapters.Environment("1m"));
        foreach ((var name, var value) in clock.Environment)
            environment[name] = value;
        var before = DateTimeOffset.UtcNow;

        var answer = AssayProcess.Run(folder.Path, seen => StepWhenMeasuring(seen.Line, clock), environment, [.. Rows, "--processes", "6"]);

        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        Assert.True(clock.HasStepped);
        Assert.InRange(results.RootElement.GetProperty("startedAt").GetDateTimeOffset(), before.AddSeconds(-5), DateTimeOffset.UtcNow);
        var times = results.RootElement.GetProperty("cells").EnumerateArray()
            .SelectMany(cell => cell.GetProperty("blocks").EnumerateArray())
            .SelectMany(block => block.GetProperty("elapsedNanoseconds").EnumerateArray()).Select(time => time.GetInt64());
        Assert.All(times, time => Assert.InRange(time, 1, (long)TimeSpan.FromMinutes(1).TotalNanoseconds));
        using var run = ReportedRun.Of(answer, folder);
        run.ClaimsNothingFalse();
        Assert.Equal(4, run.RowsWithTimes);
    }

    private string Cache => adapters.Environment("")["ASSAY_CACHE"];

    /// <summary>A run of four rows and six blocks, disturbed once its second block has its workers.</summary>
    private Answer RunWhile(WorkingFolder folder, Func<IReadOnlyList<int>, Task> disturb)
    {
        Task? disturbing = null;
        var answer = AssayProcess.Run(
            folder.Path, seen => disturbing ??= seen.Line == Measuring ? Task.Run(() => DisturbSecondBlock(folder, disturb)) : null,
            adapters.Environment("1m"), [.. Rows, "--processes", "6"]);
        Assert.NotNull(disturbing);
        Assert.True(
            disturbing.IsCompletedSuccessfully, $"The run ended before it was disturbed: {disturbing.Exception?.Message} {answer.Errors}");
        return answer;
    }

    // The results file has a cell with a block once the first block is measured; four rows and the calibration make five workers.
    private async Task DisturbSecondBlock(WorkingFolder folder, Func<IReadOnlyList<int>, Task> disturb)
    {
        while (!File.Exists(folder.File("r.json"))
            || !(await File.ReadAllTextAsync(folder.File("r.json"))).Contains("elapsedNanoseconds", StringComparison.Ordinal))
            await Task.Delay(10);
        var workers = await WorkerProcesses.WaitForAsync(Cache, 5);
        await disturb(workers);
    }

    private static Task<Disturbance>? StartWhenMeasuring(string line) => line != Measuring ? null : Task.Run(async () =>
    {
        await Task.Delay(TimeSpan.FromSeconds(4));
        return Disturbance.Busy(Environment.ProcessorCount);
    });

    private static void StepWhenMeasuring(string line, SteppingClock clock)
    {
        if (line != Measuring)
            return;
        _ = Task.Run(async () =>
        {
            await Task.Delay(TimeSpan.FromSeconds(3));
            clock.Step(TimeSpan.FromHours(-2));
        });
    }
}
