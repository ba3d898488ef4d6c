namespace Shop;

/// <summary>Paid by card.</summary>
public sealed class CardPayment(decimal amount, string number, int expiryMonth) : Payment(amount)
{
    private readonly string _number = number;

    public int ExpiryMonth { get; } = expiryMonth;

    public string LastDigits => _number[^4..];
}
