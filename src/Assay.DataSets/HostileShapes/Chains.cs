using Assay.Core.Workloads;

namespace Assay.DataSets.HostileShapes;

/// <summary>An object that may hold another one of its own type.</summary>
public class ChainNode
{
    /// <summary>The next one; the last has none.</summary>
    public ChainNode? Next { get; set; }
}

/// <summary>
/// A chain of as many objects as the size says, and one more for each instance: what one level adds to a payload is the difference between
/// two instances.
/// </summary>
[DataSet("hostile-chain", "object", 1, IsUnlisted = true)]
public sealed class ChainDataSet : DataSet<ChainNode>
{
    /// <inheritdoc/>
    public override ChainNode Generate(in Recipe recipe)
    {
        var first = new ChainNode();
        for (var left = recipe.Size + recipe.Instance - 1; left > 0; left--) first = new ChainNode { Next = first };
        return first;
    }
}
