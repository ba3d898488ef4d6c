namespace Assay.Core.Protocol;

/// <summary>The body of a batch request: how many operations to run.</summary>
/// <param name="Operations">Timed operations; 0 runs none, a rehearsal of the way there and back.</param>
/// <param name="LeadIn">Untimed operations before them.</param>
public readonly record struct BatchRequest(int Operations, int LeadIn)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Operations);
        writer.Write(LeadIn);
    }

    /// <summary>Reads the fields.</summary>
    public static BatchRequest ReadFrom(BinaryReader reader) => new(reader.ReadInt32(), reader.ReadInt32());
}
