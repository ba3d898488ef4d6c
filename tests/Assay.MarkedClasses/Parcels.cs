using System.Runtime.Serialization;
using MemoryPack;
using ProtoBuf;

namespace MarkedClasses;

/// <summary>
/// Adopted on every type, each library with another member left out: who copies the class with attributes of their own brings everything
/// back.
/// </summary>
[ProtoContract, DataContract, MemoryPackable]
public partial class Parcel
{
    [ProtoMember(7), DataMember(Name = "code"), MemoryPackOrder(0)]
    public string Code { get; set; } = "none";

    [ProtoMember(3, OverwriteList = true), DataMember]
    public List<int> Weights { get; set; } = [1, 2];

    [ProtoMember(4), DataMember]
    public Receiver? To { get; set; }

    [DataMember, MemoryPackInclude]
    private string forProtobufNet = "";

    [ProtoMember(9), MemoryPackInclude]
    private string forDataContracts = "";

    [ProtoMember(10), DataMember]
    private string forMemoryPack = "";

    public static Parcel Make() => new()
    {
        Code = "P-1",
        Weights = [3, 4, 5],
        To = new Receiver { Name = "Ida" },
        forProtobufNet = "left out there",
        forDataContracts = "left out there",
        forMemoryPack = "left out there",
    };
}

[ProtoContract, DataContract, MemoryPackable]
public partial class Receiver
{
    [ProtoMember(1), DataMember]
    public string Name { get; set; } = "";
}

/// <summary>Half of the way: the class that it holds has no attribute of protobuf-net.</summary>
[ProtoContract]
public class Crate
{
    [ProtoMember(1)]
    public Lid? Top { get; set; }

    public string Note { get; set; } = "";

    public static Crate Make() => new() { Top = new Lid { Size = 3 }, Note = "fragile" };
}

public class Lid
{
    public int Size { get; set; }
}
