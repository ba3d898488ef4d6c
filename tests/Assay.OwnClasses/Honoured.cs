using System.ComponentModel;
using System.Runtime.Serialization;

namespace OwnClasses;

// What decides besides the attributes of a library: the order of members, attributes of other libraries, members that are looked for by
// name.

/// <summary>
/// Its setter leaves a trace in a member that is declared before it: whoever reads in declared order adds to what was read.
/// </summary>
[Adopt]
public partial class Logged
{
    [Skip]
    private string? name;

    [Item(1), Datum]
    public List<string>? Changes { get; set; } = [];

    [Item(2), Datum]
    public string? Name
    {
        get => name;
        set
        {
            name = value;
            (Changes ??= []).Add(value ?? "");
        }
    }
}

[Adopt]
public partial class DefaultWithoutInitializer
{
    [Item(1), Datum, DefaultValue(5)]
    public int Count { get; set; }
}

[Adopt]
public partial class DefaultWithInitializer
{
    [Item(1), Datum, DefaultValue(5)]
    public int Count { get; set; } = 5;
}

[Adopt]
public partial class DefaultOfEnum
{
    [Item(1), Datum, DefaultValue(Level.Low)]
    public Level Level { get; set; }
}

[Adopt]
public partial class LeftOut
{
    [Item(1), Datum]
    public int Id { get; set; }

    [Item(2), IgnoreDataMember]
    public string? Secret { get; set; }
}

[Adopt]
public partial class Specified
{
    [Item(1), Datum]
    public int Count { get; set; }

    [Item(2), Datum]
    public bool CountSpecified { get; set; }
}
