using System.Collections.Frozen;
using System.Collections.Immutable;
using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.ModernTypes;

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
        for (int index = 0, count = 1 + draw.Choice(most); index < count; index++) yield return (char)('a' + index) + draw.Letters(5 + draw.Choice(5));
    }
}
