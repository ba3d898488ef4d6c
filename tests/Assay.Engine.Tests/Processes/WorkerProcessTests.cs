using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

/// <summary>Real processes: the rows of the test worker crash, hang, exhaust and print.</summary>
public sealed class WorkerProcessTests : IDisposable
{
    private const int Instances = 3;

    private static readonly string Program = TestPrograms.Worker;

    private static readonly WorkerLimits Roomy = new(TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(2), 1L << 31);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void One_process_writes_and_a_fresh_one_reads()
    {
        using var writer = Open("ok", Roomy);
        var written = writer.Ask(new WriteRequest());
        using var reader = Open("ok", Roomy);

        Assert.Empty(reader.Ask(new ReadRequest()).Differences);
        Assert.Equal(Instances, PayloadFile.Read(folder.File("payloads")).Count);
        Assert.Equal(written.PayloadBytes, PayloadFile.Read(folder.File("payloads"))[0].Length);
    }

    [Fact]
    public void A_program_that_somebody_removed_from_the_cache_is_said_to_be_gone() => Assert.Equal(
        "The worker's program is gone from the cache",
        Assert.Throws<WorkerFailedException>(() => WorkerProcess.Start(folder.File("gone"), [], Roomy)).Message);

    [Fact]
    public void A_worker_may_be_ended_twice()
    {
        var worker = Open("ok", Roomy);

        worker.Dispose();
        worker.Dispose();

        Assert.Throws<ObjectDisposedException>(() => worker.Ask(new WriteRequest()));
    }

    [Fact]
    public void A_warmed_up_worker_times_batches_and_counts_allocation()
    {
        using var worker = Open("ok", Roomy, WorkerStarter.ThroughputSettings);
        var warm = worker.Ask(worker.Limits.WarmUpRequest);
        var compiled = Enumerable.Range(0, 40).Sum(_ => worker.Ask(new BatchRequest(0, 0)).MethodsCompiled);
        var batch = worker.Ask(new BatchRequest(1, 0));

        Assert.True(warm.OperationsPerBatch >= 1);
        Assert.True(compiled > 0);
        Assert.True(batch.ElapsedNanoseconds > 0);
        Assert.True(worker.Ask(new AllocationRequest()).ThreadBytesPerOperation > 0);
    }

    [Fact]
    public void A_library_that_throws_is_rejected_with_its_message()
    {
        var failure = FailureOf("throws", worker => worker.Ask(new WriteRequest()));

        Assert.Equal(Verdict.Rejected, failure.Verdict);
        Assert.Contains("FormatException: The test row refuses.", failure.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void A_real_stack_overflow_is_a_crash()
    {
        var failure = FailureOf("overflows", worker => worker.Ask(new WriteRequest()));

        Assert.Equal((Verdict.Crash, "Stack overflow"), (failure.Verdict, failure.Cause));
    }

    [Fact]
    public void A_library_that_exits_is_a_crash_with_its_exit_code()
    {
        var failure = FailureOf("exits", worker => worker.Ask(new WriteRequest()));

        Assert.Equal((Verdict.Crash, "Environment.Exit was called: the process ended with exit code 3"), (failure.Verdict, failure.Cause));
    }

    [Fact]
    public void An_endless_loop_is_ended_at_the_time_limit()
    {
        var failure = FailureOf("hangs", worker => worker.Ask(new WriteRequest()), Roomy with { Request = TimeSpan.FromSeconds(2) });

        Assert.Equal((Verdict.Hang, "time limit of 2 s"), (failure.Verdict, failure.Cause));
    }

    [Fact]
    public void A_check_that_somebody_waits_for_says_that_the_library_is_too_slow()
    {
        var limits = Roomy with { Request = TimeSpan.FromMinutes(10), ProcessorTime = TimeSpan.FromSeconds(1) };

        var failure = FailureOf("hangs", worker => worker.Ask(new WriteRequest()), limits);

        Assert.Equal((Verdict.Hang, "too slow: over 1 s of processor time"), (failure.Verdict, failure.Cause));
    }

    [Fact]
    public void Large_values_have_more_time_than_small_ones()
    {
        var small = Roomy.OfCheck(1).ProcessorTime!.Value;

        Assert.InRange(small, TimeSpan.FromSeconds(1), TimeSpan.FromSeconds(11));
        Assert.Equal(TimeSpan.FromSeconds(20), Roomy.OfCheck(100_001).ProcessorTime - small);
    }

    [Fact]
    public void A_library_that_eats_memory_is_ended_at_the_resident_limit()
    {
        var failure = FailureOf("exhausts", worker => worker.Ask(new WriteRequest()), Roomy with { ResidentBytes = 300 << 20 });

        Assert.Equal((Verdict.Hang, "memory limit of 300 MiB"), (failure.Verdict, failure.Cause));
    }

    [Fact]
    public void A_library_that_eats_memory_is_ended_by_the_heap_limit_of_a_check()
    {
        var limits = Roomy with { ResidentBytes = 400 << 20 };

        var failure =
            FailureOf(
                "exhausts", worker => worker.Ask(new WriteRequest()), limits, [(limits with { ResidentBytes = 200 << 20 }).HeapSetting]);

        Assert.Equal(Verdict.Hang, failure.Verdict);
        Assert.StartsWith("memory limit (", failure.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void A_library_that_prints_to_standard_output_disturbs_nothing()
    {
        using var worker = Open("prints", Roomy);

        Assert.True(worker.Ask(new WriteRequest()).PayloadBytes > 0);
    }

    [Fact]
    public async Task A_cancelled_request_ends_at_once_though_its_library_hangs()
    {
        using CancellationTokenSource source = new();
        using var worker = WorkerProcess.Start(Program, [], Roomy, source.Token);
        worker.Ask(new OpenRequest(Job("hangs")));
        Task request = Task.Run(() => worker.Ask(new WriteRequest()));
        await Task.Delay(300);

        await source.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => request.WaitAsync(TimeSpan.FromSeconds(30)));
    }

    [Fact]
    public void A_worker_killed_while_asleep_is_not_its_librarys_crash()
    {
        using var worker = Open("ok", Roomy);
        worker.Ask(new WriteRequest());
        using (var process = System.Diagnostics.Process.GetProcessById(worker.ProcessId))
        {
            process.Kill();
            process.WaitForExit();
        }

        Assert.Equal(Verdict.AssayError, Assert.Throws<WorkerFailedException>(() => worker.Ask(new ReadRequest())).Failure.Verdict);
    }

    [Fact]
    public void A_worker_that_is_stopped_until_its_time_limit_is_not_its_librarys_hang()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Needs Linux.");
        using var worker = Open("hangs", Roomy with { Request = TimeSpan.FromSeconds(3) });
        using (var stop = System.Diagnostics.Process.Start("kill", ["-STOP", $"{worker.ProcessId}"]))
            stop.WaitForExit();

        var failure = Assert.Throws<WorkerFailedException>(() => worker.Ask(new WriteRequest())).Failure;

        Assert.Equal(Verdict.AssayError, failure.Verdict);
        Assert.Matches(@"^stopped from outside for [0-9.]+ s \(time limit of 3 s\)$", failure.Cause);
    }

    [Fact]
    public void A_row_that_does_not_exist_is_Assays_own_error()
    {
        using var worker = WorkerProcess.Start(Program, [], Roomy);

        Assert.Equal(
            Verdict.AssayError,
            Assert.Throws<WorkerFailedException>(() => worker.Ask(new OpenRequest(Job("no such row")))).Failure.Verdict);
    }

    [Fact]
    public void A_program_that_does_not_exist_is_Assays_own_error()
    {
        using var worker = WorkerProcess.Start(folder.File("missing.dll"), [], Roomy);

        Assert.Equal(
            Verdict.AssayError, Assert.Throws<WorkerFailedException>(() => worker.Ask(new OpenRequest(Job("ok")))).Failure.Verdict);
    }

    [Fact]
    public void Many_workers_started_at_once_each_end_when_their_own_pipe_closes()
    {
        var workers = new WorkerProcess[6];
        Parallel.For(0, workers.Length, i => workers[i] = Open("ok", Roomy));

        var failure = Assert.Throws<WorkerFailedException>(() =>
        {
            using var dying = Open("exits", Roomy);
            dying.Ask(new WriteRequest());
        }).Failure;

        Assert.Equal(Verdict.Crash, failure.Verdict);
        Assert.All(workers, worker => worker.Dispose());
    }

    private WorkerFailure FailureOf(
        string row, Action<WorkerProcess> request, WorkerLimits? limits = null, IReadOnlyList<string>? settings = null)
    {
        using var worker = Open(row, limits ?? Roomy, settings);
        return Assert.Throws<WorkerFailedException>(() => request(worker)).Failure;
    }

    private WorkerProcess Open(string row, WorkerLimits limits, IReadOnlyList<string>? settings = null)
    {
        var worker = WorkerProcess.Start(Program, settings ?? [], limits);
        worker.Ask(new OpenRequest(Job(row)));
        return worker;
    }

    private JobFrame Job(string row) =>
        new(row, "samples", new Recipe(100, 1, 0, 0), Instances, Surface.Bytes, Operation.Serialize, folder.File("payloads"));
}
