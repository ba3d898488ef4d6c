namespace Assay.Shapes.Tests.Dialects.Protobuf.Types;

/// <summary>Members whose names clash with each other or with what protoc generates.</summary>
public sealed class Hazards
{
    private string? _name;
    private string? Hazard;

    public string? Name { get; set; }

    public string? HasName { get; set; }

    public string? ClearName { get; set; }

    public int NameFieldNumber { get; set; }

    public string? Parser { get; set; }

    public string? Descriptor { get; set; }

    public int Types { get; set; }

    public int Clone { get; set; }

    public int CalculateSize { get; set; }

    public string? toString { get; set; }

    public int @class { get; set; }

    public int message { get; set; }

    public int x2y_z { get; set; }

    public int X2YZ { get; set; }

    public int URLOfPage { get; set; }

    public int Größe { get; set; }

    public int 数 { get; set; }

    public int _1 { get; set; }

    public List<int>? Items { get; set; }

    public bool ItemsIsEmpty { get; set; }

    public Ticks? Ticks { get; set; }

    public static Hazards Make() => new()
    {
        _name = "a",
        Hazard = "b",
        Name = "c",
        HasName = "d",
        ClearName = "e",
        NameFieldNumber = 1,
        Parser = "f",
        Descriptor = "g",
        Types = 2,
        Clone = 3,
        CalculateSize = 4,
        toString = "h",
        @class = 5,
        message = 6,
        x2y_z = 7,
        X2YZ = 8,
        URLOfPage = 9,
        Größe = 10,
        数 = 11,
        _1 = 12,
        Items = [],
        ItemsIsEmpty = true,
        Ticks = new() { Value = new() { Ticks = DateTime.UnixEpoch } },
    };

    public string? Read() => _name + Hazard;
}

/// <summary>A type with the name of what conversions call, and a member with its own name.</summary>
public sealed class Ticks
{
    public TicksContract? Value { get; set; }
}

/// <summary>A type with the name of an emitted contract.</summary>
public sealed class TicksContract
{
    public DateTime Ticks { get; set; }
}
