namespace OwnClasses;

// The classes without setters: [DataMember] on such a property asks for one, so it stands on the field.

[Adopt]
public partial class ConstructorUppers
{
    public ConstructorUppers(string name) => Name = name.Trim().ToUpperInvariant();

    [field: Datum]
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

    [field: Datum]
    public int Id { get; }

    [field: Datum]
    public string? Name { get; }
}

[Adopt]
public partial class ConstructorCopies
{
    public ConstructorCopies(List<int> items) => Items = [.. items, 0];

    [field: Datum]
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

    [field: Datum]
    public int A { get; }

    [field: Datum]
    public int B { get; }

    [Datum]
    public int Sum { get; set; }
}

[Adopt]
public partial class Primary(int start)
{
    [field: Datum]
    public int Start { get; } = start * 2;
}

[Adopt]
public partial class GetOnlyList
{
    [field: Datum]
    public List<int> Items { get; } = [];
}

[Adopt]
public partial class GetOnlyFilledList
{
    [field: Datum]
    public List<int> Items { get; } = [5];
}

[Adopt]
public partial class GetOnlyDictionary
{
    [field: Datum]
    public Dictionary<string, string> Names { get; } = [];
}
