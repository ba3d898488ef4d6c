using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.DeepChains;

/// <summary>A link of a chain.</summary>
public class ChainLink
{
    /// <summary>The number that this link holds.</summary>
    public int Number { get; set; }

    /// <summary>The text that this link holds.</summary>
    public string Label { get; set; } = null!;

    /// <summary>The next link; the last has none.</summary>
    public ChainLink? Next { get; set; }
}

/// <summary>Objects inside objects: how deep a serializer goes, and what it does then.</summary>
[DataSet(
    "deep-chain", "link", 64, 500, 10_000,
    DefaultSize = 64,
    Summary = "a chain of linked objects: many limits allow 64; 500 and 10,000 exceed them",
    Source = "Assay: depth")]
public sealed class DeepChainDataSet : DataSet<ChainLink>
{
    /// <inheritdoc/>
    public override ChainLink Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var first = Link(draw, next: null);
        for (var left = recipe.Size - 1; left > 0; left--) first = Link(draw, first);
        return first;
    }

    private static ChainLink Link(Draw draw, ChainLink? next) => new()
    {
        Number = draw.Number(1, 1_000_000),
        Label = draw.Words(6, 20),
        Next = next,
    };
}
