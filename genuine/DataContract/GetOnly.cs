namespace OwnClasses;

// The classes without setters, with those that [DataMember] asks for.

[Adopt]
public partial class ConstructorUppers
{
    public ConstructorUppers(string name) => Name = name.Trim().ToUpperInvariant();

    [Datum]
    public string Name { get; private set; }
}

[Adopt]
public partial class ConstructorStores
{
    public ConstructorStores(int id, string? name)
    {
        Id = id;
        Name = name;
    }

    [Datum]
    public int Id { get; private set; }

    [Datum]
    public string? Name { get; private set; }
}

[Adopt]
public partial class ConstructorCopies
{
    public ConstructorCopies(List<int> items) => Items = [.. items, 0];

    [Datum]
    public List<int> Items { get; private set; }
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

    [Datum]
    public int A { get; private set; }

    [Datum]
    public int B { get; private set; }

    [Datum]
    public int Sum { get; set; }
}

[Adopt]
public partial class Primary(int start)
{
    [Datum]
    public int Start { get; private set; } = start * 2;
}

[Adopt]
public partial class GetOnlyList
{
    [Datum]
    public List<int> Items { get; private set; } = [];
}

[Adopt]
public partial class GetOnlyFilledList
{
    [Datum]
    public List<int> Items { get; private set; } = [5];
}

[Adopt]
public partial class GetOnlyDictionary
{
    [Datum]
    public Dictionary<string, string> Names { get; private set; } = [];
}
