namespace OwnClasses;

[Adopt]
public partial class ConstructorUppers
{
    public ConstructorUppers(string name) => Name = name.Trim().ToUpperInvariant();

    [Item(1)]
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

    [Item(1)]
    public int Id { get; }

    [Item(2)]
    public string? Name { get; }
}

[Adopt]
public partial class ConstructorThrows
{
    public ConstructorThrows(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(count);
        Count = count;
    }

    [Item(1)]
    public int Count { get; private set; }

    public static ConstructorThrows Emptied() => new(1) { Count = 0 };
}

[Adopt]
public partial class ConstructorCopies
{
    public ConstructorCopies(List<int> items) => Items = [.. items, 0];

    [Item(1)]
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

    [Item(1)]
    public int A { get; }

    [Item(2)]
    public int B { get; }

    [Item(3)]
    public int Sum { get; set; }
}

[Adopt]
public partial class TwoConstructors
{
    [Maker]
    public TwoConstructors()
        : this("nobody")
    {
    }

    public TwoConstructors(string? name) => Name = name + "!";

    [Item(1)]
    public string? Name { get; set; }
}

[Adopt]
public partial class PrivateConstructor
{
    [Maker]
    private PrivateConstructor() => Made = "privately";

    [Item(1)]
    public string? Made { get; set; }

    public static PrivateConstructor Create(string? made) => new() { Made = made };
}

[Adopt]
public partial class FieldBehindGetter
{
    private readonly int x;

    public FieldBehindGetter(int x) => this.x = x;

    [Item(1)]
    public int X => x;
}

[Adopt]
public readonly partial struct ReadOnlyPoint
{
    private readonly int x;

    public ReadOnlyPoint(int x) => this.x = x;

    [Item(1)]
    public int X => x;
}

[Adopt]
public partial record PositionalRecord([property: Item(1)] string Name, [property: Item(2)] int Age);

[Adopt]
public partial record RecordWithCode([property: Item(1)] string Name)
{
    [Item(2)]
    public string Upper { get; init; } = Name.ToUpperInvariant();
}

[Adopt]
public partial class Primary(int start)
{
    [Item(1)]
    public int Start { get; } = start * 2;
}

[Adopt]
public partial class BaseOfCode
{
    public BaseOfCode() => Kind = "base";

    [Item(1)]
    public string? Kind { get; set; }
}

[Adopt]
public partial class CallsHiddenHelper
{
    public CallsHiddenHelper() => Serial = Counter.Next;

    [Item(1)]
    public int Serial { get; set; }

    private static class Counter
    {
        public static int Next => 42;
    }
}

[Adopt]
public partial class ConstructorOfGraphType
{
    public ConstructorOfGraphType() => Point = Points.Shift(new ConstructorStores(1, "p"));

    [Item(1)]
    public ConstructorStores? Point { get; set; }
}

public static class Points
{
    public static ConstructorStores Shift(ConstructorStores point) => new(point.Id + 1, point.Name);
}
