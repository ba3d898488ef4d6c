namespace Assay.Core.Protocol;

/// <summary>Whether the work that was timed is the work that was checked, seen after the last round.</summary>
/// <param name="Unseen">How an object, or a payload, that this process never had before comes back different; each difference as a path and a kind, never a value.</param>
/// <param name="Changed">The same of an object of the timed loop whose members were changed since, or of a payload that was overwritten.</param>
/// <param name="Shared">Where two reads of one payload share an object that can be changed; empty where they share none.</param>
public sealed record ConfirmedFrame(IReadOnlyList<string> Unseen, IReadOnlyList<string> Changed, string Shared)
{
    /// <summary>Nothing was found.</summary>
    public static ConfirmedFrame Nothing { get; } = new([], [], "");

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.WriteStrings(Unseen);
        writer.WriteStrings(Changed);
        writer.Write(Shared);
    }

    /// <summary>Reads the fields.</summary>
    public static ConfirmedFrame ReadFrom(BinaryReader reader) => new(reader.ReadStrings(), reader.ReadStrings(), reader.ReadString());
}
