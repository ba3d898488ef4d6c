using System.Diagnostics;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Checking;

/// <summary>Somebody, or the system, kills workers of a check.</summary>
public sealed class KilledWorkersTests : IDisposable
{
    private static readonly WorkerFailure Killed = WorkerExitReason.Of(WorkerPhase.Serializing, null, 137, "");
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData(typeof(OpenRequest))]
    [InlineData(typeof(WriteRequest))]
    [InlineData(typeof(ReadRequest))]
    public void A_worker_that_is_killed_once_is_replaced(Type request) =>
        Assert.Equal((Verdict.Supported, ""), Check(KilledAt(request, times: 1)));

    [Fact]
    public void A_worker_that_is_killed_twice_is_a_verdict_that_blames_no_library() =>
        Assert.Equal(
            (Verdict.AssayError, "killed from outside (by a user, or out of memory)"), Check(KilledAt(typeof(WriteRequest), times: 2)));

    [Fact]
    public void A_crash_is_a_verdict_at_once()
    {
        var asked = 0;
        FakeWorkers workers = new(new FakeClock())
        {
            Failure = (_, request, _) => request is WriteRequest && ++asked > 0 ? FakeWorkers.Crash : null,
        };

        Assert.Equal((Verdict.Crash, "Stack overflow"), Check(workers));
        Assert.Equal(1, asked);
    }

    [Theory]
    [InlineData(1, Verdict.Supported)]
    [InlineData(2, Verdict.AssayError)]
    public void The_check_of_another_operation_replaces_its_worker_once_too(int times, Verdict verdict)
    {
        // The third and later workers are those of the operation.
        var opened = 0;
        FakeWorkers workers = new(new FakeClock())
        {
            Failure = (_, request, _) => request is OpenRequest && ++opened > 2 && opened <= 2 + times ? Killed : null,
        };

        var row = Checker(workers, Operation.ReadOne).Check(Task(), 1);

        Assert.Equal(verdict, row.Result.Operations.Single().Verdict);
    }

    [Fact]
    public void The_size_of_a_corpus_is_asked_once_more() =>
        Assert.NotNull(Checker(KilledAt(typeof(WriteRequest), times: 1)).CorpusOf(Task()));

    [Fact]
    public void Bad_values_end_the_check_because_no_other_row_can_have_them()
    {
        var failure = WorkerExitReason.Of(WorkerPhase.UserFactory, null, 3, "", "Shop.Samples.Make");
        FakeWorkers workers = new(new FakeClock()) { Failure = (_, request, _) => request is WriteRequest ? failure : null };

        Assert.Equal(failure.Cause, Assert.Throws<BadInputException>(() => Check(workers)).Message);
        Assert.Equal(failure.Cause, Assert.Throws<BadInputException>(() => Checker(workers).CorpusOf(Task())).Message);
    }

    [Fact]
    public void A_real_process_that_is_killed_is_replaced()
    {
        RealWorkers workers = new();
        var task = Task() with
        {
            Row = TestRowsOf.Row("ok"),
            Program = workers.Program,
            Workload = ResultsOf.Books with { DataSet = "samples" },
        };

        var row = Checker(workers).Check(task, 1);

        Assert.Equal((Verdict.Supported, 3), (row.Result.Verdict, workers.Started));
    }

    private (Verdict Verdict, string Cause) Check(FakeWorkers workers)
    {
        var result = Checker(workers).Check(Task(), 1).Result;
        return (result.Verdict, result.Cause);
    }

    private Checker Checker(IWorkerStarter workers, params Operation[] operations) =>
        new(workers,
            new CheckSettings(1, folder.Path, workload => WorkerLimits.For(workload, ServicesOf.MemoryBytes)) { Operations = operations },
            new RunLog(folder.File("log")));

    private static CheckTask Task() =>
        new(TestRowsOf.Row("a"), TestPrograms.Of("x.dll"), ResultsOf.Books, Surface.Bytes);

    private static FakeWorkers KilledAt(Type killed, int times)
    {
        var asked = 0;
        return new FakeWorkers(new FakeClock())
        {
            Failure = (_, request, _) => request.GetType() == killed && ++asked <= times ? Killed : null,
        };
    }

    /// <summary>Starts test workers, and kills the first as a system without memory does.</summary>
    private sealed class RealWorkers : IWorkerStarter
    {
        public AdapterProgram Program { get; } = TestPrograms.Of(TestPrograms.Worker);

        public int Started { get; private set; }

        public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
        {
            var worker = WorkerProcess.Start(program.StartFile, [], limits, cancellation);
            if (++Started == 1)
                Process.GetProcessById(worker.ProcessId).Kill();
            return worker;
        }
    }
}
