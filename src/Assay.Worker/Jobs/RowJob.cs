using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;

namespace Assay.Worker.Jobs;

/// <summary>One job of a worker behind the types of its row: a method for each request of the engine.</summary>
internal abstract class RowJob : IDisposable
{
    public abstract OpenedFrame Describe();

    /// <summary>Serializes the corpus into the payload file.</summary>
    public abstract WrittenFrame Write();

    /// <summary>Deserializes the payload file and compares with what was meant.</summary>
    public abstract ComparedFrame Read();

    /// <summary>Serializes the first instance and describes its values.</summary>
    public abstract ShownFrame Show();

    /// <summary>The operation over the corpus, made anew.</summary>
    public abstract OperationLoop OpenLoop();

    /// <summary>Runs the operation until it is steady.</summary>
    /// <param name="capNanoseconds">Wall time after which it gives up.</param>
    public abstract WarmedUpFrame WarmUp(long capNanoseconds);

    /// <summary>Times one batch.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    /// <param name="batch">How many operations; none is a rehearsal of the way there and back.</param>
    public abstract BatchFrame TimeBatch(BatchRequest batch);

    /// <summary>Names the methods compiled in and between batches since the warm-up or the last trace.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up, or the job is not traced.</exception>
    public abstract TracedFrame Trace();

    /// <summary>Counts the bytes that operations allocate.</summary>
    public abstract AllocatedFrame CountAllocation();

    /// <summary>Times the mapper in the direction of the operation; zero for the plain dialect.</summary>
    public abstract MappedFrame TimeMapper();

    /// <summary>Sees whether the timed work is the checked work; nothing is timed after it.</summary>
    /// <param name="unseen">Recipe of the first of two instances that the job never had.</param>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    public abstract ConfirmedFrame Confirm(Recipe unseen);

    /// <summary>Sends the values through transports, or receives them, in the direction of the operation.</summary>
    public abstract IoFrame MeasureIo(IoRequest request);

    /// <summary>Treats adapters of the row's class, made for this alone, as ordinary use does not.</summary>
    public abstract TriedFrame Try(TrialKind kind);

    /// <summary>Calls without a break.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    public abstract SpanFrame RunSpan(SpanRequest span);

    /// <summary>Weighs what graphs hold, and large objects of a call.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    public abstract WeighedFrame Weigh();

    /// <summary>Uses a cache of the corpus.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    public abstract CacheFrame UseCache(CacheRequest cache);

    /// <summary>Gives bytes to the row's deserializer.</summary>
    public abstract FedFrame Feed(FeedRequest request);

    /// <summary>Whether a member of the types threw an exception or its cause.</summary>
    public abstract Thrower ThrowerOf(Exception exception);

    /// <summary>Sets the adapter of a row up and makes the job ready for requests.</summary>
    /// <param name="program">The row.</param>
    /// <param name="request">The job.</param>
    /// <param name="phases">Told whose code runs.</param>
    /// <param name="beside">The row's other data sets that run beside it.</param>
    public static RowJob Open(
        RowProgram program, JobFrame request, PhaseLine phases, MixedJobs beside) => program.Accept(new Opening(request, phases, beside));

    /// <inheritdoc/>
    public abstract void Dispose();

    private sealed class Opening(JobFrame request, PhaseLine phases, MixedJobs beside) : IRowVisitor<RowJob>
    {
        public RowJob Visit<TPlain, TContract>(RowProgram<TPlain, TContract> program)
        {
            program.Prepare(request, phases);
            return new RowJob<TPlain, TContract>(program, request, phases, beside);
        }
    }
}

/// <summary>The jobs of a row's other data sets in the mixed-types profile: alike but for what they carry.</summary>
internal sealed class MixedJobs
{
    private readonly List<RowJob> jobs = [];
    private readonly List<string> missing = [];

    /// <summary>Data sets that the program has no such row for.</summary>
    public IReadOnlyList<string> Missing => missing;

    /// <summary>Sets up an adapter for each other data set that the row's dialect can carry.</summary>
    public static MixedJobs Open(IRowCatalogue rows, JobFrame request, PhaseLine phases)
    {
        MixedJobs mixed = new();
        foreach (var other in request.MixedWith)
        {
            var job = request with
            {
                DataSet = other.DataSet,
                Recipe = other.Recipe,
                Instances = other.Instances,
                PayloadFile = other.PayloadFile,
                MixedWith = [],
                IsTraced = false,
            };

            // The adapter's constructor may already be the library's code.
            phases.Assume(WorkerPhase.Preparing);
            if (RowLookup.Find(rows, job) is { Program: { } program, Refusal: "" })
                mixed.jobs.Add(RowJob.Open(program, job, phases, new MixedJobs()));
            else
                mixed.missing.Add(other.DataSet);
        }

        phases.Assume(WorkerPhase.Idle);
        return mixed;
    }

    /// <summary>Their operations, over their own corpora.</summary>
    public OperationLoop[] OpenLoops() => [.. jobs.Select(job => job.OpenLoop())];
}
