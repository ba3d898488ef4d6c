namespace Assay.Answers.Choosing;

/// <summary>What messages are for: how often each is read and written, and whether its payload is sent.</summary>
/// <param name="Name">Its name on the command line.</param>
/// <param name="Meaning">What one message stands for, as a sentence without a full stop.</param>
/// <param name="Reads">Reads of a payload for one message.</param>
/// <param name="Writes">Writes of a payload for one message.</param>
/// <param name="IsSent">Whether the payload of each message passes the network.</param>
/// <param name="PrefersSmall">Whether the smallest of several measured sizes decides.</param>
public sealed record Scenario(string Name, string Meaning, double Reads, double Writes, bool IsSent, bool PrefersSmall)
{
    /// <summary>What matters in it too and is not measured yet, as part of a sentence; empty for nothing.</summary>
    public string NotMeasured { get; init; } = "";

    /// <summary>The scenario that is taken where none is named.</summary>
    public static Scenario Default => All[0];

    /// <summary>Every scenario.</summary>
    public static IReadOnlyList<Scenario> All { get; } =
    [
        new("rpc", "each message is written once, sent, and read once", 1, 1, IsSent: true, PrefersSmall: true)
        {
            NotMeasured = "p99, the time that 99 of 100 messages keep to",
        },
        new("cache", "nine of ten messages are reads, one is a write; each is sent", 0.9, 0.1, IsSent: true, PrefersSmall: true),
        new("config", "19 of 20 messages are reads, one is a write; nothing is sent", 0.95, 0.05, IsSent: false, PrefersSmall: true)
        {
            NotMeasured = "start-up, which decides where a file is read once",
        },
        new("storage", "four of five messages are reads, one is a write; each is sent", 0.8, 0.2, IsSent: true, PrefersSmall: false),
        new("game", "states are saved: four of five messages are writes, one is a read; nothing is sent", 0.2, 0.8, IsSent: false,
            PrefersSmall: false)
        {
            NotMeasured = "the longest pause, which is felt while a game saves",
        },
    ];
}

/// <summary>What a serializer is chosen for.</summary>
public sealed record ChoiceRequest
{
    /// <summary>What it must do, in the order asked for.</summary>
    public IReadOnlyList<Need> Needs { get; init; } = [];

    /// <summary>What messages are for.</summary>
    public Scenario Scenario { get; init; } = Scenario.Default;

    /// <summary>Messages a second; null where nobody said.</summary>
    public double? MessagesPerSecond { get; init; }

    /// <summary>Bits that the network carries in a second; null where sending costs nothing.</summary>
    public double? BitsPerSecond { get; init; }

    /// <summary>Bytes of a message; null where nobody said.</summary>
    public double? MessageBytes { get; init; }

    /// <summary>The same with needs judged that verdicts of these results can judge.</summary>
    internal ChoiceRequest JudgedBy(NeedEvidence evidence) => this with
    {
        Needs = [
            .. Needs.Select(
                need => need.NotJudged.Length > 0 && need.Feature.Length > 0 && evidence.Features.IsJudged(need.Feature)
                ? need with { NotJudged = "" }
                : need)],
    };

    /// <summary>The network's bits a second where the scenario sends payloads, else null.</summary>
    internal double? SendingBitsPerSecond => Scenario.IsSent ? BitsPerSecond : null;
}
