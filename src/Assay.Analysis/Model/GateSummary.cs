using Assay.Analysis.Statistics;

namespace Assay.Analysis.Model;

/// <summary>What the noise gate did to the rounds of one operation of a table.</summary>
public sealed record GateSummary
{
    /// <summary>Rounds that the gate judged: those of all blocks and groups, the settling ones left out; 0 where the file tells nothing about the machine.</summary>
    public required int Rounds { get; init; }

    /// <summary>Rounds that it dropped, for all rows at once.</summary>
    public required int DroppedRounds { get; init; }

    /// <summary>Share of rounds dropped, 0 to 1; null where none was judged.</summary>
    public double? DroppedShare => Rounds == 0 ? null : (double)DroppedRounds / Rounds;

    /// <summary>Why, the commonest first; a round can have several reasons.</summary>
    public required IReadOnlyList<GateDrop> Reasons { get; init; }
}

/// <summary>One reason of the noise gate.</summary>
/// <param name="Reason">What was disturbed.</param>
/// <param name="Rounds">Rounds that it applies to.</param>
/// <param name="Share">Their share of all rounds judged, 0 to 1.</param>
public sealed record GateDrop(GateReason Reason, int Rounds, double Share);
