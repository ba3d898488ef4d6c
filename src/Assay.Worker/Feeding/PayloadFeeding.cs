using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Graphs;
using Assay.Worker.Measuring;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Feeding;

/// <summary>
/// Gives bytes that nobody vouches for to a row's deserializer, and looks at what comes back. What ends the process while the library is
/// called is its doing.
/// </summary>
internal sealed class PayloadFeeding<TPlain, TContract>(Corpus<TPlain, TContract> corpus, SurfaceDriver<TContract> driver, PhaseLine phases)
{
    /// <summary>A graph for which the library allocated more is not looked at: copies and hashes would need as much again.</summary>
    private const long MostAllocatedBytes = 64 << 20;

    private readonly RuntimeProbe probe = new();

    /// <summary>Deserializes.</summary>
    public FedFrame Run(FeedRequest feed)
    {
        var trace = feed.IsTraced ? BranchTrace.Find() : null;

        // Fuzzing feeds thousands of inputs a second, and looks for places in the code.
        var size = feed.IsTraced ? null : PeakGrowth.Begin();
        phases.Enter(WorkerPhase.Deserializing);
        trace?.Clear();
        var allocated = probe.ProcessAllocatedBytes;
        var begin = probe.ElapsedNanoseconds;
        (var contract, var failure) = CallThread.Try(() => driver.Deserialize(feed.Payload), feed.StackBytes);
        FedFrame frame = new(FeedOutcome.Returned, probe.ElapsedNanoseconds - begin, probe.ProcessAllocatedBytes - allocated);
        if (trace is not null)
            frame = frame with { Branches = trace.Read() };
        phases.Assume(WorkerPhase.Idle);
        frame = frame with { PeakBytes = PeakGrowth.Since(size) };
        if (failure is not null)
            return frame with { Outcome = FeedOutcome.Threw, Exception = ExceptionOrigin.Describe(failure, feed.IsTraced) };
        if (frame.AllocatedBytes > MostAllocatedBytes)
            return frame with { Outcome = FeedOutcome.TooLarge };
        var seen = LookAt(contract!, feed, frame);
        return feed.IsRewritten && seen.Outcome == FeedOutcome.Returned ? Rewrite(contract!, feed, seen) : seen;
    }

    private FedFrame LookAt(TContract contract, FeedRequest feed, FedFrame frame)
    {
        TPlain? plain;
        try
        {
            plain = corpus.ToPlains([contract])[0];
        }
        catch (Exception exception)
        {
            phases.Assume(WorkerPhase.Idle);
            return frame with
            {
                Outcome = FeedOutcome.Unmapped,
                Exception = ExceptionOrigin.Describe(exception, feed.IsTraced),
                Description = feed.IsDescribed ? ValueText.Of(contract) : "",
            };
        }

        phases.Enter(WorkerPhase.Comparing);
        var wrong = WrongValues.In(plain, typeof(TPlain));
        frame = frame with
        {
            ContentHash = GraphHash.Of(plain),
            ImpossibleValue = wrong.Impossible,
            ReplacedText = wrong.Replaced,
            Description = feed.IsDescribed ? ValueText.Of(plain) : "",
        };
        if (feed.Instance < 0)
            return frame;
        var expected = corpus.Generate(feed.Instance, 1)[0];
        phases.Enter(WorkerPhase.Comparing);
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected, plain, typeof(TPlain));
        return frame with { Differences = differences.Items };
    }

    private FedFrame Rewrite(TContract contract, FeedRequest feed, FedFrame frame)
    {
        phases.Enter(WorkerPhase.Serializing);
        try
        {
            var rewritten = driver.Serialize(contract).ToArray();
            phases.Assume(WorkerPhase.Idle);
            return frame with { Rewritten = rewritten };
        }
        catch (Exception exception)
        {
            phases.Assume(WorkerPhase.Idle);
            return frame with { Outcome = FeedOutcome.Unwritten, Exception = ExceptionOrigin.Describe(exception, feed.IsTraced) };
        }
    }
}

/// <summary>Calls on the worker's own thread, or on one with a stack of a given size: how deep data may nest depends on it.</summary>
internal static class CallThread
{
    /// <summary>Calls.</summary>
    /// <param name="stackBytes">Stack of the thread, in bytes; 0 for this one.</param>
    /// <returns>What it returned, or its exception.</returns>
    public static (T? Value, Exception? Failure) Try<T>(Func<T> call, int stackBytes)
    {
        if (stackBytes == 0)
            return Try(call);
        (T?, Exception?) result = default;
        Thread thread = new(() => result = Try(call), stackBytes);
        thread.Start();
        thread.Join();
        return result;
    }

    private static (T? Value, Exception? Failure) Try<T>(Func<T> call)
    {
        try
        {
            return (call(), null);
        }
        catch (Exception exception)
        {
            return (default, exception);
        }
    }
}
