namespace Assay.Conformance.Collections;

/// <summary>A linked list comes back in its order.</summary>
[Case(46, "linked-list", CaseGroup.Collections, "A linked list comes back in its order.")]
public sealed class LinkedListOrder : Case<Train>
{
    /// <inheritdoc/>
    public override Train Make() => new() { Cars = new LinkedList<int>([5, 6, 7]) };
}

public class Train
{
    public LinkedList<int> Cars { get; set; } = new();
}
