using System.Collections.Concurrent;

namespace Assay.Conformance.Collections;

/// <summary>Concurrent collections come back.</summary>
[Case(48, "concurrent-collections", CaseGroup.Collections, "Concurrent collections come back.")]
public sealed class ConcurrentCollections : Case<Hub>
{
    /// <inheritdoc/>
    public override Hub Make() => new()
    {
        Sessions = new ConcurrentDictionary<string, int> { ["x"] = 1 },
        Jobs = new ConcurrentQueue<int>([1, 2]),
    };
}

public class Hub
{
    public ConcurrentDictionary<string, int> Sessions { get; set; } = new();

    public ConcurrentQueue<int> Jobs { get; set; } = new();
}
