namespace OwnClasses;

// Classes whose code matters. Each program that judges them maps [Adopt], [Item] with its number, [Datum] without one, [Maker] and [Skip]
// to the attributes of its library; for Assay they mean nothing.

[Adopt]
public partial class DefaultText
{
    [Item(1), Datum]
    public string? Name { get; set; } = "default";
}

[Adopt]
public partial class DefaultList
{
    [Item(1), Datum]
    public List<int>? Items { get; set; } = [1, 2];
}

[Adopt]
public partial class DefaultNumber
{
    [Item(1), Datum]
    public int Count { get; set; } = 3;
}

[Adopt]
public partial class DefaultOfField
{
    [Item(1), Datum]
    public string? Title = "untitled";
}

[Adopt]
public partial class DefaultDictionary
{
    [Item(1), Datum]
    public Dictionary<string, int>? Stock { get; set; } = new() { ["a"] = 1 };
}

[Adopt]
public partial class DefaultByLinq
{
    [Item(1), Datum]
    public int[]? Squares { get; set; } = [.. Enumerable.Range(1, 3).Select(x => x * x)];
}

[Adopt]
public partial class DefaultByStatic
{
    private static readonly string Prefix = "ID-";

    [Item(1), Datum]
    public string? Code { get; set; } = Prefix + "0";
}

[Adopt]
public partial class DefaultByConstant
{
    public const int Most = 10;

    [Item(1), Datum]
    public int? Limit { get; set; } = Most;
}

[Adopt]
public partial class DefaultInConstructor
{
    public DefaultInConstructor()
    {
        Tags = ["new"];
        Level = 1;
    }

    [Item(1), Datum]
    public List<string>? Tags { get; set; }

    [Item(2), Datum]
    public int Level { get; set; }
}

[Adopt]
public partial class DefaultNested
{
    [Item(1), Datum]
    public DefaultNumber? Inner { get; set; } = new() { Count = 7 };
}

[Adopt]
public partial class DefaultBoolean
{
    [Item(1), Datum]
    public bool IsActive { get; set; } = true;
}

[Adopt]
public partial class DefaultEnum
{
    [Item(1), Datum]
    public Level Level { get; set; } = Level.High;
}

public enum Level
{
    None,
    Low,
    High,
}

[Adopt]
public partial class PrivateSetterList
{
    [Item(1), Datum]
    public List<int> Items { get; private set; } = [];
}

[Adopt]
public partial struct DefaultInStruct
{
    public DefaultInStruct()
    {
        Currency = "EUR";
    }

    [Item(1), Datum]
    public string? Currency { get; set; }
}
