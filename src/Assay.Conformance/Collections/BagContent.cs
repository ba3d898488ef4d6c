using System.Collections.Concurrent;

namespace Assay.Conformance.Collections;

/// <summary>A concurrent bag comes back. Its elements are equal, because it has no order.</summary>
[Case(48, "bag-content", CaseGroup.Collections, "A concurrent bag comes back.")]
public sealed class BagContent : Case<Lottery>
{
    /// <inheritdoc/>
    public override Lottery Make() => new() { Tickets = [7, 7] };
}

public class Lottery
{
    public ConcurrentBag<int> Tickets { get; set; } = [];
}
