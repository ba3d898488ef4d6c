using System.Diagnostics;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Engine.Feeding;
using Assay.Experiments.Hostile;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Fuzz;

/// <summary>
/// Feeds a row changed payloads until its time is over: first some of each kind of hostile input, then random changes of what the row wrote
/// and of inputs that reached new branches. What is found is kept once for each exception type and place, and made as small as it can be.
/// </summary>
/// <param name="source">A payload of the row, its format, the seed, and how many inputs at most.</param>
/// <param name="tally">Counts what happens.</param>
internal sealed class Fuzzer(PayloadFeeder feeder, HostileSource source, HostileTally tally, TimeSpan duration)
{
    private const int OfEachKind = 24;
    private const int LongestInput = 1 << 16;
    private const int ReductionsOfAnswers = 400;

    /// <summary>Each one that happens again costs a process.</summary>
    private const int ReductionsOfDeaths = 60;

    /// <summary>How long what was found last may still be made smaller.</summary>
    private static readonly TimeSpan Grace = TimeSpan.FromSeconds(10);
    private readonly StableRandom random = new(source.Seed);
    private readonly long begin = Stopwatch.GetTimestamp();

    /// <summary>Different branches passed.</summary>
    public int Branches { get; private set; }

    /// <summary>Whether it ended before its time.</summary>
    public bool IsCutShort { get; private set; }

    /// <summary>Fuzzes; a cancellation ends it early, and what was found is kept.</summary>
    public void Run(IReadOnlyList<byte[]> valid)
    {
        FuzzCorpus corpus = new(random);
        try
        {
            foreach (var payload in valid)
            {
                corpus.Learn(payload, Feed(new HostileInput("a valid payload", payload)));
                corpus.Add(payload);
            }

            foreach (var input in KnownKinds().Concat(Changes(corpus)).Where(input => input.Payload.Length <= LongestInput)
                .Take(source.Most).TakeWhile(_ => Stopwatch.GetElapsedTime(begin) < duration))
            {
                corpus.Learn(input.Payload, Feed(input));
                Branches = corpus.Passed;
            }
        }
        catch (OperationCanceledException)
        {
            // Ctrl-C: what was found by then is the result.
            IsCutShort = true;
        }
    }

    private IEnumerable<HostileInput> KnownKinds() => HostileKind.All.SelectMany(kind => kind.Make(source with { Most = OfEachKind }));

    /// <summary>Every second input is made by chance, the others byte by byte of what reached something new.</summary>
    private IEnumerable<HostileInput> Changes(FuzzCorpus corpus)
    {
        Havoc havoc = new(source.Format, random);
        while (true)
        {
            foreach (var step in corpus.NextToStep() is byte[] next ? Havoc.Steps(next) : [])
            {
                yield return step;
                yield return havoc.Change(corpus.Choose(), corpus.Choose());
            }

            yield return havoc.Change(corpus.Choose(), corpus.Choose());
        }
    }

    /// <summary>Feeds an input, and gives the branches that it passed.</summary>
    private byte[] Feed(HostileInput input)
    {
        var fed = feeder.Feed(Request(input.Payload, input.StackBytes));
        var count = tally.Add(input, fed);
        if (count.Count == 1 && tally.IsFinding(count.Key))
            Reduce(count, input);
        return fed.Answer?.Branches ?? [];
    }

    /// <summary>A hang is not made smaller: each try would cost its whole time.</summary>
    private void Reduce(HostileCount count, HostileInput input)
    {
        if (count.Key.Outcome == HostileOutcome.Hung)
            return;
        var isDeath = count.Key.Outcome is HostileOutcome.Crashed or HostileOutcome.OutOfMemory;
        bool Happens(byte[] payload) => Stopwatch.GetElapsedTime(begin) < duration + Grace && tally.KeyOf(
            payload.Length, feeder.Feed(Request(payload, input.StackBytes))) == count.Key;
        var smallest = new InputReducer(Happens, isDeath ? ReductionsOfDeaths : ReductionsOfAnswers).Reduce(input.Payload);
        if (smallest.Length < input.Payload.Length)
            count.Shortest = new HostileInput($"{input.What}, reduced", smallest, input.StackBytes);
    }

    private static FeedRequest Request(byte[] payload, int stackBytes) =>
        new(payload, IsRewritten: true, StackBytes: stackBytes) { IsTraced = true };
}
