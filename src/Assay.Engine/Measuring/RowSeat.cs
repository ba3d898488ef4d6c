using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Processes;

namespace Assay.Engine.Measuring;

/// <summary>One row's worker in a block, and what it measured so far.</summary>
internal sealed class RowSeat(ReadyRow row) : IDisposable
{
    private const string StillCompiling = "methods were still compiled while measuring";
    private readonly List<int> positions = [];
    private readonly List<BatchFrame> batches = [];
    private IWorker? worker;
    private WarmedUpFrame? warm;
    private AllocatedFrame? allocated;
    private MappedFrame mapped;
    private int firstRound;

    public ReadyRow Row => row;

    /// <summary>The failure that ended the worker; null while it lives.</summary>
    public WorkerFailure? Failure { get; private set; }

    /// <summary>The failure after all rounds were measured; null where there was none.</summary>
    public WorkerFailure? LateFailure { get; private set; }

    public bool IsAlive => Failure is null;

    /// <summary>Rounds since the last one in which methods were compiled.</summary>
    public int SteadyRounds => batches.Count - firstRound;

    public void WarmUp(IWorkerStarter starter, WorkerLimits limits, CancellationToken cancellation) => Guard(() =>
    {
        worker = starter.Start(row.Program, WorkerPurpose.Throughput, limits, cancellation);
        worker.Open(row.Job);
        warm = worker.WarmUp();
    });

    public void RunBatch(int position) => Guard(() =>
    {
        BatchFrame batch = worker!.RunBatch(new BatchRequest(warm!.OperationsPerBatch, warm.OperationsPerLeadIn));
        positions.Add(position);
        batches.Add(batch);
        if (batch.MethodsCompiled > 0)
            firstRound = batches.Count;
    });

    /// <summary>Counts allocation and times the mapper after all rounds, in the process that ran them; where that fails, the rounds stay as good as they are.</summary>
    public void CountAllocation()
    {
        try
        {
            allocated = worker!.CountAllocation();
            mapped = worker.TimeMapper();
        }
        catch (WorkerFailedException exception)
        {
            LateFailure = exception.Failure;
        }
    }

    public RowOutcome Outcome(PlannedBlock block, int target) => IsAlive
        ? new RowOutcome(row, Samples(block, target), allocated, LateFailure) { MapperNanoseconds = mapped.NanosecondsPerOperation }
        : new RowOutcome(row, null, null, Failure);

    public void Dispose() => worker?.Dispose();

    private BlockSamples Samples(PlannedBlock block, int target)
    {
        bool settled = SteadyRounds >= Math.Min(batches.Count, Math.Max(3, target / 4));
        return new BlockSamples
        {
            Block = block.Number,
            Group = block.Group,
            OperationsPerBatch = warm!.OperationsPerBatch,
            IsSteady = warm.IsSteady && settled,
            SteadyReason = warm.IsSteady && !settled ? StillCompiling : warm.Reason,
            WarmUpNanoseconds = warm.ElapsedNanoseconds,
            FirstRound = settled ? firstRound : 0,
            Position = positions,
            ElapsedNanoseconds = [.. batches.Select(batch => batch.ElapsedNanoseconds)],
            CpuNanoseconds = [.. batches.Select(batch => batch.CpuNanoseconds)],
            PauseNanoseconds = [.. batches.Select(batch => batch.PauseNanoseconds)],
            Gen0Collections = [.. batches.Select(batch => batch.Gen0Collections)],
            Gen1Collections = [.. batches.Select(batch => batch.Gen1Collections)],
            Gen2Collections = [.. batches.Select(batch => batch.Gen2Collections)],
            MethodsCompiled = [.. batches.Select(batch => batch.MethodsCompiled)],
        };
    }

    private void Guard(Action request)
    {
        try
        {
            request();
        }
        catch (WorkerFailedException exception)
        {
            Failure = exception.Failure;
        }
    }
}
