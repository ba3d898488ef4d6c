using Assay.Analysis.Statistics;

namespace Assay.Analysis.Model;

/// <summary>
/// What the noise gate did to the batches of one operation of a table, and how the machine was disturbed for all rows alike.
/// </summary>
public sealed record GateSummary
{
    /// <summary>
    /// Batches that the gate judged: those of all rows, the settling ones left out; 0 if the file has no readings of the machine.
    /// </summary>
    public required int Batches { get; init; }

    /// <summary>Batches that it discarded.</summary>
    public required int DroppedBatches { get; init; }

    /// <summary>Share of batches discarded, 0 to 1; null where none was judged.</summary>
    public double? DroppedShare => Batches == 0 ? null : (double)DroppedBatches / Batches;

    /// <summary>Why, the commonest first.</summary>
    public required IReadOnlyList<GateDrop> Reasons { get; init; }

    /// <summary>Share of the rounds of which the hypervisor gave over 1 % to others, 0 to 1.</summary>
    public double StolenShare { get; init; }

    /// <summary>Share of the rounds around which fewer than a quarter of the other processors was idle, 0 to 1.</summary>
    public double CrowdedShare { get; init; }

    /// <summary>Share of the rounds at the slower of two speeds, 0 to 1.</summary>
    public double SlowShare { get; init; }

    /// <summary>How many times as long operations took at the slower speed; null where there was one speed.</summary>
    public double? SpeedRatio { get; init; }
}

/// <summary>One reason of the noise gate.</summary>
/// <param name="Reason">What was disturbed.</param>
/// <param name="Batches">Batches that it applies to.</param>
/// <param name="Share">Their share of all batches judged, 0 to 1.</param>
public sealed record GateDrop(GateReason Reason, int Batches, double Share);

/// <summary>A row whose worker was pushed off its processor more often than another's, significantly.</summary>
/// <param name="WaitedShare">The share of its batches in which it waited, 0 to 1.</param>
public sealed record UnevenRow(string Label, double WaitedShare);

/// <summary>A row whose ratio to the reference depends on the machine's speed.</summary>
/// <param name="FastRatio">Its ratio in rounds at the fast speed.</param>
/// <param name="SlowRatio">Its ratio in rounds at the slow speed.</param>
public sealed record SpeedDifference(string Label, double FastRatio, double SlowRatio);
