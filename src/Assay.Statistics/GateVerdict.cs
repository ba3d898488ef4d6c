namespace Assay.Statistics;

/// <summary>Which rounds of a block the noise gate drops, for all rows alike.</summary>
public sealed record GateVerdict
{
    /// <summary>Whether there was anything to judge by: without a calibration worker nothing is dropped and nothing is said about the machine.</summary>
    public required bool IsJudged { get; init; }

    /// <summary>Whether each round is dropped. Settling rounds never are: they do not count anyway.</summary>
    public required IReadOnlyList<bool> IsDropped { get; init; }

    /// <summary>How many rounds each reason drops; a round may have several. Every reason has an entry.</summary>
    public required IReadOnlyDictionary<GateReason, int> Reasons { get; init; }

    /// <summary>Rounds after the settling ones, dropped or not.</summary>
    public required int CountingRounds { get; init; }

    /// <summary>Dropped rounds.</summary>
    public int DroppedRounds => IsDropped.Count(dropped => dropped);

    /// <summary>Dropped rounds as a share of the counting ones, 0 to 1; 0 where none counts.</summary>
    public double DroppedShare => CountingRounds == 0 ? 0 : (double)DroppedRounds / CountingRounds;

    /// <summary>Whether so many rounds are dropped that what is left deserves no ranks.</summary>
    public bool IsRefused => DroppedShare > NoiseGate.RefusalShare;
}
