namespace OwnClasses;

// Classes that give out what nobody can set. Data contracts ask for a setter: their program has these classes again, edited as its users
// edit theirs.

[Adopt]
public partial class ConstructorUppers
{
    public ConstructorUppers(string name) => Name = name.Trim().ToUpperInvariant();

    [Item(1), Datum]
    public string Name { get; }
}

[Adopt]
public partial class ConstructorStores
{
    public ConstructorStores(int id, string? name)
    {
        Id = id;
        Name = name;
    }

    [Item(1), Datum]
    public int Id { get; }

    [Item(2), Datum]
    public string? Name { get; }
}

[Adopt]
public partial class ConstructorCopies
{
    public ConstructorCopies(List<int> items) => Items = [.. items, 0];

    [Item(1), Datum]
    public List<int> Items { get; }
}

[Adopt]
public partial class ConstructorSums
{
    public ConstructorSums(int a, int b)
    {
        A = a;
        B = b;
        Sum = a + b;
    }

    [Item(1), Datum]
    public int A { get; }

    [Item(2), Datum]
    public int B { get; }

    [Item(3), Datum]
    public int Sum { get; set; }
}

[Adopt]
public partial class Primary(int start)
{
    [Item(1), Datum]
    public int Start { get; } = start * 2;
}

[Adopt]
public partial class GetOnlyList
{
    [Item(1), Datum]
    public List<int> Items { get; } = [];
}

[Adopt]
public partial class GetOnlyFilledList
{
    [Item(1), Datum]
    public List<int> Items { get; } = [5];
}

[Adopt]
public partial class GetOnlyDictionary
{
    [Item(1), Datum]
    public Dictionary<string, string> Names { get; } = [];
}
