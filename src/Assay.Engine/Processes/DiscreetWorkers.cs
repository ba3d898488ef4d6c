using Assay.Core.Protocol;
using Assay.Engine.Building;

namespace Assay.Engine.Processes;

/// <summary>Starts workers whose failures say what happened without quoting: an exception's message may hold a value of the user's.</summary>
/// <param name="starter">Starts the workers.</param>
public sealed class DiscreetWorkers(IWorkerStarter starter) : IWorkerStarter
{
    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation) =>
        new Worker(Discreetly(() => starter.Start(program, purpose, limits, cancellation)));

    private static T Discreetly<T>(Func<T> request)
    {
        try
        {
            return request();
        }
        catch (WorkerFailedException exception)
        {
            throw new WorkerFailedException(exception.Failure.WithoutQuotes());
        }
    }

    private sealed class Worker(IWorker worker) : IWorker
    {
        public OpenedFrame Open(JobFrame job) => Discreetly(() => worker.Open(job));

        public ValuesFrame MakeValues(ValuesRequest request) => Discreetly(() => worker.MakeValues(request));

        public WrittenFrame Write() => Discreetly(worker.Write);

        public ComparedFrame Read() => Discreetly(worker.Read);

        public ShownFrame Show() => Discreetly(worker.Show);

        public MappedFrame TimeMapper() => Discreetly(worker.TimeMapper);

        public WarmedUpFrame WarmUp() => Discreetly(worker.WarmUp);

        public BatchFrame RunBatch(BatchRequest batch)
        {
            // Without a closure: between batches nothing is allocated that need not be.
            try
            {
                return worker.RunBatch(batch);
            }
            catch (WorkerFailedException exception)
            {
                throw new WorkerFailedException(exception.Failure.WithoutQuotes());
            }
        }

        public CalibratedFrame Calibrate() => Discreetly(worker.Calibrate);

        public TracedFrame Trace() => Discreetly(worker.Trace);

        public TriedFrame Try(TrialKind kind) => Discreetly(() => worker.Try(kind));

        public AllocatedFrame CountAllocation() => Discreetly(worker.CountAllocation);

        public ConfirmedFrame Confirm(ConfirmRequest request) => Discreetly(() => worker.Confirm(request));

        public void Dispose() => worker.Dispose();
    }
}
