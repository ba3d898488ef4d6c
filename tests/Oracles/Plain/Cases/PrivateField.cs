namespace Cases;

public class Account
{
    private int balance;

    public string Owner { get; set; } = "";

    public void Deposit(int amount) => balance += amount;

    public int Total() => balance;
}

internal sealed class PrivateField : HandWrittenCase<Account>
{
    public override string Name => "private-field";

    protected override Account Make()
    {
        Account account = new() { Owner = "Ada" };
        account.Deposit(1250);
        return account;
    }

    protected override bool IsSame(Account made, Account read) => made.Owner == read.Owner && made.Total() == read.Total();
}
