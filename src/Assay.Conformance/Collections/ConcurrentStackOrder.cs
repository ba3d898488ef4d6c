using System.Collections.Concurrent;

namespace Assay.Conformance.Collections;

/// <summary>A concurrent stack comes back in its order.</summary>
[Case(48, "concurrent-stack-order", CaseGroup.Collections, "A concurrent stack comes back in its order.")]
public sealed class ConcurrentStackOrder : Case<Undoing>
{
    /// <inheritdoc/>
    public override Undoing Make() => new() { Steps = new ConcurrentStack<int>([1, 2, 3]) };
}

public class Undoing
{
    public ConcurrentStack<int> Steps { get; set; } = new();
}
