namespace Assay.Core.Protocol;

/// <summary>Methods that the runtime compiled since the trace began or was last asked for, in order; parallel lists.</summary>
/// <param name="Batches">The batch in which each was compiled, from 0, counted from the warm-up's end.</param>
/// <param name="Names">Their full names.</param>
/// <param name="Tiers">Their tiers as the runtime names them.</param>
public sealed record TracedFrame(IReadOnlyList<int> Batches, IReadOnlyList<string> Names, IReadOnlyList<string> Tiers)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Batches.Count);
        foreach (int batch in Batches)
            writer.Write(batch);
        writer.WriteStrings(Names);
        writer.WriteStrings(Tiers);
    }

    /// <summary>Reads the fields.</summary>
    public static TracedFrame ReadFrom(BinaryReader reader)
    {
        int[] batches = new int[reader.ReadInt32()];
        for (int i = 0; i < batches.Length; i++)
            batches[i] = reader.ReadInt32();
        return new TracedFrame(batches, reader.ReadStrings(), reader.ReadStrings());
    }
}
