namespace Assay.Core.Protocol;

/// <summary>What a read job found.</summary>
/// <param name="Differences">Each difference as a path and a kind, such as <c>BookShelf.Secret: null instead of a string</c>; never a value. At most 20, distinct.</param>
/// <param name="PeakResidentBytes">Peak resident size of the process, in bytes.</param>
public sealed record ComparedFrame(IReadOnlyList<string> Differences, long PeakResidentBytes)
{
    /// <summary>What deserialize did to a payload, as a sentence; empty where it left all as they were.</summary>
    public string Change { get; init; } = "";

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.WriteStrings(Differences);
        writer.Write(PeakResidentBytes);
        writer.Write(Change);
    }

    /// <summary>Reads the fields.</summary>
    public static ComparedFrame ReadFrom(BinaryReader reader) => new(reader.ReadStrings(), reader.ReadInt64()) { Change = reader.ReadString() };
}
