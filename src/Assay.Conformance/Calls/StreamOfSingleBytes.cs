using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>A stream that gives one byte at a time, and cannot seek, is read and written.</summary>
[Case(61, "stream-of-single-bytes", CaseGroup.Calls, "A stream that gives one byte at a time, and cannot seek, is read and written.")]
[Exercise(TrialKind.SingleBytes)]
public sealed class StreamOfSingleBytes : CallCase<Telegram>
{
    /// <inheritdoc/>
    public override Telegram Make(int number) => new()
    {
        Number = 1_000_003 + number,
        Text = $"Arriving on platform {number}, Köln 10:45",
        Stops = [.. Enumerable.Range(0, 40).Select(stop => $"stop {(number * 100) + stop}")],
        Delays = [.. Enumerable.Range(0, 40).Select(stop => (number * 0.5) + (stop * 0.25))],
    };
}

public class Telegram
{
    public int Number { get; set; }

    public string Text { get; set; } = "";

    public List<string> Stops { get; set; } = [];

    public double[] Delays { get; set; } = [];
}
