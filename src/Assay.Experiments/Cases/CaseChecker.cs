using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>
/// Checks a row with many cases. One process of each program writes all of them and a fresh one of each reads them: processes take longer
/// than cases. What is not carried is given once more to other processes, in reverse order. Where both passes agree, that is the verdict;
/// where they do not, and where a process ended, the case is checked in processes of its own, and only that counts.
/// </summary>
/// <param name="checker">Judges what came back, and checks a case alone.</param>
/// <param name="limits">What a worker may use, by workload.</param>
internal sealed class CaseChecker(IWorkerStarter starter, Checker checker, Func<WorkloadOptions, WorkerLimits> limits)
{
    /// <summary>Gives the verdicts, each as soon as it is there. A case whose needs are not supported has none.</summary>
    /// <param name="tasks">Cases of one row; what a case needs is among them.</param>
    /// <param name="cancellation">Ends workers at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IEnumerable<CheckedRow> Check(IReadOnlyList<CheckTask> tasks, CancellationToken cancellation)
    {
        var first =
            new CasePass(starter, checker, limits, cancellation).Run([.. tasks.Where(Checker.NeedsWorkers)], readsOften: true);
        HashSet<CheckTask> supported = [.. first.Values.Where(IsSupported).Select(check => check.Task)];
        foreach (var check in first.Values.Where(check => IsSupported(check) && check.Task.Needs.Count == 0))
            yield return check;
        CheckTask[] again = [
            .. tasks.Where(task => first.ContainsKey(task) && !supported.Contains(task) && task.Needs.All(supported.Contains))];
        var second =
            new CasePass(starter, checker, limits, cancellation).Run([.. again.Reverse()], readsOften: false);

        // What others need comes before them: whether it is supported may be known only when it was checked alone.
        foreach (var task in tasks.Where(task => task.Needs.Count > 0 || !supported.Contains(task))
            .OrderBy(task => task.Needs.Count > 0))
        {
            cancellation.ThrowIfCancellationRequested();
            if (!task.Needs.All(supported.Contains))
                continue;
            var check = Agreed(task, first, second) ?? checker.Check(task, instances: 1, cancellation);
            if (IsSupported(check))
                supported.Add(task);
            yield return check;
        }
    }

    /// <summary>The verdict of the passes; null where the case is to be checked alone.</summary>
    private static CheckedRow? Agreed(CheckTask task, Dictionary<CheckTask, CheckedRow> first, Dictionary<CheckTask, CheckedRow> second) =>
        first.TryGetValue(task, out var one)
            && (one.Result.Verdict is Verdict.Supported or Verdict.Inconsistent
                || (second.TryGetValue(task, out var other) && AreAlike(one.Result, other.Result))) ? one : null;

    private static bool IsSupported(CheckedRow check) => check.Result.Verdict == Verdict.Supported;

    private static bool AreAlike(CheckResult one, CheckResult other) =>
        one.Verdict == other.Verdict && one.Cause == other.Cause && one.Differences.SequenceEqual(other.Differences);
}

/// <summary>Processes through which many cases go: of each program one writes, and one reads.</summary>
internal sealed class CasePass(
    IWorkerStarter starter, Checker checker, Func<WorkloadOptions, WorkerLimits> limits, CancellationToken cancellation)
{
    /// <summary>Small, so that also a slow row reads it thousands of times in the time that there is.</summary>
    private const int MostBytesReadOften = 1 << 10;

    private readonly Dictionary<CheckTask, CheckedRow> found = [];

    /// <summary>The verdicts; a case whose process ended has none.</summary>
    /// <param name="tasks">The cases of one row, in their order.</param>
    /// <param name="readsOften">Whether one case that comes back is read some thousand times.</param>
    public Dictionary<CheckTask, CheckedRow> Run(IReadOnlyList<CheckTask> tasks, bool readsOften)
    {
        var written = Write(tasks);
        Read(written, readsOften);
        foreach (var file in written)
            PayloadFile.Remove(file.Job.PayloadFile);
        return found;
    }

    private List<WrittenCase> Write(IReadOnlyList<CheckTask> tasks)
    {
        List<WrittenCase> written = [];
        using SharedWorkers writers = new(starter, task => task.Writer?.Program ?? task.Program, InCompany, cancellation);
        foreach (var task in tasks)
        {
            var job = checker.JobOf(task, instances: 1) with { IsOneOfMany = true };
            Try(task, job, writers.For(task),
                worker => written.Add(
                    new WrittenCase(task, job, worker.Ask(new OpenRequest(job)), PayloadWriting.Write(worker, task, job))));
        }

        return [.. written.Where(one => one.Opened.Surfaces.Contains(one.Task.Surface))];
    }

    private void Read(List<WrittenCase> written, bool readsOften)
    {
        using SharedWorkers readers = new(starter, task => task.Program, InCompany, cancellation);
        foreach (var one in written)
            Try(one.Task, one.Job, readers.For(one.Task),
                worker => found[one.Task] = new PayloadReading(checker, one.Task, one.Job, one.Written).Read(worker));

        if (readsOften)
            ReadOften(written, readers);
    }

    /// <summary>
    /// Reads the case with the most bytes, of those that one program writes and reads quickly, some thousand times: what is wrong once in a
    /// thousand reads has to be in the library, not in the case.
    /// </summary>
    private void ReadOften(List<WrittenCase> written, SharedWorkers readers)
    {
        var most =
            written.Where(
                one => one.Task.Writer is null
                && one.Written.PayloadBytes <= MostBytesReadOften
                && found.GetValueOrDefault(one.Task) is { Result.Verdict: Verdict.Supported })
            .MaxBy(one => one.Written.PayloadBytes);
        if (most is null)
            return;
        Try(most.Task, most.Job, readers.For(most.Task), worker =>
        {
            worker.Ask(new OpenRequest(most.Job));
            if (worker.Ask(new TrialRequest(TrialKind.Repeated)) is { Outcome: TrialOutcome.Different or TrialOutcome.Threw } tried)
                found[most.Task] = found[most.Task] with
                {
                    Result = found[most.Task].Result with { Verdict = Verdict.Inconsistent, Cause = tried.Detail },
                };
        });
    }

    /// <summary>Asks a worker; an error that it reported is a verdict, and any other failure is none yet.</summary>
    private void Try(CheckTask task, JobFrame job, SharedWorker shared, Action<IWorker> ask)
    {
        cancellation.ThrowIfCancellationRequested();
        try
        {
            ask(shared.Open(task));
        }
        catch (WorkerFailedException exception) when (exception.Failure.IsVerdict)
        {
            found[task] = checker.FailedWith(task, job, exception);
        }
        catch (WorkerFailedException exception)
        {
            shared.CloseAfter(exception);
        }
        catch (PayloadsGoneException exception)
        {
            found[task] = Checker.Gone(task, job, exception);
        }
    }

    private WorkerLimits InCompany(WorkloadOptions workload) => limits(workload).InCompany();

    private sealed record WrittenCase(CheckTask Task, JobFrame Job, OpenedFrame Opened, WrittenFrame Written);
}
