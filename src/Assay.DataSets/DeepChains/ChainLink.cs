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
