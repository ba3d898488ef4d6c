namespace Assay.Core.Protocol;

/// <summary>Serialize the first instance and describe its values.</summary>
public sealed record ShowRequest : Request<ShownFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 20;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override ShownFrame ReadAnswer(BinaryReader reader) => ShownFrame.ReadFrom(reader);
}

/// <summary>What a row writes of the first instance, and the values that it was given.</summary>
/// <param name="Payload">The bytes.</param>
/// <param name="Leaves">The values of the plain instance, in the order of declaration, base classes first; an object that stands in two
/// places once.</param>
/// <param name="HasMoreLeaves">Whether the instance has more values than are listed.</param>
public sealed record ShownFrame(byte[] Payload, IReadOnlyList<PayloadLeaf> Leaves, bool HasMoreLeaves) : IFrameBody
{
    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Payload.Length);
        writer.Write(Payload);
        writer.Write(HasMoreLeaves);
        writer.Write(Leaves.Count);
        foreach (var leaf in Leaves)
            leaf.WriteTo(writer);
    }

    /// <summary>Reads the fields.</summary>
    public static ShownFrame ReadFrom(BinaryReader reader)
    {
        var payload = reader.ReadBytes(reader.ReadInt32());
        var hasMore = reader.ReadBoolean();
        var leaves = new PayloadLeaf[reader.ReadInt32()];
        for (var i = 0; i < leaves.Length; i++)
            leaves[i] = PayloadLeaf.ReadFrom(reader);
        return new ShownFrame(payload, leaves, hasMore);
    }
}

/// <summary>
/// A value at an end of a graph: what a payload consists of, beside overhead. Null, the empty text and the empty array are none.
/// </summary>
/// <param name="Path">Where it stands, such as <c>BookShelf.Books[0].Title</c>.</param>
/// <param name="Kind">What it is.</param>
/// <param name="Text">Its invariant text; of an enum's value the integer.</param>
/// <param name="Name">The name of an enum's value; empty elsewhere.</param>
/// <param name="Bits">Its bits in memory, as <see cref="Kind"/> says.</param>
public sealed record PayloadLeaf(string Path, LeafKind Kind, string Text, string Name, byte[] Bits)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Path);
        writer.Write((byte)Kind);
        writer.Write(Text);
        writer.Write(Name);
        writer.Write(Bits.Length);
        writer.Write(Bits);
    }

    /// <summary>Reads the fields.</summary>
    public static PayloadLeaf ReadFrom(BinaryReader reader) =>
        new(reader.ReadString(), (LeafKind)reader.ReadByte(), reader.ReadString(), reader.ReadString(),
            reader.ReadBytes(reader.ReadInt32()));
}

/// <summary>Kinds of values at the ends of a graph. Numbers are the protocol's; never reuse one.</summary>
public enum LeafKind : byte
{
    /// <summary>True or false; one byte.</summary>
    Boolean = 0,

    /// <summary>An integer of any width, little endian.</summary>
    Integer = 1,

    /// <summary>A UTF-16 unit, two bytes.</summary>
    Character = 2,

    /// <summary>IEEE 754 of two, four or eight bytes, little endian.</summary>
    Floating = 3,

    /// <summary>A decimal: low, middle and high part, flags, each four bytes little endian.</summary>
    Decimal = 4,

    /// <summary>A text; no bytes of its own.</summary>
    Text = 5,

    /// <summary>A GUID in the layout of <see cref="Guid.ToByteArray()"/>.</summary>
    Guid = 6,

    /// <summary>A date and time: ticks in eight bytes, then <see cref="DateTimeKind"/>.</summary>
    DateTime = 7,

    /// <summary>A date and time with an offset: ticks in eight bytes, then minutes of offset in two.</summary>
    DateTimeOffset = 8,

    /// <summary>A duration: ticks in eight bytes.</summary>
    Duration = 9,

    /// <summary>A date: the number of its day in four bytes.</summary>
    Date = 10,

    /// <summary>A time of day: ticks in eight bytes.</summary>
    Time = 11,

    /// <summary>A value of an enum: the integer behind it, little endian.</summary>
    Enumeration = 12,

    /// <summary>An array of bytes.</summary>
    Bytes = 13,
}
