using System.Collections.Frozen;
using System.Collections.Immutable;

namespace Assay.DataSets.ModernTypes;

/// <summary>A record with what C# and .NET have had since version 7: made by its constructor, set once, of the newer types.</summary>
/// <param name="Id">Which shipment.</param>
/// <param name="Carrier">Who carries it.</param>
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
