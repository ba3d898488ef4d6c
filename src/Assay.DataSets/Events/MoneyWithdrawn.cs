namespace Assay.DataSets.Events;

/// <summary>Money was taken out.</summary>
public class MoneyWithdrawn : AccountEvent
{
    /// <summary>How much.</summary>
    public decimal Amount { get; set; }

    /// <summary>Where.</summary>
    public int MachineId { get; set; }
}
