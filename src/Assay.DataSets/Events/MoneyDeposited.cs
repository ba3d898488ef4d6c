namespace Assay.DataSets.Events;

/// <summary>Money was paid in.</summary>
public class MoneyDeposited : AccountEvent
{
    /// <summary>How much.</summary>
    public decimal Amount { get; set; }

    /// <summary>What it is for, if anyone said so.</summary>
    public string? Reference { get; set; }
}
