namespace Assay.DataSets.Events;

/// <summary>An account was closed.</summary>
public class AccountClosed : AccountEvent
{
    /// <summary>Whether its owner wanted it so.</summary>
    public bool IsByOwner { get; set; }
}
