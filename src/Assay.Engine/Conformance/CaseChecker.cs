using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Conformance;

/// <summary>
/// Checks a row with many cases. One process writes all of them and a fresh one reads them, because most are carried and processes take longer than cases. Whatever is not carried so is checked once more in
/// processes of its own: only that is a verdict. A process that ends is replaced for the cases after it.
/// </summary>
/// <param name="starter">Starts workers.</param>
/// <param name="checker">Checks a case alone.</param>
/// <param name="limits">What a worker may use, by workload.</param>
internal sealed class CaseChecker(IWorkerStarter starter, Checker checker, Func<WorkloadOptions, WorkerLimits> limits)
{
    /// <summary>Gives the verdicts, each as soon as it is there.</summary>
    /// <param name="tasks">The cases of one row.</param>
    /// <param name="cancellation">Ends workers at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IEnumerable<CheckedRow> Check(IReadOnlyList<CheckTask> tasks, CancellationToken cancellation)
    {
        HashSet<CheckTask> carried = [];
        List<WrittenCase> written = Write([.. tasks.Where(checker.NeedsWorkers)], cancellation);
        foreach (CheckedRow check in Read(written, cancellation))
        {
            carried.Add(check.Task);
            yield return check;
        }

        foreach (WrittenCase file in written)
            File.Delete(file.Job.PayloadFile);
        foreach (CheckTask task in tasks.Where(task => !carried.Contains(task)))
        {
            cancellation.ThrowIfCancellationRequested();
            yield return checker.Check(task, instances: 1, cancellation);
        }
    }

    private List<WrittenCase> Write(IReadOnlyList<CheckTask> tasks, CancellationToken cancellation)
    {
        List<WrittenCase> written = [];
        using SharedWorker writer = new(starter, limits, cancellation);
        foreach (CheckTask task in tasks)
        {
            JobFrame job = checker.JobOf(task, instances: 1);
            if (writer.Try(task, worker => new WrittenCase(task, job, worker.Open(job), worker.Write())) is WrittenCase whole && whole.Opened.Surfaces.Contains(task.Surface))
                written.Add(whole);
        }

        return written;
    }

    private IEnumerable<CheckedRow> Read(IReadOnlyList<WrittenCase> written, CancellationToken cancellation)
    {
        using SharedWorker reader = new(starter, limits, cancellation);
        foreach (WrittenCase one in written)
        {
            ComparedFrame? compared = reader.Try(one.Task, worker =>
            {
                worker.Open(one.Job);
                return worker.Read();
            });
            if (compared is not null && checker.ResultOf(one.Task, one.Job, one.Opened, one.Written, compared) is { Verdict: Verdict.Supported } result)
                yield return new CheckedRow(one.Task, result, one.Job, one.Opened.Runtime) { LibraryVersion = one.Opened.LibraryVersion };
        }
    }

    private sealed record WrittenCase(CheckTask Task, JobFrame Job, OpenedFrame Opened, WrittenFrame Written);

    /// <summary>A worker that serves one case after the other; after a failure a fresh one serves the next.</summary>
    private sealed class SharedWorker(IWorkerStarter starter, Func<WorkloadOptions, WorkerLimits> limits, CancellationToken cancellation) : IDisposable
    {
        private IWorker? worker;

        /// <summary>Asks it; null where it failed.</summary>
        public T? Try<T>(CheckTask task, Func<IWorker, T> ask)
            where T : class
        {
            cancellation.ThrowIfCancellationRequested();
            try
            {
                worker ??= starter.Start(task.Program, WorkerPurpose.Check, limits(task.Workload), cancellation);
                return ask(worker);
            }
            catch (WorkerFailedException)
            {
                Dispose();
                return null;
            }
        }

        public void Dispose()
        {
            worker?.Dispose();
            worker = null;
        }
    }
}
