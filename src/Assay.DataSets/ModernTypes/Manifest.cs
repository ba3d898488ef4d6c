namespace Assay.DataSets.ModernTypes;

/// <summary>Shipments that travel together.</summary>
public sealed record Manifest
{
    /// <summary>The shipments.</summary>
    public required IReadOnlyList<Shipment> Shipments { get; init; }
}
