using System.Diagnostics;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>
/// Lets a worker read what was written, and judges what came back. Of data that another version of the types wrote, several ways to read
/// them may be right: each is compared.
/// </summary>
internal sealed class PayloadReading(Checker checker, CheckTask task, JobFrame job, WrittenFrame written)
{
    private const string NoError = "it came back without an error";

    public CheckedRow Read(IWorker reader)
    {
        if (task.Ways.Count == 0)
            return Compare(reader, job);
        CheckedRow? best = null;
        for (var way = 0; way < task.Ways.Count; way++)
        {
            var read = Compare(reader, job with { Recipe = job.Recipe with { Instance = 1 + way } });
            if (read.Result.Verdict == Verdict.Supported)
                return read with
                {
                    Result = task.MustFail
                        ? read.Result with { Verdict = Verdict.Lossy, Differences = [NoError] }
                        : read.Result with { Way = task.Ways[way] },
                };

            // The first way is the best; what differs from it is what is told.
            best ??= read;
        }

        return best!;
    }

    private CheckedRow Compare(IWorker reader, JobFrame reading)
    {
        var opened = reader.Ask(new OpenRequest(reading));
        var begin = Stopwatch.GetTimestamp();
        var compared = reader.Ask(new ReadRequest());
        return new CheckedRow(task, checker.ResultOf(task, reading, opened, written, compared), job, opened.Runtime)
        {
            LibraryVersion = opened.LibraryVersion,
            Details = compared.Details,
            WholeDifferences = DifferingValues.Of(compared),
            OperationTime = Stopwatch.GetElapsedTime(begin),
        };
    }
}

/// <summary>Lets a worker write what another one reads.</summary>
internal static class PayloadWriting
{
    /// <summary>Writes.</summary>
    /// <exception cref="WorkerFailedException">The writer failed; where it is another one than reads, a rejection says so.</exception>
    public static WrittenFrame Write(IWorker writer, CheckTask task, JobFrame job)
    {
        try
        {
            return writer.Ask(new WriteRequest());
        }
        catch (WorkerFailedException exception) when (task.Writer is not null && exception.Failure.Verdict == Verdict.Rejected)
        {
            throw new WorkerFailedException(exception.Failure with
            {
                Cause = $"while {job.DataSet} was written: {exception.Failure.Cause}",
            });
        }
    }
}
