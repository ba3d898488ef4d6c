using System.Diagnostics;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Shapes.Emission;

namespace Assay.Engine.Workers;

/// <summary>
/// Observes what a row does with a workload before anything is timed: one process writes the payloads, a fresh one reads them and compares.
/// A pointer written as bytes would read back fine in the same process.
/// </summary>
/// <param name="settings">Seed, memory and folders.</param>
/// <param name="log">Keeps the whole text of failures.</param>
public sealed class Checker(IWorkerStarter starter, CheckSettings settings, RunLog log)
{
    private const int MostPayloadKept = 256;

    /// <summary>The number of instances in the corpus, from one row's payload of instance 0; null where that row gives none.</summary>
    /// <param name="probe">The straight-line row, or another.</param>
    /// <param name="cancellation">Ends the worker at once.</param>
    /// <exception cref="BadInputException">A user's sample or factory gave no value.</exception>
    public int? CorpusOf(CheckTask probe, CancellationToken cancellation = default)
    {
        if (probe.Refusal is not null)
            return null;
        var job = JobOf(probe, 1);
        try
        {
            return (settings.Profile == RunProfile.LargeCorpus ? CorpusSize.Large(LimitsOf(probe).ResidentBytes) : CorpusSize.Small)
                .For(RetryAfterKill.Of(() => BytesOf(probe, job, cancellation)));
        }
        catch (WorkerFailedException exception)
        {
            log.Write($"{probe.Name}, {probe.Workload.DataSet}: size of the corpus", exception.Failure);
            exception.ThrowIfOfInput();
            return null;
        }
    }

    /// <summary>Checks one row; every failure of the row is a verdict. A worker that is killed from outside is replaced once.</summary>
    /// <param name="instances">Instances in the corpus.</param>
    /// <param name="cancellation">Ends the worker at once.</param>
    /// <exception cref="BadInputException">A user's sample or factory gave no value; it gives none for the other rows either.</exception>
    public CheckedRow Check(CheckTask task, int instances, CancellationToken cancellation = default)
    {
        var job = JobOf(task, instances);
        if (task.Refusal is ContractRefusal refusal)
            return Ended(task, job, refusal.Verdict, refusal.Judge, refusal.Sentence);
        if (!task.Row.Surfaces.Contains(task.Surface))
            return Ended(task, job, Verdict.SurfaceNotOffered, Judge.Library, $"it offers {NamesOf(task.Row.Surfaces)}");
        try
        {
            var whole = RetryAfterKill.Of(() => WriteAndRead(task, job, WorkerPurpose.Check, cancellation));
            return whole.IsTimed
                ? whole with { Result = whole.Result with { Operations = CheckOperations(task, job, cancellation) } }
                : whole;
        }
        catch (WorkerFailedException exception)
        {
            return FailedWith(task, job, HiddenThrower.Find(exception, () => WriteAndRead(task, job, WorkerPurpose.Trace, cancellation)));
        }
        catch (PayloadsGoneException exception)
        {
            return Gone(task, job, exception);
        }
    }

    /// <summary>A row whose verdict an earlier part of the run found.</summary>
    internal CheckedRow Known(CheckTask task, CheckResult result, RowResult row) =>
        new(task, result, JobOf(task, result.Instances), row.Runtime) { LibraryVersion = row.LoadedVersion };

    /// <summary>The verdict on a failure.</summary>
    /// <exception cref="BadInputException">A user's sample or factory gave no value.</exception>
    internal CheckedRow FailedWith(CheckTask task, JobFrame job, WorkerFailedException exception)
    {
        log.Write($"{task.Name}, {task.Workload.DataSet}: check", exception.Failure);
        exception.ThrowIfOfInput();
        var ended = Ended(task, job, exception.Failure.Verdict, exception.Failure.Judge, Explained(exception.Failure.Cause));
        return ended with
        {
            Result = ended.Result with { ThrownBy = exception.Failure.ThrownBy },
            WholeCause = Explained(exception.Failure.WholeCause),
            Fault = exception.Failure.Fault,
        };

        string Explained(string cause) => exception.Failure.Verdict == Verdict.Rejected ? task.Row.Explain(cause, task.Framework) : cause;
    }

    /// <summary>The verdict where somebody removed the payloads meanwhile.</summary>
    internal static CheckedRow Gone(CheckTask task, JobFrame job, PayloadsGoneException exception) =>
        Ended(task, job, Verdict.AssayError, Judge.Assay, exception.Message);

    /// <summary>Whether a check takes workers: the contract was emitted, and the row has the surface.</summary>
    internal static bool NeedsWorkers(CheckTask task) => task.Refusal is null && task.Row.Surfaces.Contains(task.Surface);

    private long BytesOf(CheckTask probe, JobFrame job, CancellationToken cancellation)
    {
        using var writer = starter.Start(probe.Program, WorkerPurpose.Check, LimitsOf(probe), cancellation);
        writer.Ask(new OpenRequest(job));
        return writer.Ask(new WriteRequest()).PayloadBytes;
    }

    private CheckedRow WriteAndRead(CheckTask task, JobFrame job, WorkerPurpose purpose, CancellationToken cancellation)
    {
        WrittenFrame written;
        TimeSpan slowest;
        using (var writer = starter.Start(task.Writer?.Program ?? task.Program, purpose, LimitsOf(task), cancellation))
        {
            var opened = writer.Ask(new OpenRequest(job));
            if (!opened.Surfaces.Contains(task.Surface))
                return Ended(task, job, Verdict.SurfaceNotOffered, Judge.Library, $"it offers {NamesOf(opened.Surfaces)}");
            var begin = Stopwatch.GetTimestamp();
            written = PayloadWriting.Write(writer, task, job);
            slowest = Stopwatch.GetElapsedTime(begin);
        }

        using var reader = starter.Start(task.Program, purpose, LimitsOf(task), cancellation);
        var read = new PayloadReading(this, task, job, written).Read(reader);
        return read with { OperationTime = TimeSpan.FromTicks(Math.Max(slowest.Ticks, read.OperationTime.Ticks)) / job.Instances };
    }

    private IReadOnlyList<OperationCheck> CheckOperations(CheckTask task, JobFrame job, CancellationToken cancellation)
    {
        OperationChecker checker = new(starter, log);
        return [.. settings.Operations.Where(OperationChecker.IsNeeded)
            .Select(operation => checker.Check(task, job, operation, LimitsOf(task), cancellation))];
    }

    /// <summary>The verdict on what came back.</summary>
    internal CheckResult ResultOf(CheckTask task, JobFrame job, OpenedFrame opened, WrittenFrame written, ComparedFrame compared)
    {
        var payload = settings.IsCompressed
            ? PayloadFile.Read(job.PayloadFile, most: 1)[0]
            : PayloadFile.ReadBeginning(job.PayloadFile, MostPayloadKept);
        (var deflate, var brotli) = settings.IsCompressed
            ? (Compressed.Deflate(payload), Compressed.Brotli(payload))
            : (null, null);
        var change = written.Change.Length > 0 ? written.Change : compared.Change;
        return new CheckResult
        {
            Row = task.Name,
            WrittenBy = task.WrittenBy,
            Workload = task.Workload,
            Surface = task.Surface,
            Verdict = change.Length > 0 ? Verdict.Inconsistent : compared.Differences.Count == 0 ? Verdict.Supported : Verdict.Lossy,
            Judge = change.Length == 0 && AuthorsAttributes.Decide(task.Row.Project, compared.Details) ? Judge.Attributes : Judge.Library,
            Cause = change,
            Differences = settings.MayKeepDifferingValues ? DifferingValues.Of(compared) : compared.Differences,
            LostMembers = compared.LostMembers,
            KeepsPublicMembers = compared.KeepsPublicMembers,
            Notes = compared.Notes,
            ConvertedMembers = opened.ConvertedMembers,
            PayloadBytes = written.PayloadBytes,
            PayloadHead = settings.MayKeepValues
                ? Convert.ToBase64String(payload.AsSpan(0, Math.Min(payload.Length, MostPayloadKept)))
                : "",
            DeflateBytes = deflate?.Bytes ?? 0,
            DeflateTime = deflate?.Time,
            BrotliBytes = brotli?.Bytes ?? 0,
            BrotliTime = brotli?.Time,
            BrotliQuality = settings.IsCompressed ? Compressed.BrotliQuality : 0,
            ContentHash = written.ContentHash,
            ObjectCount = written.ObjectCount,
            StringCount = written.StringCount,
            Instances = job.Instances,
            CorpusBytes = written.CorpusBytes,
            PeakResidentBytes = Math.Max(written.PeakResidentBytes, compared.PeakResidentBytes),
        };
    }

    /// <summary>The verdict on what no worker was given.</summary>
    internal static CheckedRow Ended(CheckTask task, JobFrame job, Verdict verdict, Judge judge, string cause) => new(
        task,
        new CheckResult
        {
            Row = task.Name,
            WrittenBy = task.WrittenBy,
            Workload = task.Workload,
            Surface = task.Surface,
            Verdict = verdict,
            Judge = judge,
            Cause = cause,
            Instances = job.Instances,
        },
        job,
        "");

    private static string NamesOf(IReadOnlyList<Surface> surfaces) =>
        surfaces.Count == 0 ? "none" : string.Join(", ", surfaces.Select(surface => surface.ToString().ToLowerInvariant()));

    private WorkerLimits LimitsOf(CheckTask task) => settings.Limits(task.Workload);

    internal JobFrame JobOf(CheckTask task, int instances) => new(
        task.Row.Name,
        task.DataSet,
        new Recipe(task.Workload.Size, settings.Seed, 0, task.Workload.PayloadBytes),
        instances,
        task.Surface,
        Operation.Serialize,
        settings.PayloadFileOf(task))
    {
        Values = settings.Values,
    };
}
