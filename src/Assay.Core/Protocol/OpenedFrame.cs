using Assay.Core.Adapters;

namespace Assay.Core.Protocol;

/// <summary>What a worker found when it opened its job.</summary>
/// <param name="Surfaces">The surfaces that the adapter class implements.</param>
/// <param name="Runtime">The runtime's description, such as <c>.NET 10.0.12</c>.</param>
/// <param name="LibraryVersion">Informational version of the assembly that holds the serializer, empty for the box's own.</param>
/// <param name="ConvertedMembers">Members whose representation the dialect changed.</param>
public sealed record OpenedFrame(
    IReadOnlyList<Surface> Surfaces, string Runtime, string LibraryVersion, IReadOnlyList<string> ConvertedMembers)
{
    /// <summary>Data sets of <see cref="JobFrame.MixedWith"/> that the program has no such row for: its dialect cannot carry them, and they are left out.</summary>
    public IReadOnlyList<string> MissingDataSets { get; init; } = [];

    /// <summary>The member that a job of <see cref="Operation.ReadOne"/> reads, such as <c>BookShelf.Secret</c>; empty for other jobs and where the root has no member.</summary>
    public string Member { get; init; } = "";

    /// <summary>Why the row cannot do the job's operation, as a sentence; empty where it can. A job that is refused answers nothing else.</summary>
    public string Refusal { get; init; } = "";

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Surfaces.Count);
        foreach (Surface surface in Surfaces)
            writer.Write((byte)surface);
        writer.Write(Runtime);
        writer.Write(LibraryVersion);
        writer.WriteStrings(ConvertedMembers);
        writer.WriteStrings(MissingDataSets);
        writer.Write(Member);
        writer.Write(Refusal);
    }

    /// <summary>Reads the fields.</summary>
    public static OpenedFrame ReadFrom(BinaryReader reader)
    {
        Surface[] surfaces = new Surface[reader.ReadInt32()];
        for (int i = 0; i < surfaces.Length; i++)
            surfaces[i] = (Surface)reader.ReadByte();
        return new OpenedFrame(surfaces, reader.ReadString(), reader.ReadString(), reader.ReadStrings())
        {
            MissingDataSets = reader.ReadStrings(),
            Member = reader.ReadString(),
            Refusal = reader.ReadString(),
        };
    }
}
