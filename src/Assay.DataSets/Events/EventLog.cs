namespace Assay.DataSets.Events;

/// <summary>What happened to accounts.</summary>
public class EventLog
{
    /// <summary>The events, in order.</summary>
    public List<AccountEvent> Events { get; set; } = null!;
}
