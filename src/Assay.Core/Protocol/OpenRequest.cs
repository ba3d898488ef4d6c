using Assay.Core.Adapters;
using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>Prepare one job.</summary>
/// <param name="Job">The job.</param>
public sealed record OpenRequest(JobFrame Job) : Request<OpenedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 1;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override OpenedFrame ReadAnswer(BinaryReader reader) => OpenedFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override ValueSource ValuesFrom => Job.Values;

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer) => Job.WriteTo(writer);

    /// <summary>Reads the fields.</summary>
    public static OpenRequest ReadFrom(BinaryReader reader) => new(JobFrame.ReadFrom(reader));
}

/// <summary>What a worker found when it opened its job.</summary>
/// <param name="Surfaces">The surfaces that the adapter class implements.</param>
/// <param name="Runtime">The runtime's description, such as <c>.NET 10.0.12</c>.</param>
/// <param name="LibraryVersion">Informational version of the assembly that holds the serializer, empty for the box's own.</param>
/// <param name="ConvertedMembers">Members whose representation the dialect changed.</param>
public sealed record OpenedFrame(
    IReadOnlyList<Surface> Surfaces, string Runtime, string LibraryVersion, IReadOnlyList<string> ConvertedMembers) : IFrameBody
{
    /// <summary>
    /// Data sets of <see cref="JobFrame.MixedWith"/> that the program has no such row for: its dialect cannot carry them, and they are left
    /// out.
    /// </summary>
    public IReadOnlyList<string> MissingDataSets { get; init; } = [];

    /// <summary>
    /// The member that a job of <see cref="Operation.ReadOne"/> reads, such as <c>BookShelf.Secret</c>; empty for other jobs and where the
    /// root has no member.
    /// </summary>
    public string Member { get; init; } = "";

    /// <summary>
    /// Why the row cannot do the job's operation, as a sentence; empty where it can. A job that is refused answers nothing else.
    /// </summary>
    public string Refusal { get; init; } = "";

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Surfaces.Count);
        foreach (var surface in Surfaces)
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
        var surfaces = new Surface[reader.ReadInt32()];
        for (var i = 0; i < surfaces.Length; i++)
            surfaces[i] = (Surface)reader.ReadByte();
        return new OpenedFrame(surfaces, reader.ReadString(), reader.ReadString(), reader.ReadStrings())
        {
            MissingDataSets = reader.ReadStrings(),
            Member = reader.ReadString(),
            Refusal = reader.ReadString(),
        };
    }
}
