namespace Assay.DataSets.Events;

/// <summary>The owner moved.</summary>
public class AddressChanged : AccountEvent
{
    /// <summary>The new address, two to four lines.</summary>
    public List<string> Lines { get; set; } = null!;
}
