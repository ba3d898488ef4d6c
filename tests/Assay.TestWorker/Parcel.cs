using Assay.Core.Workloads;

namespace Assay.TestWorker;

/// <summary>
/// What rows of conformance are tried with: a private field, two members of one type, equal objects that are two, a derived type.
/// </summary>
public sealed class Parcel
{
    private int weight;

    /// <summary>One of two members of a type.</summary>
    public int Width { get; set; }

    /// <summary>The other.</summary>
    public int Height { get; set; }

    /// <summary>Equal to <see cref="Spare"/>, and another object.</summary>
    public Item? First { get; set; }

    /// <summary>Equal to <see cref="First"/>, and another object.</summary>
    public Item? Spare { get; set; }

    /// <summary>A <see cref="FragileItem"/>.</summary>
    public Item? Last { get; set; }

    /// <summary>What only methods see.</summary>
    public int Weigh() => weight;

    /// <summary>Sets it.</summary>
    public Parcel Loaded(int kilograms)
    {
        weight = kilograms;
        return this;
    }
}

/// <summary>A part of a parcel.</summary>
public class Item
{
    /// <summary>A number.</summary>
    public int Number { get; set; }
}

/// <summary>A derived part.</summary>
public sealed class FragileItem : Item
{
    /// <summary>What the base lacks.</summary>
    public int Layers { get; set; }
}

/// <summary>The data set <c>parcels</c>, which stands for a conformance case.</summary>
[DataSet("parcels", "case", 1)]
public sealed class ParcelDataSet : DataSet<Parcel>
{
    /// <inheritdoc/>
    public override Parcel Generate(in Recipe recipe) => new Parcel
    {
        Width = 3,
        Height = 5,
        First = new Item { Number = 8 },
        Spare = new Item { Number = 8 },
        Last = new FragileItem { Number = 9, Layers = 2 },
    }.Loaded(12);
}
