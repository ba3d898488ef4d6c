namespace Shop;

/// <summary>Where to.</summary>
public readonly record struct Address(string Street, string City, string? PostalCode);
