namespace Assay.Core.Protocol;

/// <summary>What a row writes of the first instance, and the values that it was given.</summary>
/// <param name="Payload">The bytes.</param>
/// <param name="Leaves">The values of the plain instance, in the order of declaration, base classes first; an object that stands in two places once.</param>
/// <param name="HasMoreLeaves">Whether the instance has more values than are listed.</param>
public sealed record ShownFrame(byte[] Payload, IReadOnlyList<PayloadLeaf> Leaves, bool HasMoreLeaves)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Payload.Length);
        writer.Write(Payload);
        writer.Write(HasMoreLeaves);
        writer.Write(Leaves.Count);
        foreach (PayloadLeaf leaf in Leaves)
            leaf.WriteTo(writer);
    }

    /// <summary>Reads the fields.</summary>
    public static ShownFrame ReadFrom(BinaryReader reader)
    {
        byte[] payload = reader.ReadBytes(reader.ReadInt32());
        bool hasMore = reader.ReadBoolean();
        PayloadLeaf[] leaves = new PayloadLeaf[reader.ReadInt32()];
        for (int i = 0; i < leaves.Length; i++)
            leaves[i] = PayloadLeaf.ReadFrom(reader);
        return new ShownFrame(payload, leaves, hasMore);
    }
}
