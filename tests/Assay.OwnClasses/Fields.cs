namespace OwnClasses;

// Properties over fields that nobody can set. Some libraries want their attribute on the field: their programs have these classes from
// tests/Oracles/OnFields.

[Adopt]
public partial class FieldBehindGetter
{
    [Skip]
    private readonly int x;

    public FieldBehindGetter(int x) => this.x = x;

    [Item(1), Datum]
    public int X => x;
}

[Adopt]
public readonly partial struct ReadOnlyPoint
{
    [Skip]
    private readonly int x;

    public ReadOnlyPoint(int x) => this.x = x;

    [Item(1), Datum]
    public int X => x;
}

[Adopt]
public partial class InitOnly
{
    [Skip]
    private readonly string? name;

    [Item(1), Datum]
    public string? Name
    {
        get => name;
        init => name = value?.Trim();
    }
}
