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

        public WorkerLimits Limits => limits;

        public long StartedAt => 0;

        public TAnswer Ask<TAnswer>(Request<TAnswer> request) => (TAnswer)AnswerOf(request);

        public void Dispose()
        {
            lock (owner.noting)
                owner.Alive--;
        }

        private object AnswerOf(Request request) => request switch
        {
            OpenRequest open => Open(open),
            ValuesRequest values => Make(values),
            StartRequest start => Start(start),
            WriteRequest write => Write(write),
            ReadRequest => Answered(request, Compare),
            ShowRequest => Answered(request, () => new ShownFrame([1, 2, 3], [], false)),
            MapperRequest => new MappedFrame(job!.Row == "b" ? 20 : 0),
            WarmUpRequest => WarmUp(request),
            BatchRequest batch => RunBatch(batch),
            CalibrationRequest => Calibrate(),
            TraceRequest => owner.Traced,
            TrialRequest => owner.Tried(job!.Row),
            AllocationRequest => Answered(request, () => new AllocatedFrame(512, 512, 100) { Gen0BudgetBytes = 6_000_000 }),
            SpanRequest span => RunSpan(span),
            WeighRequest => Answered(request, () => new WeighedFrame(owner.GraphsOf(job!.Row))),
            CacheRequest cache => UseCache(cache),
            ConfirmRequest confirm => Confirm(confirm),
            IoRequest io => MeasureIo(io),
            FeedRequest => new FedFrame(FeedOutcome.Returned, 1000, 100),
            CompressRequest compress => Compress(compress),
            _ => throw new ArgumentOutOfRangeException(nameof(request), request, "The fake has no answer to it."),
        };

        private OpenedFrame Open(OpenRequest open)
        {
            var request = job = open.Job;
            lock (owner.noting)
            {
                owner.Started++;
                owner.Jobs.Add(request);
            }

            FailIfAsked(open);
            return new OpenedFrame([Core.Adapters.Surface.Bytes, Core.Adapters.Surface.Stream], owner.Runtime, "1.2.3", [])
            {
                Member = request.Operation == Core.Adapters.Operation.ReadOne ? "BookShelf.Secret" : "",
                Refusal = owner.Refusal(request.Row, request.Operation),
            };
        }

        private ValuesFrame Make(ValuesRequest request)
        {
            FailIfAsked(request);
            return new ValuesFrame(request.Source.Origin, 1, 10, "abc", []);
        }

        private StartedFrame Start(StartRequest request)
        {
            lock (owner.noting)
                owner.Starts.Add(request);
            job = request.Types.Count > 0 ? request.Types[0] : null;
            if (job is not null)
                FailIfAsked(request);
            return owner.StartOf(request);
        }

        private WrittenFrame Write(WriteRequest request)
        {
            FailIfAsked(request);
            (var bytes, var peak) = owner.BytesOf(job!);
            PayloadFile.Write(job!.PayloadFile, [.. Enumerable.Range(0, job.Instances).Select(_ => new byte[bytes])]);
            return new WrittenFrame(bytes, (long)bytes * job.Instances, "abc", 10, peak);
        }

        private ComparedFrame Compare()
        {
            var differences = owner.Differences(job!.Row);
            return new ComparedFrame(differences, 1 << 20) { LostMembers = differences.Count };
        }

        private WarmedUpFrame WarmUp(Request request)
        {
            lock (owner.noting)
            {
                earlier = owner.warmed.Count(other => other == (job!.Row, job.Operation));
                owner.warmed.Add((job!.Row, job.Operation));
                owner.WarmUps.Add(job.Row);
            }

            FailIfAsked(request);
            owner.Advance(owner.WarmUpTime);
            return new WarmedUpFrame(true, 1000, owner.Operations(job.Row), 20, 1_000_000, 50, "");
        }

        private BatchFrame RunBatch(BatchRequest batch)
        {
            if (batch.Operations == 0)
                return default;
            var number = batches++;
            owner.BeforeBatch(job!.Row, number);
            FailIfAsked(batch, number);
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

        private CalibratedFrame Calibrate()
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

        private SpanFrame RunSpan(SpanRequest span)
        {
            lock (owner.noting)
                owner.Spans.Add((job!, limits.Settings, span));
            FailIfAsked(span, span.Threads);
            return new SpanFrame(owner.SpanOf(job!.Row, limits.Settings, span));
        }

        private CacheFrame UseCache(CacheRequest cache)
        {
            lock (owner.noting)
                owner.Caches.Add((job!.Row, cache));
            FailIfAsked(cache, (int)cache.Form);
            return new CacheFrame(MemoryFacts.Cache(cache));
        }

        private ConfirmedFrame Confirm(ConfirmRequest request)
        {
            lock (owner.noting)
                owner.Confirmations.Add((job!.Row, request));
            FailIfAsked(request);
            return owner.Confirmed(job!);
        }

        private IoFrame MeasureIo(IoRequest request)
        {
            lock (owner.noting)
                owner.Transfers.Add((job!, request));
            FailIfAsked(request);
            return owner.IoOf(job!, request);
        }

        private CompressedFrame Compress(CompressRequest request)
        {
            lock (owner.noting)
                owner.Compressions.Add(request);
            return new CompressedFrame(
                1000, [.. request.Codecs.Select(codec => new CodecTimes(codec, 250, 10, 20, [40_000, 50_000], [20_000, 30_000]))]);
        }

        private TAnswer Answered<TAnswer>(Request request, Func<TAnswer> answer)
        {
            FailIfAsked(request);
            return answer();
        }

        private void FailIfAsked(Request request, int number = 0)
        {
            if (owner.Failure(job!.Row, request, number) is WorkerFailure failure)
                throw new WorkerFailedException(failure);
        }
    }
}
