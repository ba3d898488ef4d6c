using Assay.Core.Protocol;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Fakes;

internal sealed partial class FakeWorkers
{
    private sealed class FakeWorker(FakeWorkers owner, WorkerLimits limits) : IWorker
    {
        private JobFrame? job;
        private int batches;
        private int calibrations;
        private int earlier;

        public OpenedFrame Open(JobFrame request)
        {
            job = request;
            lock (owner.noting)
            {
                owner.Started++;
                owner.Jobs.Add(request);
            }

            Ask(FrameKind.Open, 0);
            return new OpenedFrame([Core.Adapters.Surface.Bytes, Core.Adapters.Surface.Stream], ".NET 10.0.0", "1.2.3", [])
            {
                Member = request.Operation == Core.Adapters.Operation.ReadOne ? "BookShelf.Secret" : "",
                Refusal = owner.Refusal(request.Row, request.Operation),
            };
        }

        public ValuesFrame MakeValues(ValuesRequest request)
        {
            Ask(FrameKind.Values, 0);
            return new ValuesFrame(request.Source.Origin, 1, 10, "abc", []);
        }

        public WorkerStart Start(StartRequest request)
        {
            lock (owner.noting)
                owner.Starts.Add(request);
            job = request.Types.Count > 0 ? request.Types[0] : null;
            if (job is not null)
                Ask(FrameKind.Start, 0);
            return owner.StartOf(request);
        }

        public WrittenFrame Write()
        {
            Ask(FrameKind.Write, 0);
            (var bytes, var peak) = owner.BytesOf(job!);
            PayloadFile.Write(job!.PayloadFile, [.. Enumerable.Range(0, job.Instances).Select(_ => new byte[bytes])]);
            return new WrittenFrame(bytes, (long)bytes * job.Instances, "abc", 10, peak);
        }

        public ComparedFrame Read()
        {
            Ask(FrameKind.Read, 0);
            return new ComparedFrame(owner.Differences(job!.Row), 1 << 20);
        }

        public ShownFrame Show()
        {
            Ask(FrameKind.Show, 0);
            return new ShownFrame([1, 2, 3], [], false);
        }

        public MappedFrame TimeMapper() => new(job!.Row == "b" ? 20 : 0);

        public WarmedUpFrame WarmUp()
        {
            lock (owner.noting)
            {
                earlier = owner.warmed.Count(other => other == (job!.Row, job.Operation));
                owner.warmed.Add((job!.Row, job.Operation));
                owner.WarmUps.Add(job.Row);
            }

            Ask(FrameKind.WarmUp, 0);
            owner.Advance(owner.WarmUpTime);
            return new WarmedUpFrame(true, 1000, owner.Operations(job.Row), 20, 1_000_000, 50, "");
        }

        public int Rehearse() => 0;

        public BatchFrame RunBatch(BatchRequest batch)
        {
            var number = batches++;
            owner.BeforeBatch(job!.Row, number);
            Ask(FrameKind.Batch, number);
            var time = owner.BatchTime(job, earlier);
            lock (owner.noting)
            {
                owner.Batches.Add(job.Row);
                owner.Requests.Add(batch);
                owner.Begins.Add(owner.Now);
            }

            owner.Advance(time);
            return new BatchFrame(time.Ticks * 100, time.Ticks * 100, 0, 0, 0, 0, 0, owner.Compiled(job.Row, number));
        }

        public CalibratedFrame Calibrate()
        {
            var number = calibrations++;
            lock (owner.noting)
                owner.Calibrations++;
            if (owner.CalibrationDies(number))
                throw new WorkerFailedException(Crash);
            KernelReading steady = new(300_000, 300_000);
            owner.Advance(TimeSpan.FromMilliseconds(1));
            return new CalibratedFrame(steady, steady, steady, 0) { CopyBytesPerSecond = 5e10 };
        }

        public TracedFrame Trace() => owner.Traced;

        public TriedFrame Try(TrialKind kind) => owner.Tried(job!.Row);

        public AllocatedFrame CountAllocation()
        {
            Ask(FrameKind.Allocation, 0);
            return new AllocatedFrame(512, 512, 100) { Gen0BudgetBytes = 6_000_000 };
        }

        public SpanFrame RunSpan(SpanRequest span)
        {
            lock (owner.noting)
                owner.Spans.Add((job!, limits.Settings, span));
            Ask(FrameKind.Span, span.Threads);
            return new SpanFrame(owner.SpanOf(job!.Row, limits.Settings, span));
        }

        public WeighedFrame Weigh()
        {
            Ask(FrameKind.Weigh, 0);
            return new WeighedFrame(owner.GraphsOf(job!.Row));
        }

        public CacheFrame UseCache(CacheRequest cache)
        {
            lock (owner.noting)
                owner.Caches.Add((job!.Row, cache));
            Ask(FrameKind.Cache, (int)cache.Form);
            return new CacheFrame(MemoryFacts.Cache(cache));
        }

        public ConfirmedFrame Confirm(ConfirmRequest request)
        {
            lock (owner.noting)
                owner.Confirmations.Add((job!.Row, request));
            Ask(FrameKind.Confirm, 0);
            return owner.Confirmed(job!);
        }

        public IoFrame MeasureIo(IoRequest request)
        {
            lock (owner.noting)
                owner.Transfers.Add((job!, request));
            Ask(FrameKind.Io, 0);
            return owner.IoOf(job!, request);
        }

        public FedFrame Feed(FeedRequest request) => new(FeedOutcome.Returned, 1000, 100);

        public CompressedFrame Compress(CompressRequest request)
        {
            lock (owner.noting)
                owner.Compressions.Add(request);
            return new CompressedFrame(
                1000, [.. request.Codecs.Select(codec => new CodecTimes(codec, 250, 10, 20, [40_000, 50_000], [20_000, 30_000]))]);
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
}
