using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Feeding;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Counts what became of the inputs of one kind, and keeps the shortest input of each group.</summary>
/// <param name="result">The row, as far as it is known.</param>
/// <param name="heapBytes">Limit of the heap, in bytes: what a call took at least that ran out of memory.</param>
/// <param name="isUnchanged">Whether the graph is that of a valid payload.</param>
internal sealed class HostileTally(string kind, HostileResult result, long heapBytes, Func<FedFrame, bool> isUnchanged)
{
    private readonly Dictionary<HostileKey, HostileCount> groups = [];
    private int inputs;

    /// <summary>Inputs left out.</summary>
    public int Skipped { get; set; }

    /// <summary>Inputs after which the process was gone, or of no use.</summary>
    public int Deaths { get; private set; }

    /// <summary>Inputs that hung.</summary>
    public int Hangs { get; private set; }

    /// <summary>Adds an input.</summary>
    /// <param name="isSlow">Whether it took too long; null where its length decides.</param>
    /// <param name="detail">What else to keep of it; null for the usual.</param>
    public HostileCount Add(HostileInput input, FedPayload fed, bool? isSlow = null, string? detail = null)
    {
        inputs++;
        var key = KeyOf(input.Payload.Length, fed, isSlow);
        Deaths += fed.Failure is not null || key.Outcome == HostileOutcome.OutOfMemory ? 1 : 0;
        Hangs += key.Outcome == HostileOutcome.Hung ? 1 : 0;
        if (!groups.TryGetValue(key, out var counted))
            groups[key] = counted = new HostileCount(key, input);
        counted.Count++;
        counted.Allocated = Math.Max(counted.Allocated, fed.Answer?.AllocatedBytes ?? 0);
        counted.Peak = Larger(counted.Peak, fed.Answer?.PeakBytes);
        counted.Time = Math.Max(counted.Time, fed.Answer?.ElapsedNanoseconds ?? 0);
        if (counted.Count == 1 || IsBetter(input, counted.Shortest))
            (counted.Shortest, counted.Detail, counted.ShortestMemory) = (input, detail ?? DetailOf(fed), MemoryOf(fed));
        return counted;
    }

    /// <summary>
    /// The group that an input belongs to. Where it began separates only what is worse than contained: documented exceptions come from many
    /// places.
    /// </summary>
    /// <param name="isSlow">Whether it took too long; null where its length decides.</param>
    public HostileKey KeyOf(int inputBytes, FedPayload fed, bool? isSlow = null)
    {
        var exception = fed.End is FeedEnd.Threw or FeedEnd.OutOfMemory ? fed.Answer?.Exception : null;
        var time = fed.Answer?.ElapsedNanoseconds ?? 0;
        HostileKey key = new(
            OutcomeOf(fed), exception?.Type ?? "", exception?.IsOfFramework ?? false, SafetyRules.IsBlowUp(inputBytes, MemoryOf(fed)),
            isSlow ?? SafetyRules.IsSlow(inputBytes, time), "");
        return fed.Request.IsTraced && IsFinding(key)
            ? key with { Frames = string.Join('\n', exception?.Frames ?? CrashFrames.Of(fed.Failure)) }
            : key;
    }

    /// <summary>Whether a group is worse than contained.</summary>
    public bool IsFinding(HostileKey key) =>
        SafetyRules.GradeOf(result, kind, GroupOf(new HostileCount(key, new HostileInput("", [])) { Count = 1 })) > SafetyGrade.Contained;

    /// <summary>What was counted.</summary>
    /// <param name="save">Saves the shortest input of a group, if it is worth it, and gives the file's name.</param>
    public HostileKindResult Result(Func<HostileGroup, HostileInput, string> save) => new()
    {
        Kind = kind,
        Inputs = inputs,
        Skipped = Skipped,
        Groups = [
            .. groups.Values.OrderByDescending(group => group.Count)
                .Select(counted => GroupOf(counted) is var group ? group with { File = save(group, counted.Shortest) } : group)],
    };

    /// <summary>The shorter one, or the one that needs no small stack.</summary>
    private static bool IsBetter(HostileInput input, HostileInput shortest) => (input.StackBytes > 0) == (shortest.StackBytes > 0)
        ? input.Payload.Length < shortest.Payload.Length
        : input.StackBytes == 0;

    private static long? Larger(long? one, long? other) => one is null || other > one ? other : one;

    private long MemoryOf(FedPayload fed) =>
        fed.End == FeedEnd.OutOfMemory ? heapBytes : Math.Max(fed.Answer?.AllocatedBytes ?? 0, fed.Answer?.PeakBytes ?? 0);

    private static HostileGroup GroupOf(HostileCount counted) => new()
    {
        Outcome = counted.Key.Outcome,
        ExceptionType = counted.Key.Exception,
        IsOfFramework = counted.Key.IsOfFramework,
        IsBlowUp = counted.Key.IsBlowUp,
        IsSlow = counted.Key.IsSlow,
        Frames = counted.Key.Frames.Length > 0 ? counted.Key.Frames.Split('\n') : [],
        NeedsSmallStack = counted.Shortest.StackBytes > 0,
        Count = counted.Count,
        MostAllocatedBytes = counted.Allocated,
        MostPeakBytes = counted.Peak,
        LongestNanoseconds = counted.Time,
        ExampleBytes = counted.Shortest.Payload.Length,
        ExampleMemoryBytes = counted.ShortestMemory,
        Example = counted.Shortest.What,
        Detail = counted.Detail,
    };

    private HostileOutcome OutcomeOf(FedPayload fed) => fed.End switch
    {
        FeedEnd.Crashed => HostileOutcome.Crashed,
        FeedEnd.Hung => HostileOutcome.Hung,
        FeedEnd.OutOfMemory => HostileOutcome.OutOfMemory,
        FeedEnd.OwnError => HostileOutcome.OwnError,
        FeedEnd.Threw => HostileOutcome.Threw,
        _ => OutcomeOf(fed.Answer!),
    };

    private HostileOutcome OutcomeOf(FedFrame answer) => answer switch
    {
        { ImpossibleValue.Length: > 0 } => HostileOutcome.ImpossibleValue,
        { ReplacedText.Length: > 0 } => HostileOutcome.ReplacedText,
        { Outcome: FeedOutcome.Unmapped } => HostileOutcome.Unmapped,
        { Outcome: FeedOutcome.TooLarge } => HostileOutcome.TooLarge,
        { Outcome: FeedOutcome.Unwritten } => HostileOutcome.Unwritten,
        _ when isUnchanged(answer) => HostileOutcome.Unchanged,
        _ => HostileOutcome.Changed,
    };

    private static string DetailOf(FedPayload fed) => fed.Answer is not FedFrame answer ? fed.Cause
        : answer.ImpossibleValue.Length > 0 ? answer.ImpossibleValue
        : answer.ReplacedText.Length > 0 ? answer.ReplacedText
        : answer.Exception is FeedException exception ? Shortened.Of(exception.Message.ReplaceLineEndings(" "))
        : answer.Differences.Count > 0 ? answer.Differences[0] : "";
}

/// <summary>What inputs of one group have in common.</summary>
/// <param name="Exception">Full name of the exception's type; empty where there was none.</param>
/// <param name="IsOfFramework">Whether .NET declares it.</param>
/// <param name="IsBlowUp">Whether it took too much memory.</param>
/// <param name="IsSlow">Whether it took too long.</param>
/// <param name="Frames">The methods in which it began, one a line; empty where that does not matter.</param>
internal sealed record HostileKey(HostileOutcome Outcome, string Exception, bool IsOfFramework, bool IsBlowUp, bool IsSlow, string Frames);

/// <summary>A group as it is counted.</summary>
internal sealed class HostileCount(HostileKey key, HostileInput first)
{
    /// <summary>What its inputs have in common.</summary>
    public HostileKey Key => key;

    /// <summary>How many inputs.</summary>
    public int Count { get; set; }

    /// <summary>Most bytes that a call allocated.</summary>
    public long Allocated { get; set; }

    /// <summary>The most by which the process grew in a call, in bytes; null where nobody knows.</summary>
    public long? Peak { get; set; }

    /// <summary>Longest time of a call, in nanoseconds.</summary>
    public long Time { get; set; }

    public HostileInput Shortest { get; set; } = first;

    /// <summary>What the call with the shortest input took of memory, in bytes.</summary>
    public long ShortestMemory { get; set; }

    /// <summary>What the shortest input did.</summary>
    public string Detail { get; set; } = "";
}
