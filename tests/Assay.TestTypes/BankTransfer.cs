namespace Shop;

/// <summary>Paid by transfer.</summary>
public sealed class BankTransfer(decimal amount, string account) : Payment(amount)
{
    public string Account { get; } = account;
}
