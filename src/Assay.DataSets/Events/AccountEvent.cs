namespace Assay.DataSets.Events;

/// <summary>Something that happened to an account; every event is of a derived type.</summary>
public abstract class AccountEvent
{
    /// <summary>Counted over all accounts.</summary>
    public long Sequence { get; set; }

    /// <summary>When, in UTC.</summary>
    public DateTime OccurredAt { get; set; }

    /// <summary>Which account.</summary>
    public Guid AccountId { get; set; }
}
