using System.Collections;

namespace OwnClasses;

// Apart from the others, because some generators build nothing of a type that has such members.

[Old]
[Adopt]
public partial class OldList
{
    [Item(1), Datum]
    public ArrayList? Items { get; set; } = ["initial"];
}

[Old]
[Adopt]
public partial class OldTable
{
    [Item(1), Datum]
    public Hashtable? Map { get; set; } = [];
}

[Old]
[Adopt]
public partial class OldObject
{
    [Item(1), Datum]
    public object? Tag { get; set; }

    [Item(2), Datum]
    public int Count { get; set; } = 1;
}

public static partial class Samples
{
    public static OldList OldList() => new() { Items = [1, "two"] };

    public static OldTable OldTable() => new() { Map = new Hashtable { ["k"] = "v" } };

    public static OldObject OldObject() => new() { Tag = "tag", Count = 0 };
}
