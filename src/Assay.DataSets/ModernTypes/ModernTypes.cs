using System.Collections.Frozen;
using System.Collections.Immutable;
using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.ModernTypes;

/// <summary>Who carries a shipment.</summary>
public sealed record Carrier(string Name, Half Rating);

/// <summary>Shipments that travel together.</summary>
public sealed record Manifest
{
    /// <summary>The shipments.</summary>
    public required IReadOnlyList<Shipment> Shipments { get; init; }
}

/// <summary>An amount in a currency.</summary>
public readonly record struct Money(decimal Amount, string Currency);

/// <summary>A record with what C# and .NET have had since version 7: made by its constructor, set once, of the newer types.</summary>
public sealed record Shipment(Guid Id, Carrier Carrier)
{
    /// <summary>Where it goes.</summary>
    public required string Destination { get; init; }

    /// <summary>The day it is due.</summary>
    public required DateOnly Due { get; init; }

    /// <summary>From when on somebody is there.</summary>
    public TimeOnly OpensAt { get; init; }

    /// <summary>When it was sent, at the clock of the place.</summary>
    public DateTimeOffset SentAt { get; init; }

    /// <summary>How long it takes.</summary>
    public TimeSpan Transit { get; init; }

    /// <summary>The number on its seal, of more than 64 bits.</summary>
    public Int128 Seal { get; init; }

    /// <summary>What it is worth.</summary>
    public Money Value { get; init; }

    /// <summary>What it costs to insure it, if it is insured.</summary>
    public Money? Insurance { get; init; }

    /// <summary>Length, width and height in centimetres.</summary>
    public (int Length, int Width, int Height) Dimensions { get; init; }

    /// <summary>Weights of its parcels in kilograms.</summary>
    public ImmutableArray<double> Weights { get; init; } = [];

    /// <summary>Where it was, one place after the other.</summary>
    public ImmutableList<string> Stops { get; init; } = [];

    /// <summary>Customs codes and their rates.</summary>
    public ImmutableDictionary<string, int> Rates { get; init; } = ImmutableDictionary<string, int>.Empty;

    /// <summary>What must be minded.</summary>
    public FrozenSet<string> Tags { get; init; } = FrozenSet<string>.Empty;

    /// <summary>What else is known, by name.</summary>
    public FrozenDictionary<string, string> Properties { get; init; } = FrozenDictionary<string, string>.Empty;

    /// <summary>A remark, if there is one.</summary>
    public string? Remark { get; init; }
}

/// <summary>Types that older serializers never heard of. All of them are in .NET 8.</summary>
[DataSet(
    "modern-types", "shipment", 10, 1_000,
    DefaultSize = 1_000,
    Summary = "records with init and required members, DateOnly, Int128, Half, tuples, immutable and frozen collections",
    Source = "Assay: what C# and .NET have had since version 7")]
public sealed class ModernTypesDataSet : DataSet<Manifest>
{
    /// <inheritdoc/>
    public override Manifest Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var shipments = new List<Shipment>(recipe.Size);
        while (shipments.Count < recipe.Size) shipments.Add(Shipment(draw));
        return new Manifest { Shipments = shipments };
    }

    private static Shipment Shipment(Draw draw) => new(draw.Guid(), new Carrier(draw.Words(8, 20), Rating(draw)))
    {
        Destination = draw.Words(8, 24),
        Due = DateOnly.FromDateTime(draw.Moment()),
        // Of 16 to 19 hours: their ticks are of one width in every format.
        OpensAt = new TimeOnly(16 + draw.Own(4), 1 + draw.Own(59), 1 + draw.Own(59)),
        SentAt = new DateTimeOffset(DateTime.SpecifyKind(draw.Moment(), DateTimeKind.Unspecified), TimeSpan.FromHours(draw.Choice(9) - 4)),
        Transit = new TimeSpan(16 + draw.Own(4), 1 + draw.Own(59), 1 + draw.Own(59)),
        // From 10^24 on, within one width of 7 bits a byte.
        Seal = (new Int128(0, 1_000_000_000_000_000_000) * 1_000_000) + draw.Long(1_000_000_000_000_000, 9_000_000_000_000_000),
        Value = Money(draw),
        Insurance = draw.Chance(50) ? Money(draw) : null,
        Dimensions = (draw.Number(10, 200), draw.Number(10, 200), draw.Number(10, 200)),
        Weights = [.. Enumerable.Range(0, 1 + draw.Choice(4)).Select(_ => draw.Double(1, 40_000, places: 3))],
        Stops = [.. Enumerable.Range(0, 1 + draw.Choice(4)).Select(_ => draw.Words(8, 16))],
        Rates = Keys(draw, most: 4).ToImmutableDictionary(static key => key, _ => draw.Number(0, 100)),
        Tags = Keys(draw, most: 4).ToFrozenSet(),
        Properties = Keys(draw, most: 4).ToFrozenDictionary(static key => key, _ => draw.Words(8, 16)),
        Remark = draw.Chance(30) ? draw.Words(10, 40) : null,
    };

    private static Money Money(Draw draw) => new(draw.Decimal(1_001, 999_999, scale: 2), draw.Choice("EUR", "USD", "JPY", "NGN"));

    // Quarters are exact in any precision; these have two decimal places each.
    private static Half Rating(Draw draw) => (Half)((draw.Own(10) + 0.5) / 2);

    // The first letter keeps keys apart.
    private static IEnumerable<string> Keys(Draw draw, int most)
    {
        for (int index = 0, count = 1 + draw.Choice(most); index < count; index++) yield return (char)('a' + index)
            + draw.Letters(5 + draw.Choice(5));
    }
}
