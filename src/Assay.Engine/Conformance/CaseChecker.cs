using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Conformance;

/// <summary>
/// Checks a row with many cases, which have one program that writes and one that reads. One process writes all of them and a fresh one reads them: processes take longer than cases. What is not carried is given once more to two other processes, in
/// reverse order. Where both passes agree, that is the verdict; where they do not, and where a process ended, the case is checked in processes of its own, and only that counts.
/// </summary>
/// <param name="starter">Starts workers.</param>
/// <param name="checker">Judges what came back, and checks a case alone.</param>
/// <param name="limits">What a worker may use, by workload.</param>
internal sealed class CaseChecker(IWorkerStarter starter, Checker checker, Func<WorkloadOptions, WorkerLimits> limits)
{
    /// <summary>Gives the verdicts, each as soon as it is there.</summary>
    /// <param name="tasks">Cases of one row, all with the same programs.</param>
    /// <param name="cancellation">Ends workers at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IEnumerable<CheckedRow> Check(IReadOnlyList<CheckTask> tasks, CancellationToken cancellation)
    {
        Dictionary<CheckTask, CheckedRow> first = new CasePass(starter, checker, limits, cancellation).Run([.. tasks.Where(Checker.NeedsWorkers)], readsOften: tasks.All(task => task.Writer is null));
        foreach (CheckedRow check in first.Values.Where(check => check.Result.Verdict == Verdict.Supported))
            yield return check;
        CheckTask[] open = [.. tasks.Where(task => first.GetValueOrDefault(task) is not { Result.Verdict: Verdict.Supported })];
        Dictionary<CheckTask, CheckedRow> second = new CasePass(starter, checker, limits, cancellation).Run([.. open.Where(first.ContainsKey).Reverse()], readsOften: false);
        foreach (CheckTask task in open)
        {
            cancellation.ThrowIfCancellationRequested();
            bool isAgreed = first.TryGetValue(task, out CheckedRow? one) && (one.Result.Verdict == Verdict.Inconsistent || (second.TryGetValue(task, out CheckedRow? other) && AreAlike(one.Result, other.Result)));
            yield return isAgreed ? one! : checker.Check(task, instances: 1, cancellation);
        }
    }

    private static bool AreAlike(CheckResult one, CheckResult other) => one.Verdict == other.Verdict && one.Cause == other.Cause && one.Differences.SequenceEqual(other.Differences);
}

/// <summary>Two processes through which many cases go: one writes, one reads.</summary>
internal sealed class CasePass(IWorkerStarter starter, Checker checker, Func<WorkloadOptions, WorkerLimits> limits, CancellationToken cancellation)
{
    private const int MostBytesReadOften = 1 << 14;

    private readonly Dictionary<CheckTask, CheckedRow> found = [];

    /// <summary>The verdicts; a case whose process ended has none.</summary>
    /// <param name="tasks">The cases of one row, in their order.</param>
    /// <param name="readsOften">Whether one case that comes back is read some thousand times.</param>
    public Dictionary<CheckTask, CheckedRow> Run(IReadOnlyList<CheckTask> tasks, bool readsOften)
    {
        List<WrittenCase> written = Write(tasks);
        Read(written, readsOften);
        foreach (WrittenCase file in written)
            File.Delete(file.Job.PayloadFile);
        return found;
    }

    private List<WrittenCase> Write(IReadOnlyList<CheckTask> tasks)
    {
        List<WrittenCase> written = [];
        using SharedWorker writer = new(starter, task => task.Writer?.Program ?? task.Program, limits, cancellation);
        foreach (CheckTask task in tasks)
        {
            JobFrame job = checker.JobOf(task, instances: 1) with { IsOneOfMany = true };
            Try(task, job, writer, worker => written.Add(new WrittenCase(task, job, worker.Open(job), PayloadWriting.Write(worker, task, job))));
        }

        return [.. written.Where(one => one.Opened.Surfaces.Contains(one.Task.Surface))];
    }

    private void Read(List<WrittenCase> written, bool readsOften)
    {
        using SharedWorker reader = new(starter, task => task.Program, limits, cancellation);
        foreach (WrittenCase one in written)
            Try(one.Task, one.Job, reader, worker => found[one.Task] = new PayloadReading(checker, one.Task, one.Job, one.Written).Read(worker));

        if (readsOften)
            ReadOften(written, reader);
    }

    /// <summary>Reads the case with the most bytes, of those that are read quickly, some thousand times: what is wrong once in a thousand reads has to be in the library, not in the case.</summary>
    private void ReadOften(List<WrittenCase> written, SharedWorker reader)
    {
        WrittenCase? most = written.Where(one => one.Written.PayloadBytes <= MostBytesReadOften && found.GetValueOrDefault(one.Task) is { Result.Verdict: Verdict.Supported })
            .MaxBy(one => one.Written.PayloadBytes);
        if (most is null)
            return;
        Try(most.Task, most.Job, reader, worker =>
        {
            worker.Open(most.Job);
            if (worker.Try(TrialKind.Repeated) is { Outcome: TrialOutcome.Different or TrialOutcome.Threw } tried)
                found[most.Task] = found[most.Task] with { Result = found[most.Task].Result with { Verdict = Verdict.Inconsistent, Cause = tried.Detail } };
        });
    }

    /// <summary>Asks a worker; a rejection that it reported is a verdict, and any other failure is none yet.</summary>
    private void Try(CheckTask task, JobFrame job, SharedWorker shared, Action<IWorker> ask)
    {
        cancellation.ThrowIfCancellationRequested();
        try
        {
            ask(shared.Open(task));
        }
        catch (WorkerFailedException exception) when (exception.Failure.Verdict == Verdict.Rejected)
        {
            found[task] = checker.FailedWith(task, job, exception);
        }
        catch (WorkerFailedException exception)
        {
            shared.CloseAfter(exception);
        }
    }

    private sealed record WrittenCase(CheckTask Task, JobFrame Job, OpenedFrame Opened, WrittenFrame Written);
}
