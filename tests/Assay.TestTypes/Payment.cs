namespace Shop;

/// <summary>How an order is paid.</summary>
public abstract class Payment(decimal amount)
{
    public decimal Amount { get; } = amount;
}
