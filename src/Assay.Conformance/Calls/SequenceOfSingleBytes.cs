using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>
/// A sequence or pipe of segments of one byte is read, and a writer is used that hands out no more memory than it is asked for.
/// </summary>
[Case(61, "sequence-of-single-bytes", CaseGroup.Calls,
    "A sequence or pipe of segments of one byte is read, and a writer is used that hands out no more memory than it is asked for.")]
[Exercise(TrialKind.SingleByteSegments)]
public sealed class SequenceOfSingleBytes : CallCase<Ticker>
{
    /// <inheritdoc/>
    public override Ticker Make(int number) => new()
    {
        Sequence = 7_000_000_001 + number,
        Symbol = $"SYM{number} – Zürich",
        Prices = [.. Enumerable.Range(0, 50).Select(tick => 100 + number + (tick * 0.125))],
        Venues = [.. Enumerable.Range(0, 20).Select(venue => $"venue {(number * 100) + venue}")],
    };
}

public class Ticker
{
    public long Sequence { get; set; }

    public string Symbol { get; set; } = "";

    public double[] Prices { get; set; } = [];

    public List<string> Venues { get; set; } = [];
}
