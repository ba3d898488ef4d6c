using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>
/// Checks how a row is called: an exercise over its surfaces, with values that come back in ordinary use. One process serves the exercises
/// of a row one after the other; those from a cold start and those of a large document have one of their own. What is not supported in
/// company is tried once more in processes of its own, and only that counts.
/// </summary>
/// <param name="checker">Judges ordinary use.</param>
/// <param name="limits">What a worker may use, by workload.</param>
internal sealed class CallChecker(IWorkerStarter starter, Checker checker, Func<WorkloadOptions, WorkerLimits> limits)
{
    /// <summary>Values of an exercise with threads, which has as many of them.</summary>
    private const int ValuesOfThreads = 32;

    /// <summary>Values of any other exercise: it uses the first, and the second where it needs another one.</summary>
    private const int Values = 2;

    /// <summary>Rows are checked two at a time, but memory holds one large document.</summary>
    private static readonly Lock OneDocument = new();

    /// <summary>How the reason of a case begins that is not judged.</summary>
    private const string NotJudged = "Assay tries calls only with types that the row carries, and these are";

    /// <summary>Gives the verdicts.</summary>
    /// <param name="tasks">Cases of one row, each with an exercise.</param>
    /// <param name="cancellation">Ends workers at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IEnumerable<CheckedRow> Check(IReadOnlyList<CheckTask> tasks, CancellationToken cancellation)
    {
        using var shared = NewWorker(cancellation);
        foreach (var task in tasks)
        {
            cancellation.ThrowIfCancellationRequested();
            if (!Checker.NeedsWorkers(task))
            {
                yield return Untried(checker.Check(task, instances: 1, cancellation));
                continue;
            }

            var job =
                checker.JobOf(task,
                    task.Exercise is TrialKind.ColdThreads or TrialKind.ColdThreadsApart
                    ? ValuesOfThreads
                    : Values) with
                {
                    IsOneOfMany = true,
                };
            var found = Try(task, job, shared, cancellation);
            if (IsOpen(task, found.Result))
            {
                using var own = NewWorker(cancellation);
                found = Try(task, job, own, cancellation);
            }

            PayloadFile.Remove(job.PayloadFile);
            yield return found;
        }
    }

    /// <summary>
    /// Whether a verdict may be owed to what the process did before. What was seen of a changing object was seen: chance may hide it the
    /// next time. A large document has a process of its own at once.
    /// </summary>
    private static bool IsOpen(CheckTask task, CheckResult found) =>
        found.Verdict is not (Verdict.Supported or Verdict.SurfaceNotOffered) && task.Exercise switch
        {
            TrialKind.Changing => found.Verdict is not (Verdict.Lossy or Verdict.Rejected),
            TrialKind.Document => found.Verdict == Verdict.NotJudged,
            _ => true,
        };

    private CheckedRow Try(CheckTask task, JobFrame job, SharedWorker shared, CancellationToken cancellation)
    {
        try
        {
            return RetryAfterKill.Of(() => Exercise(task, job, shared, cancellation));
        }
        catch (WorkerFailedException exception)
        {
            return checker.FailedWith(task, job, exception);
        }
        catch (PayloadsGoneException exception)
        {
            return Checker.Gone(task, job, exception);
        }
    }

    private CheckedRow Exercise(CheckTask task, JobFrame job, SharedWorker shared, CancellationToken cancellation)
    {
        CheckedRow ordinary;
        try
        {
            var worker = shared.Open(task);
            worker.Ask(new OpenRequest(job));
            ordinary = new PayloadReading(checker, task, job, worker.Ask(new WriteRequest())).Read(worker);
        }
        catch (WorkerFailedException exception)
        {
            shared.CloseAfter(exception);
            if (exception.Failure.Kind == WorkerFailureKind.FromOutside)
                throw;
            return Untried(checker.FailedWith(task, job, exception));
        }

        if (ordinary.Result.Verdict != Verdict.Supported)
            return Untried(ordinary);
        return ordinary with { Result = Judged(ordinary.Result, Tried(task, job, shared, cancellation)) };
    }

    private TriedFrame Tried(CheckTask task, JobFrame job, SharedWorker shared, CancellationToken cancellation)
    {
        var kind = task.Exercise!.Value;
        if (kind is TrialKind.ColdThreads or TrialKind.ColdThreadsApart)
            return TriedAlone(task, job, kind, cancellation);
        if (kind == TrialKind.Document)
        {
            lock (OneDocument)
                return TriedAlone(task, job, kind, cancellation);
        }

        try
        {
            return shared.Open(task).Ask(new TrialRequest(kind));
        }
        catch (WorkerFailedException exception)
        {
            shared.CloseAfter(exception);
            throw;
        }
    }

    private TriedFrame TriedAlone(CheckTask task, JobFrame job, TrialKind kind, CancellationToken cancellation)
    {
        using var own = NewWorker(cancellation);
        var worker = own.Open(task);
        worker.Ask(new OpenRequest(job with { Operation = Operation.Deserialize }));
        return worker.Ask(new TrialRequest(kind));
    }

    private static CheckResult Judged(CheckResult ordinary, TriedFrame tried) => tried.Outcome switch
    {
        TrialOutcome.Same => ordinary with { Way = tried.Detail },
        TrialOutcome.Different => ordinary with { Verdict = Verdict.Lossy, Differences = [tried.Detail] },
        TrialOutcome.Inapplicable => ordinary with { Verdict = Verdict.SurfaceNotOffered, Cause = tried.Detail },
        TrialOutcome.Endless => ordinary with { Verdict = Verdict.Hang, Cause = tried.Detail },
        _ => ordinary with { Verdict = Verdict.Rejected, Cause = tried.Detail },
    };

    /// <summary>
    /// The verdict that a case is not judged: a row that does not carry its types in ordinary use says nothing about calls.
    /// </summary>
    private static CheckedRow Untried(CheckedRow ordinary) =>
        ordinary.Result.Verdict == Verdict.AssayError ? ordinary : UntriedCase.Of(ordinary, NotJudged);

    private SharedWorker NewWorker(CancellationToken cancellation) => new(starter, task => task.Program, limits, cancellation);
}
