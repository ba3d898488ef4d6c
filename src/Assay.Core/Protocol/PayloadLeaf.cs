namespace Assay.Core.Protocol;

/// <summary>A value at an end of a graph: what a payload consists of, beside overhead. Null, the empty text and the empty array are none.</summary>
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
        new(reader.ReadString(), (LeafKind)reader.ReadByte(), reader.ReadString(), reader.ReadString(), reader.ReadBytes(reader.ReadInt32()));
}
