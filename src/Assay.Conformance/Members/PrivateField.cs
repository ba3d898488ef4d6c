namespace Assay.Conformance.Members;

/// <summary>Case: a private field.</summary>
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

/// <summary>The balance is seen by its methods alone.</summary>
public class Account
{
    private int balance;

    /// <summary>A public member beside it.</summary>
    public string Owner { get; set; } = "";

    /// <summary>Changes the private field.</summary>
    public void Deposit(int amount) => balance += amount;
}
