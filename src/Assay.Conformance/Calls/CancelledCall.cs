using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>An asynchronous call that waits for its stream ends when it is cancelled, and the next call works.</summary>
[Case(63, "cancelled-call", CaseGroup.Calls,
    "An asynchronous call that waits for its stream ends when it is cancelled, and the next call works.")]
[Exercise(TrialKind.Cancelled)]
public sealed class CancelledCall : CallCase<Download>
{
    /// <inheritdoc/>
    public override Download Make(int number) => new()
    {
        Number = 900 + number,
        Name = $"file {number}",
        Parts = [.. Enumerable.Range(0, 200).Select(part => $"part {part} of file {number}")],
    };
}

public class Download
{
    public int Number { get; set; }

    public string Name { get; set; } = "";

    public List<string> Parts { get; set; } = [];
}
