namespace Assay.DataSets.ModernTypes;

/// <summary>An amount in a currency.</summary>
/// <param name="Amount">How much.</param>
/// <param name="Currency">Three letters.</param>
public readonly record struct Money(decimal Amount, string Currency);
