using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Events;

/// <summary>An account was closed.</summary>
public class AccountClosed : AccountEvent
{
    /// <summary>Whether its owner wanted it so.</summary>
    public bool IsByOwner { get; set; }
}

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

/// <summary>An account was opened.</summary>
public class AccountOpened : AccountEvent
{
    /// <summary>Whose it is.</summary>
    public string Owner { get; set; } = null!;

    /// <summary>Three letters.</summary>
    public string Currency { get; set; } = null!;
}

/// <summary>The owner moved.</summary>
public class AddressChanged : AccountEvent
{
    /// <summary>The new address, two to four lines.</summary>
    public List<string> Lines { get; set; } = null!;
}

/// <summary>What happened to accounts.</summary>
public class EventLog
{
    /// <summary>The events, in order.</summary>
    public List<AccountEvent> Events { get; set; } = null!;
}

/// <summary>Money was paid in.</summary>
public class MoneyDeposited : AccountEvent
{
    /// <summary>How much.</summary>
    public decimal Amount { get; set; }

    /// <summary>What it is for, if anyone said so.</summary>
    public string? Reference { get; set; }
}

/// <summary>Money was taken out.</summary>
public class MoneyWithdrawn : AccountEvent
{
    /// <summary>How much.</summary>
    public decimal Amount { get; set; }

    /// <summary>Where.</summary>
    public int MachineId { get; set; }
}

/// <summary>A list of a base type: the reader must learn which derived type each element is.</summary>
[DataSet(
    "events", "event", 10, 1_000, 10_000,
    DefaultSize = 10_000,
    Summary = "a list of an abstract type with five derived types",
    Source = "Assay: polymorphism")]
public sealed class EventsDataSet : DataSet<EventLog>
{
    /// <inheritdoc/>
    public override EventLog Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var log = new EventLog { Events = new List<AccountEvent>(recipe.Size) };
        // The first five are one of each.
        while (log.Events.Count < recipe.Size) log.Events.Add(Event(draw, log.Events.Count < 5 ? log.Events.Count : draw.Choice(5)));
        return log;
    }

    private static AccountEvent Event(Draw draw, int kind)
    {
        AccountEvent happened = kind switch
        {
            0 => new AccountOpened { Owner = draw.Words(8, 24), Currency = draw.Choice("EUR", "USD", "JPY", "NGN") },
            1 => new MoneyDeposited
            {
                Amount = draw.Decimal(101, 999_999, scale: 2),
                Reference = draw.Chance(60) ? draw.Words(8, 40) : null,
            },
            2 => new MoneyWithdrawn { Amount = draw.Decimal(101, 999_999, scale: 2), MachineId = draw.Number(1, 50_000) },
            3 => new AddressChanged { Lines = [.. Enumerable.Range(0, 2 + draw.Choice(3)).Select(_ => draw.Words(8, 30))] },
            _ => new AccountClosed { IsByOwner = draw.Chance(70) },
        };
        happened.Sequence = draw.Long(10_000_000_000, 60_000_000_000);
        happened.OccurredAt = draw.Moment();
        happened.AccountId = draw.Guid();
        return happened;
    }
}
