namespace Assay.Conformance.Collections;

/// <summary>A queue comes back in its order.</summary>
[Case(46, "queue-order", CaseGroup.Collections, "A queue comes back in its order.")]
public sealed class QueueOrder : Case<Line>
{
    /// <inheritdoc/>
    public override Line Make() => new() { People = new Queue<string>(["a", "b", "c"]) };
}

public class Line
{
    public Queue<string> People { get; set; } = new();
}
