using System.Text;
using System.Text.RegularExpressions;
using Assay.Core.Protocol;
using Assay.Engine.Building;

namespace Assay.Engine.Workers;

/// <summary>
/// Starts workers whose failures say what happened without quoting: an exception's message may hold a value of the user's.
/// </summary>
/// <param name="starter">Starts the workers.</param>
/// <param name="names">Names of the user's types and members, which may be told.</param>
public sealed class RedactingWorkers(IWorkerStarter starter, IReadOnlySet<string> names) : IWorkerStarter
{
    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation) =>
        new Worker(Redacted(() => starter.Start(program, purpose, limits, cancellation), names), names);

    private static T Redacted<T>(Func<T> request, IReadOnlySet<string> names)
    {
        try
        {
            return request();
        }
        catch (WorkerFailedException exception)
        {
            throw new WorkerFailedException(exception.Failure.WithoutQuotes(names));
        }
    }

    private sealed class Worker(IWorker worker, IReadOnlySet<string> names) : IWorker
    {
        public OpenedFrame Open(JobFrame job) => Redacted(() => worker.Open(job), names);

        public ValuesFrame MakeValues(ValuesRequest request) => Redacted(() => worker.MakeValues(request), names);

        public WorkerStart Start(StartRequest request) => Redacted(() => worker.Start(request), names);

        public WrittenFrame Write() => Redacted(worker.Write, names);

        public ComparedFrame Read() => Redacted(worker.Read, names);

        public ShownFrame Show() => Redacted(worker.Show, names);

        public MappedFrame TimeMapper() => Redacted(worker.TimeMapper, names);

        public WarmedUpFrame WarmUp() => Redacted(worker.WarmUp, names);

        public int Rehearse() => Redacted(worker.Rehearse, names);

        public BatchFrame RunBatch(BatchRequest batch)
        {
            // Without a closure: between batches nothing is allocated that need not be.
            try
            {
                return worker.RunBatch(batch);
            }
            catch (WorkerFailedException exception)
            {
                throw new WorkerFailedException(exception.Failure.WithoutQuotes(names));
            }
        }

        public CalibratedFrame Calibrate() => Redacted(worker.Calibrate, names);

        public TracedFrame Trace() => Redacted(worker.Trace, names);

        public TriedFrame Try(TrialKind kind) => Redacted(() => worker.Try(kind), names);

        public AllocatedFrame CountAllocation() => Redacted(worker.CountAllocation, names);

        public SpanFrame RunSpan(SpanRequest span) => Redacted(() => worker.RunSpan(span), names);

        public WeighedFrame Weigh() => Redacted(worker.Weigh, names);

        public CacheFrame UseCache(CacheRequest cache) => Redacted(() => worker.UseCache(cache), names);

        // A transport that fails ends no worker, so its failure is told within the answer.
        public IoFrame MeasureIo(IoRequest request)
        {
            var frame = Redacted(() => worker.MeasureIo(request), names);
            return frame with
            {
                Transports = [.. frame.Transports.Select(transport => transport with { Failure = transport.UnquotedFailure })],
            };
        }

        public CompressedFrame Compress(CompressRequest request) => Redacted(() => worker.Compress(request), names);

        // A message of the library may hold a value; types and paths do not.
        public FedFrame Feed(FeedRequest request)
        {
            var frame = Redacted(() => worker.Feed(request), names);
            return frame.Exception is null ? frame : frame with { Exception = frame.Exception with { Message = "" } };
        }

        public ConfirmedFrame Confirm(ConfirmRequest request) => Redacted(() => worker.Confirm(request), names);

        public void Dispose() => worker.Dispose();
    }
}

/// <summary>
/// What of a failure can be told without quoting: names of types and members, and the frames of a stack, never a message, which may hold a
/// value of the user's.
/// </summary>
internal static partial class RedactedFailure
{
    private const int MostNames = 4;

    /// <summary>
    /// The names of the user's types and members that a message has, such as <c> (about Order.Lines)</c>; empty where it has none.
    /// </summary>
    public static string About(string message, IReadOnlySet<string> names)
    {
        string[] found = [
            .. Name().Matches(message).Select(match => match.Value.TrimEnd('.'))
                .Where(text => names.Contains(text) || text.Split('.', '+').All(names.Contains)).Distinct().Take(MostNames)];
        return found.Length == 0 ? "" : $" (about {string.Join(", ", found)})";
    }

    /// <summary>
    /// The types of an exception and of its causes. A library that wraps its own exception at every level says nothing more by
    /// that.
    /// </summary>
    public static string Of(FailedFrame failed)
    {
        StringBuilder types = new(failed.ExceptionType);
        var last = failed.ExceptionType.Split('.', '+')[^1];
        foreach (var type in InnerType().Matches(failed.Message).Select(match => match.Value))
        {
            if (type != last)
                types.Append(" ---> ").Append(type);
            last = type;
        }

        return types.ToString();
    }

    /// <summary>What a line of standard error says in the runtime's own words.</summary>
    /// <param name="line">The line.</param>
    /// <param name="otherwise">What to say where it holds none.</param>
    public static string Of(string line, string otherwise)
    {
        var match = OwnWords().Match(line);
        return match.Success && match.Value.Trim().Length > 0 ? match.Value.Trim() : otherwise;
    }

    /// <summary>The lines that are frames of a stack.</summary>
    public static string FramesOf(string text) =>
        string.Join(Environment.NewLine,
            text.ReplaceLineEndings("\n").Split('\n').Where(line => line.StartsWith("   at ", StringComparison.Ordinal)));

    [GeneratedRegex(@"[\p{L}_][\w.+]*")]
    private static partial Regex Name();

    /// <summary>Before the message of each inner exception stands the name of its type.</summary>
    [GeneratedRegex(@"(?<= ---> )\w+(?=: )")]
    private static partial Regex InnerType();

    [GeneratedRegex(@"^((Fatal error|Process terminated|Internal CLR error)\.\s*)?([\w.+`]+Exception\b)?")]
    private static partial Regex OwnWords();
}
