using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Processes;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Starts workers that answer at once and notes what they were asked.</summary>
internal sealed class FakeWorkers(FakeClock clock) : IWorkerStarter
{
    private readonly Lock noting = new();

    /// <summary>Row of each batch, in the order run.</summary>
    public List<string> Batches { get; } = [];

    /// <summary>Number of workers started.</summary>
    public int Started { get; private set; }

    /// <summary>Number of workers not yet disposed of.</summary>
    public int Alive { get; private set; }

    /// <summary>How long a batch of a row takes.</summary>
    public Func<string, TimeSpan> BatchTime { get; init; } = _ => TimeSpan.FromMilliseconds(2);

    /// <summary>The failure of a row's request, or null: given row, request and how often the row was asked for it.</summary>
    public Func<string, FrameKind, int, WorkerFailure?> Failure { get; init; } = (_, _, _) => null;

    /// <summary>Methods compiled in the batch of this number of a row's worker.</summary>
    public Func<string, int, int> Compiled { get; init; } = (_, _) => 0;

    /// <summary>Told before each batch.</summary>
    public Action<string, int> BeforeBatch { get; init; } = (_, _) => { };

    /// <summary>What comes back different.</summary>
    public Func<string, IReadOnlyList<string>> Differences { get; init; } = _ => [];

    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
    {
        lock (noting)
        {
            Started++;
            Alive++;
        }

        return new FakeWorker(this);
    }

    public static WorkerFailure Crash { get; } = new(Verdict.Crash, "Stack overflow", "Stack overflow.");

    private sealed class FakeWorker(FakeWorkers owner) : IWorker
    {
        private JobFrame? job;
        private int batches;

        public OpenedFrame Open(JobFrame request)
        {
            job = request;
            Ask(FrameKind.Open, 0);
            return new OpenedFrame([Core.Adapters.Surface.Bytes, Core.Adapters.Surface.Stream], ".NET 10.0.0", "1.2.3", []);
        }

        public WrittenFrame Write()
        {
            Ask(FrameKind.Write, 0);
            PayloadFile.Write(job!.PayloadFile, [.. Enumerable.Range(0, job.Instances).Select(_ => new byte[1000])]);
            return new WrittenFrame(1000, 1000L * job.Instances, "abc", 10, 1 << 20);
        }

        public ComparedFrame Read()
        {
            Ask(FrameKind.Read, 0);
            return new ComparedFrame(owner.Differences(job!.Row), 1 << 20);
        }

        public MappedFrame TimeMapper() => new(job!.Row == "b" ? 20 : 0);

        public WarmedUpFrame WarmUp()
        {
            Ask(FrameKind.WarmUp, 0);
            return new WarmedUpFrame(true, 1000, 100, 20, 1_000_000, 50, "");
        }

        public BatchFrame RunBatch(BatchRequest batch)
        {
            int number = batches++;
            owner.BeforeBatch(job!.Row, number);
            Ask(FrameKind.Batch, number);
            TimeSpan time = owner.BatchTime(job.Row);
            owner.Advance(time);
            lock (owner.noting)
                owner.Batches.Add(job.Row);
            return new BatchFrame(time.Ticks * 100, time.Ticks * 100, 0, 0, 0, 0, 0, owner.Compiled(job.Row, number));
        }

        public CalibratedFrame Calibrate()
        {
            KernelReading steady = new(300_000, 300_000);
            owner.Advance(TimeSpan.FromMilliseconds(1));
            return new CalibratedFrame(steady, steady, steady, 0);
        }

        public TracedFrame Trace() => new([], [], []);

        public AllocatedFrame CountAllocation()
        {
            Ask(FrameKind.Allocation, 0);
            return new AllocatedFrame(512, 512, 100);
        }

        public void Dispose()
        {
            lock (owner.noting)
                owner.Alive--;
        }

        private void Ask(FrameKind request, int number)
        {
            if (owner.Failure(job!.Row, request, number) is WorkerFailure failure)
                throw new WorkerFailedException(failure);
        }
    }

    private void Advance(TimeSpan time) => clock.Advance(time);
}
