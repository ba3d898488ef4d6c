namespace OwnClasses;

[Adopt]
public partial class ConstructorThrows
{
    public ConstructorThrows(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(count);
        Count = count;
    }

    [Item(1), Datum]
    public int Count { get; private set; }

    public static ConstructorThrows Emptied() => new(1) { Count = 0 };
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

    [Item(1), Datum]
    public string? Name { get; set; }
}

[Adopt]
public partial class PrivateConstructor
{
    [Maker]
    private PrivateConstructor() => Made = "privately";

    [Item(1), Datum]
    public string? Made { get; set; }

    public static PrivateConstructor Create(string? made) => new() { Made = made };
}

[Adopt]
public partial record PositionalRecord([property: Item(1), Datum] string Name, [property: Item(2), Datum] int Age);

[Adopt]
public partial record RecordWithCode([property: Item(1), Datum] string Name)
{
    [Item(2), Datum]
    public string Upper { get; init; } = Name.ToUpperInvariant();
}

[Adopt]
public partial class BaseOfCode
{
    public BaseOfCode() => Kind = "base";

    [Item(1), Datum]
    public string? Kind { get; set; }
}

[Adopt]
public partial class CallsHiddenHelper
{
    public CallsHiddenHelper() => Serial = Counter.Next;

    [Item(1), Datum]
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

    [Item(1), Datum]
    public ConstructorStores? Point { get; set; }
}

public static class Points
{
    public static ConstructorStores Shift(ConstructorStores point) => new(point.Id + 1, point.Name);
}
