using System.Text.RegularExpressions;
using Assay.Core.Protocol;
using Assay.Engine.Building;

namespace Assay.Engine.Workers;

/// <summary>Starts workers whose failures say what happened without quoting: an exception's message may hold a value of the user's.</summary>
/// <param name="starter">Starts the workers.</param>
public sealed class RedactingWorkers(IWorkerStarter starter) : IWorkerStarter
{
    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation) =>
        new Worker(Discreetly(() => starter.Start(program, purpose, limits, cancellation)));

    private static T Discreetly<T>(Func<T> request)
    {
        try
        {
            return request();
        }
        catch (WorkerFailedException exception)
        {
            throw new WorkerFailedException(exception.Failure.WithoutQuotes());
        }
    }

    private sealed class Worker(IWorker worker) : IWorker
    {
        public OpenedFrame Open(JobFrame job) => Discreetly(() => worker.Open(job));

        public ValuesFrame MakeValues(ValuesRequest request) => Discreetly(() => worker.MakeValues(request));

        public WrittenFrame Write() => Discreetly(worker.Write);

        public ComparedFrame Read() => Discreetly(worker.Read);

        public ShownFrame Show() => Discreetly(worker.Show);

        public MappedFrame TimeMapper() => Discreetly(worker.TimeMapper);

        public WarmedUpFrame WarmUp() => Discreetly(worker.WarmUp);

        public BatchFrame RunBatch(BatchRequest batch)
        {
            // Without a closure: between batches nothing is allocated that need not be.
            try
            {
                return worker.RunBatch(batch);
            }
            catch (WorkerFailedException exception)
            {
                throw new WorkerFailedException(exception.Failure.WithoutQuotes());
            }
        }

        public CalibratedFrame Calibrate() => Discreetly(worker.Calibrate);

        public TracedFrame Trace() => Discreetly(worker.Trace);

        public TriedFrame Try(TrialKind kind) => Discreetly(() => worker.Try(kind));

        public AllocatedFrame CountAllocation() => Discreetly(worker.CountAllocation);

        public ConfirmedFrame Confirm(ConfirmRequest request) => Discreetly(() => worker.Confirm(request));

        public void Dispose() => worker.Dispose();
    }
}

/// <summary>What of a failure can be told without quoting: names of types and the frames of a stack, never a message, which may hold a value of the user's.</summary>
internal static partial class RedactedFailure
{
    /// <summary>The types of an exception and of its causes.</summary>
    public static string Of(FailedFrame failed) =>
        failed.ExceptionType + string.Concat(InnerType().Matches(failed.Message).Select(match => match.Value));

    /// <summary>What a line of standard error says in the runtime's own words.</summary>
    /// <param name="line">The line.</param>
    /// <param name="otherwise">What to say where it holds none.</param>
    public static string Of(string line, string otherwise)
    {
        Match match = OwnWords().Match(line);
        return match.Success && match.Value.Trim().Length > 0 ? match.Value.Trim() : otherwise;
    }

    /// <summary>The lines that are frames of a stack.</summary>
    public static string FramesOf(string text) =>
        string.Join(Environment.NewLine, text.ReplaceLineEndings("\n").Split('\n').Where(line => line.StartsWith("   at ", StringComparison.Ordinal)));

    /// <summary>Before the message of each inner exception stands the name of its type.</summary>
    [GeneratedRegex(@" ---> \w+(?=: )")]
    private static partial Regex InnerType();

    [GeneratedRegex(@"^((Fatal error|Process terminated|Internal CLR error)\.\s*)?([\w.+`]+Exception\b)?")]
    private static partial Regex OwnWords();
}
