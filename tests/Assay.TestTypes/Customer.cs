namespace Shop;

/// <summary>Who orders.</summary>
public sealed record Customer(string Name, string Email, Address Address, DateOnly Since);
