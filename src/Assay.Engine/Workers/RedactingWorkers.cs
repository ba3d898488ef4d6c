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
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
    {
        try
        {
            return new Worker(starter.Start(program, purpose, limits, cancellation), names);
        }
        catch (WorkerFailedException exception)
        {
            throw new WorkerFailedException(exception.Failure.WithoutQuotes(names));
        }
    }

    private sealed class Worker(IWorker worker, IReadOnlySet<string> names) : IWorker
    {
        public WorkerLimits Limits => worker.Limits;

        public long StartedAt => worker.StartedAt;

        // Without a closure: between batches nothing is allocated that need not be.
        public TAnswer Ask<TAnswer>(Request<TAnswer> request)
        {
            try
            {
                var answer = worker.Ask(request);
                return answer is IQuotingAnswer<TAnswer> quoting ? quoting.WithoutQuotes() : answer;
            }
            catch (WorkerFailedException exception)
            {
                throw new WorkerFailedException(exception.Failure.WithoutQuotes(names));
            }
        }

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
        foreach (var type in failed.Causes)
        {
            if (type != last)
                types.Append(" ---> ").Append(type);
            last = type;
        }

        return types.ToString();
    }

    /// <summary>What a line of standard error says in the runtime's own words.</summary>
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

    [GeneratedRegex(@"^((Fatal error|Process terminated|Internal CLR error)\.\s*)?([\w.+`]+Exception\b)?")]
    private static partial Regex OwnWords();
}
