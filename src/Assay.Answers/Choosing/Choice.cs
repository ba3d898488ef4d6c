using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Answers.Choosing;

/// <summary>A recommendation with what it rests on.</summary>
public sealed record Choice
{
    /// <summary>Version of this model's JSON form.</summary>
    public int ChoiceSchemaVersion { get; } = 1;

    /// <summary>The data set whose figures decide, or the root of a user's own types.</summary>
    public required string DataSet { get; init; }

    /// <summary>Its size, in units.</summary>
    public required int Size { get; init; }

    /// <summary>What a unit is, singular.</summary>
    public required string Unit { get; init; }

    /// <summary>The median payload of the rows that keep most, in bytes.</summary>
    public required double MeasuredMessageBytes { get; init; }

    /// <summary>Bytes of a message as asked for; null where nobody said.</summary>
    public required double? MessageBytes { get; init; }

    /// <summary>The scenario's name.</summary>
    public required string Scenario { get; init; }

    /// <summary>Messages a second; null where nobody said.</summary>
    public required double? MessagesPerSecond { get; init; }

    /// <summary>Bits that the network carries in a second, where sending counts; else null.</summary>
    public required double? BitsPerSecond { get; init; }

    /// <summary>
    /// What the candidates bring back: everything, or all public members where no row that was measured brings back everything.
    /// </summary>
    public required Kept Keeps { get; init; }

    /// <summary>Whether the figures are compared by ranks; a screening is not.</summary>
    public required bool IsRanked { get; init; }

    /// <summary>What <see cref="Blocks"/> counts.</summary>
    public IndependentKind Independent { get; init; }

    /// <summary>Blocks that the figures rest on, K; of several machines, machines.</summary>
    public required int Blocks { get; init; }

    /// <summary>
    /// Whether speed decides: false where every candidate takes under <see cref="Chooser.ShareThatMatters"/> of a core at the rate asked
    /// for.
    /// </summary>
    public required bool SpeedDecides { get; init; }

    /// <summary>Rows that have all that is needed, best first; the first is recommended.</summary>
    public required IReadOnlyList<Candidate> Candidates { get; init; }

    /// <summary>
    /// Labels of the candidates that are not significantly slower than the first in the time of a message; empty without ranks, and where
    /// speed does not decide.
    /// </summary>
    public required IReadOnlyList<string> NotSignificantlySlower { get; init; }

    /// <summary>Rows that lack something needed, by the first need that they lack, in the order asked for.</summary>
    public required IReadOnlyList<NeedGroup> Excluded { get; init; }

    /// <summary>
    /// Rows of which nothing that was observed tells whether they have what is needed; they are not recommended, and nothing is said
    /// against them.
    /// </summary>
    public required IReadOnlyList<NeedGroup> Unknown { get; init; }

    /// <summary>Needs that excluded nobody, because nothing that Assay observes today can back them.</summary>
    public required IReadOnlyList<UnjudgedNeed> NotJudged { get; init; }

    /// <summary>Labels of measured rows that bring back less than the candidates.</summary>
    public required IReadOnlyList<string> Losing { get; init; }

    /// <summary>Labels of measured rows of libraries that have ended: they are not recommended.</summary>
    public IReadOnlyList<string> Ended { get; init; } = [];

    /// <summary>Rows without figures, grouped by reason.</summary>
    public required IReadOnlyList<MissingRows> Missing { get; init; }

    /// <summary>What would change the answer.</summary>
    public required IReadOnlyList<Alternative> Alternatives { get; init; }

    /// <summary>Messages a second up to which every candidate takes under <see cref="Chooser.ShareThatMatters"/> of a core.</summary>
    public required double? RateBelowWhichSpeedDoesNotDecide { get; init; }

    /// <summary>The recommended row; null where none is left.</summary>
    [JsonIgnore]
    public Candidate? Recommended => Candidates.Count > 0 ? Candidates[0] : null;
}

/// <summary>A row that has all that is needed, and what a message takes with it.</summary>
public sealed record Candidate
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>The package, or <see cref="RowResult.InTheBox"/>.</summary>
    public required string Package { get; init; }

    /// <summary>The package's version; empty for a library built into .NET.</summary>
    public required string PackageVersion { get; init; }

    /// <summary>The settings it uses; empty for its defaults.</summary>
    public required string Settings { get; init; }

    /// <summary>How bytes passed between caller and library when it was measured.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Time of one read, in nanoseconds; null where none was measured and none counts.</summary>
    public required double? ReadNanoseconds { get; init; }

    /// <summary>Time of one write, in nanoseconds; null where none was measured and none counts.</summary>
    public required double? WriteNanoseconds { get; init; }

    /// <summary>Payload of a message, in bytes.</summary>
    public required long PayloadBytes { get; init; }

    /// <summary>Time that a message takes a core: reads and writes, weighted by the scenario, in nanoseconds.</summary>
    public required double CpuNanoseconds { get; init; }

    /// <summary>Time in which its payload passes the network, in nanoseconds; 0 where sending does not count.</summary>
    public required double NetworkNanoseconds { get; init; }

    /// <summary>What decides: both together, in nanoseconds a message.</summary>
    public double MessageNanoseconds => CpuNanoseconds + NetworkNanoseconds;

    /// <summary>Share of one core at the rate asked for, 1 for a whole core; null without a rate.</summary>
    public required double? CoreShare { get; init; }

    /// <summary>What the row asks of the code of the types; null where that is not known.</summary>
    public required TypesDemand? Demand { get; init; }

    /// <summary>How it has what is needed.</summary>
    public required IReadOnlyList<MetNeed> Needs { get; init; }
}

/// <summary>A need that a row has, and the verdict or fact behind it.</summary>
public sealed record MetNeed(string Need, string Reason);

/// <summary>Rows of which the same is found.</summary>
/// <param name="Reason">The verdict or fact, or why nothing is known.</param>
/// <param name="Rows">Their labels, fastest first.</param>
public sealed record NeedGroup(string Need, string Reason, IReadOnlyList<string> Rows);

/// <summary>A need that nothing backs today.</summary>
/// <param name="Reason">Why, as a sentence without a full stop.</param>
public sealed record UnjudgedNeed(string Need, string Reason);

/// <summary>A change after which another row comes first.</summary>
/// <param name="Need">The need that is dropped; empty for other changes, and where all are.</param>
/// <param name="BitsPerSecond">The network's speed from which on the other row comes first; null for other changes.</param>
/// <param name="First">The row that comes first then.</param>
public sealed record Alternative(ChangeKind Change, string Need, double? BitsPerSecond, Candidate First);

/// <summary>What may change.</summary>
public enum ChangeKind
{
    /// <summary>A need is dropped.</summary>
    WithoutNeed,

    /// <summary>All needs are dropped.</summary>
    WithoutNeeds,

    /// <summary>The network is slower.</summary>
    SlowerNetwork,

    /// <summary>The network is faster.</summary>
    FasterNetwork,

    /// <summary>Messages are only read.</summary>
    OnlyReads,

    /// <summary>Messages are only written.</summary>
    OnlyWrites,
}
