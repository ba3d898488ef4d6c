namespace OwnClasses;

// The classes of tests/Assay.OwnClasses/Fields.cs for libraries that want their attribute on the field: the code is the same.

[Adopt]
public partial class FieldBehindGetter
{
    [Item(1), Datum]
    private readonly int x;

    public FieldBehindGetter(int x) => this.x = x;

    [Skip]
    public int X => x;
}

[Adopt]
public readonly partial struct ReadOnlyPoint
{
    [Item(1), Datum]
    private readonly int x;

    public ReadOnlyPoint(int x) => this.x = x;

    [Skip]
    public int X => x;
}

[Adopt]
public partial class InitOnly
{
    [Item(1), Datum]
    private readonly string? name;

    [Skip]
    public string? Name
    {
        get => name;
        init => name = value?.Trim();
    }
}
