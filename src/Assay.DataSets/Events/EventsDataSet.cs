using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Events;

/// <summary>A list of a base type: the reader must learn which derived type each element is.</summary>
[DataSet(
    "events", "event", 10, 1_000, 10_000,
    DefaultSize = 10_000,
    Summary = "a list of an abstract type that holds five derived ones",
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
            1 => new MoneyDeposited { Amount = draw.Decimal(101, 999_999, scale: 2), Reference = draw.Chance(60) ? draw.Words(8, 40) : null },
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
