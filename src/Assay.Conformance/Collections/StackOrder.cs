namespace Assay.Conformance.Collections;

/// <summary>A stack comes back in its order.</summary>
[Case(46, "stack-order", CaseGroup.Collections, "A stack comes back in its order.")]
public sealed class StackOrder : Case<Pile>
{
    /// <inheritdoc/>
    public override Pile Make() => new() { Plates = new Stack<int>([1, 2, 3]) };
}

public class Pile
{
    public Stack<int> Plates { get; set; } = new();
}
