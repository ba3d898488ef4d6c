namespace Assay.DataSets.ModernTypes;

/// <summary>Who carries a shipment.</summary>
/// <param name="Name">The name.</param>
/// <param name="Rating">From 0 to 5.</param>
public sealed record Carrier(string Name, Half Rating);
