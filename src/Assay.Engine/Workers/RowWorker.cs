using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>One row's worker in a block, and what it measured so far.</summary>
internal sealed class RowWorker(ReadyRow row, RunOptions options) : IDisposable
{
    private const string StillCompiling = "methods were still compiled while measuring";
    private readonly List<int> positions = [];
    private readonly List<BatchFrame> batches = [];
    private readonly Rehearsal rehearsal = new();
    private IWorker? worker;
    private WarmedUpFrame? warm;
    private BatchSize? size;
    private AllocatedFrame? allocated;
    private MappedFrame mapped;
    private TracedFrame traced = new([], [], []);
    private int firstRound;

    public ReadyRow Row => row;

    /// <summary>The failure that ended the worker; null while it lives.</summary>
    public WorkerFailure? Failure { get; private set; }

    /// <summary>The failure after all rounds were measured; null where there was none.</summary>
    public WorkerFailure? LateFailure { get; private set; }

    /// <summary>Why Assay could not confirm what was timed; null where it could, and where the library failed.</summary>
    public WorkerFailure? Unconfirmed { get; private set; }

    /// <summary>The failure that is the user's to correct; null where there is none.</summary>
    public WorkerFailure? UsersFailure =>
        new[] { Failure, LateFailure, Unconfirmed }.FirstOrDefault(failure => failure is { Kind: WorkerFailureKind.Input });

    public bool IsAlive => Failure is null;

    /// <summary>Whether the way of a batch is compiled.</summary>
    public bool IsRehearsed => rehearsal.IsOver || !IsAlive;

    /// <summary>Rounds since the last one in which methods were compiled.</summary>
    public int SteadyRounds => batches.Count - firstRound;

    /// <summary>Time in batches and the operations that led them in, those at the pace of the timed ones.</summary>
    public double BatchNanoseconds =>
        size is null
            ? 0
            : batches.Sum(batch => (double)batch.ElapsedNanoseconds) * (1 + ((double)size.Request.LeadIn / size.Request.Operations));

    public void WarmUp(IWorkerStarter starter, WorkerLimits limits, BusyTime warming, CancellationToken cancellation) => Guard(() =>
    {
        worker = starter.Start(row.Program, WorkerPurpose.Throughput, limits, cancellation);
        worker.Ask(new OpenRequest(row.Job with { IsTraced = options.IsDeep }));
        warming.During(() => warm = worker.Ask(limits.WarmUpRequest));
        size = BatchSize.Of(warm!, options, row.Label);
    });

    /// <summary>Goes the way of some batches.</summary>
    public void Rehearse() => Guard(() => rehearsal.Run(worker!));

    public void RunBatch(int position) => Guard(() =>
    {
        var batch = worker!.Ask(size!.Request);
        positions.Add(position);
        batches.Add(batch);
        if (batch.MethodsCompiled > 0)
            firstRound = batches.Count;
    });

    /// <summary>
    /// Counts allocation after all rounds, in the process that ran them; where that fails, the rounds stay as good as they are.
    /// </summary>
    public void CountAllocation() => GuardLate(() => allocated = worker!.Ask(new AllocationRequest()));

    /// <summary>Times the mapper there; the same holds.</summary>
    public void TimeMapper() => GuardLate(() => mapped = worker!.Ask(new MapperRequest()));

    /// <summary>Asks after all rounds which methods were compiled in them.</summary>
    public void Trace() => GuardLate(() => traced = worker!.Ask(new TraceRequest()));

    /// <summary>Sees after all else whether the timed work is the checked work; where it is not, the rounds say nothing.</summary>
    public void Confirm(ConfirmationJudge judge)
    {
        if (!IsAlive || LateFailure is not null)
            return;
        var request = ConfirmationJudge.RequestOf(row);
        try
        {
            var found = worker!.Ask(request);
            if (Attempt(() => judge.CauseOf(row, request, found)) is { Length: > 0 } cause)
                Failure = new WorkerFailure(WorkerFailureKind.OtherWork, cause, cause);
        }
        catch (WorkerFailedException exception) when (exception.Failure.Verdict is Verdict.Rejected or Verdict.Crash)
        {
            Failure = exception.Failure with { Cause = $"after the last round, with new data: {exception.Failure.Cause}" };
        }
        catch (WorkerFailedException exception)
        {
            Unconfirmed = exception.Failure;
        }
    }

    public RowOutcome Outcome(PlannedBlock block, RoundCount count) => IsAlive
        ? new RowOutcome(row, Samples(block, count), allocated, LateFailure)
        {
            MapperNanoseconds = mapped.NanosecondsPerOperation,
            Unconfirmed = Unconfirmed?.Cause ?? "",
        }
        : new RowOutcome(row, null, null, Failure);

    public void Dispose() => worker?.Dispose();

    private BlockSamples Samples(PlannedBlock block, RoundCount count)
    {
        var settled = SteadyRounds >= Math.Min(batches.Count, Math.Max(3, count.Target / 4));
        return new BlockSamples
        {
            Block = block.Number,
            Group = block.Group,
            OperationsPerBatch = size!.Counted,
            IsSteady = warm!.IsSteady && settled,
            SteadyReason = warm.IsSteady && !settled ? StillCompiling : warm.Reason,
            WarmUpNanoseconds = warm.ElapsedNanoseconds,
            FirstRound = settled ? Math.Max(firstRound, count.Settling) : count.Settling,
            Position = positions,
            ElapsedNanoseconds = [.. batches.Select(batch => batch.ElapsedNanoseconds)],
            CpuNanoseconds = [.. batches.Select(batch => batch.CpuNanoseconds)],
            PauseNanoseconds = [.. batches.Select(batch => batch.PauseNanoseconds)],
            Gen0Collections = [.. batches.Select(batch => batch.Gen0Collections)],
            Gen1Collections = [.. batches.Select(batch => batch.Gen1Collections)],
            Gen2Collections = [.. batches.Select(batch => batch.Gen2Collections)],
            InvoluntarySwitches = [.. batches.Select(batch => batch.InvoluntarySwitches)],
            MethodsCompiled = [.. batches.Select(batch => batch.MethodsCompiled)],
            CompiledMethods = [
                .. traced.Names.Select(
                    (name, i) => new CompiledMethod(Math.Clamp(traced.Batches[i], 0, batches.Count - 1), name, traced.Tiers[i]))],
            Process = traced.Facts,
        };
    }

    // Ordinary use that fails now is no fault of what was timed.
    private string Attempt(Func<string> judge)
    {
        try
        {
            return judge();
        }
        catch (WorkerFailedException exception)
        {
            Unconfirmed = exception.Failure;
            return "";
        }
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

    private void GuardLate(Action request)
    {
        if (LateFailure is not null)
            return;
        try
        {
            request();
        }
        catch (WorkerFailedException exception)
        {
            LateFailure = exception.Failure;
        }
    }
}
