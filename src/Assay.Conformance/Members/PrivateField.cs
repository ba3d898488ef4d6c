namespace Assay.Conformance.Members;

/// <summary>A private field comes back.</summary>
[Case(10, "private-field", CaseGroup.Members, "A private field comes back.")]
public sealed class PrivateField : Case<Account>
{
    /// <inheritdoc/>
    public override Account Make()
    {
        Account account = new() { Owner = "Ada" };
        account.Deposit(1250);
        return account;
    }
}

public class Account
{
    private int balance;

    public string Owner { get; set; } = "";

    public void Deposit(int amount) => balance += amount;

    public int Total() => balance;
}
