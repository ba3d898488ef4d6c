using Assay.Core.Protocol;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;

namespace Assay.Worker.Jobs;

/// <summary>One job of a worker behind the types of its row.</summary>
internal abstract class RowJob(JobFrame request, PhaseLine phases, MixedJobs beside) : IDisposable
{
    private readonly Dictionary<Type, object> kept = [];

    /// <summary>What was asked for.</summary>
    public JobFrame Request => request;

    public PhaseLine Phases => phases;

    /// <summary>The warm-up and what needs one.</summary>
    public JobTiming Timing => field ??= new JobTiming(this);

    /// <summary>The row's other data sets that run beside it.</summary>
    public MixedJobs Beside => beside;

    /// <summary>The first of the objects or payloads that the last loop rotates through; null where there is none.</summary>
    public abstract object? FirstOfLoop { get; }

    public abstract OpenedFrame Describe();

    /// <summary>The operation over the corpus, made anew.</summary>
    public abstract OperationLoop OpenLoop();

    /// <summary>Whether a member of the types threw an exception or its cause.</summary>
    public abstract Thrower ThrowerOf(Exception exception);

    /// <summary>Hands the job, with its types, to whoever answers a request.</summary>
    public abstract TAnswer Accept<TRequest, TAnswer>(IJobVisitor<TRequest, TAnswer> visitor, TRequest asked);

    /// <summary>What requests after the first go on with; made by the first.</summary>
    public T Kept<T>(Func<T> make)
        where T : class
    {
        if (kept.TryGetValue(typeof(T), out var found))
            return (T)found;
        var made = make();
        kept.Add(typeof(T), made);
        return made;
    }

    /// <summary>Sets the adapter of a row up and makes the job ready for requests.</summary>
    /// <param name="phases">Told whose code runs.</param>
    /// <param name="beside">The row's other data sets that run beside it.</param>
    public static RowJob Open(
        RowProgram program, JobFrame request, PhaseLine phases, MixedJobs beside) => program.Accept(new Opening(request, phases, beside));

    /// <inheritdoc/>
    public void Dispose() => Timing.Dispose();

    private sealed class Opening(JobFrame request, PhaseLine phases, MixedJobs beside) : IRowVisitor<RowJob>
    {
        public RowJob Visit<TPlain, TContract>(RowProgram<TPlain, TContract> program)
        {
            program.Prepare(request, phases);
            return new RowJob<TPlain, TContract>(program, request, phases, beside);
        }
    }
}

/// <summary>Answers a request about a job, whatever its types are.</summary>
internal interface IJobVisitor<in TRequest, out TAnswer>
{
    /// <summary>Called with the job and its types.</summary>
    TAnswer Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, TRequest asked);
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
