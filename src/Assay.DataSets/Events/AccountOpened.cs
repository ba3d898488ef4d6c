namespace Assay.DataSets.Events;

/// <summary>An account was opened.</summary>
public class AccountOpened : AccountEvent
{
    /// <summary>Whose it is.</summary>
    public string Owner { get; set; } = null!;

    /// <summary>Three letters.</summary>
    public string Currency { get; set; } = null!;
}
