namespace Assay.DataSets.GameSaves;

/// <summary>A pile of equal items.</summary>
public class InventoryItem
{
    /// <summary>How many.</summary>
    public sbyte Count { get; set; }

    /// <summary>Where in the inventory.</summary>
    public byte Slot { get; set; }

    /// <summary>What it is.</summary>
    public string Id { get; set; } = null!;
}
