using Assay.Analysis.Safety;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Feeding;
using Assay.Engine.Mutations;

namespace Assay.Engine.Hostile;

/// <summary>Counts what became of the inputs of one kind, and keeps the shortest input of each group.</summary>
/// <param name="kind">The kind's name.</param>
/// <param name="validHash">Hash of the graph of the valid payload.</param>
internal sealed class HostileTally(string kind, string validHash)
{
    private readonly Dictionary<Key, Counted> groups = [];
    private int inputs;

    /// <summary>Inputs left out.</summary>
    public int Skipped { get; set; }

    /// <summary>Inputs after which the process was gone, or of no use.</summary>
    public int Deaths { get; private set; }

    /// <summary>Inputs that hung.</summary>
    public int Hangs { get; private set; }

    /// <summary>Adds an input.</summary>
    public void Add(HostileInput input, FedPayload fed)
    {
        inputs++;
        FeedException? exception = fed.End is FeedEnd.Threw or FeedEnd.OutOfMemory ? fed.Answer?.Exception : null;
        long allocated = fed.Answer?.AllocatedBytes ?? 0;
        long time = fed.Answer?.ElapsedNanoseconds ?? 0;
        Key key = new(OutcomeOf(fed), exception?.Type ?? "", exception?.IsOfFramework ?? false, SafetyRules.IsBlowUp(input.Payload.Length, allocated), SafetyRules.IsSlow(input.Payload.Length, time));
        Deaths += fed.Failure is not null || key.Outcome == HostileOutcome.OutOfMemory ? 1 : 0;
        Hangs += key.Outcome == HostileOutcome.Hung ? 1 : 0;
        if (!groups.TryGetValue(key, out Counted? counted))
            groups[key] = counted = new Counted();
        counted.Count++;
        counted.Allocated = Math.Max(counted.Allocated, allocated);
        counted.Time = Math.Max(counted.Time, time);
        if (counted.Shortest is null || input.Payload.Length < counted.Shortest.Payload.Length)
            (counted.Shortest, counted.Detail) = (input, DetailOf(fed));
    }

    /// <summary>What was counted.</summary>
    /// <param name="save">Saves the shortest input of a group, if it is worth it, and gives the file's name.</param>
    public HostileKindResult Result(Func<HostileGroup, HostileInput, string> save) => new()
    {
        Kind = kind,
        Inputs = inputs,
        Skipped = Skipped,
        Groups = [.. groups.OrderByDescending(group => group.Value.Count).Select(group => GroupOf(group.Key, group.Value, save))],
    };

    private static HostileGroup GroupOf(Key key, Counted counted, Func<HostileGroup, HostileInput, string> save)
    {
        HostileGroup group = new()
        {
            Outcome = key.Outcome,
            ExceptionType = key.Exception,
            IsOfFramework = key.IsOfFramework,
            IsBlowUp = key.IsBlowUp,
            IsSlow = key.IsSlow,
            Count = counted.Count,
            MostAllocatedBytes = counted.Allocated,
            LongestNanoseconds = counted.Time,
            Example = counted.Shortest!.What,
            Detail = counted.Detail,
        };
        return group with { File = save(group, counted.Shortest) };
    }

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
        _ when answer.ContentHash == validHash => HostileOutcome.Unchanged,
        _ => HostileOutcome.Changed,
    };

    private static string DetailOf(FedPayload fed) => fed.Answer is not FedFrame answer ? fed.Cause
        : answer.ImpossibleValue.Length > 0 ? answer.ImpossibleValue
        : answer.ReplacedText.Length > 0 ? answer.ReplacedText
        : answer.Exception is FeedException exception ? Shortened.Of(exception.Message.ReplaceLineEndings(" "))
        : answer.Differences.Count > 0 ? answer.Differences[0] : "";

    private sealed record Key(HostileOutcome Outcome, string Exception, bool IsOfFramework, bool IsBlowUp, bool IsSlow);

    private sealed class Counted
    {
        public int Count { get; set; }

        public long Allocated { get; set; }

        public long Time { get; set; }

        public HostileInput? Shortest { get; set; }

        public string Detail { get; set; } = "";
    }
}
