using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>Confirm after the last round that the timed work is the checked work; nothing is timed after it.</summary>
/// <param name="Unseen">Recipe of the first of two instances that the job never had.</param>
public sealed record ConfirmRequest(Recipe Unseen) : Request<ConfirmedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 21;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override ConfirmedFrame ReadAnswer(BinaryReader reader) => ConfirmedFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer) => Unseen.WriteTo(writer);

    /// <summary>Reads the fields.</summary>
    public static ConfirmRequest ReadFrom(BinaryReader reader) => new(RecipeFields.ReadFrom(reader));
}

/// <summary>Whether the work that was timed is the work that was checked, seen after the last round.</summary>
/// <param name="Unseen">How an object, or a payload, that this process never had before comes back different; each difference as a path and
/// a kind, never a value.</param>
/// <param name="Changed">The same of an object of the timed loop whose members were changed since, or of a payload that was
/// overwritten.</param>
/// <param name="Shared">Where two reads of one payload share an object that can be changed; empty where they share none.</param>
public sealed record ConfirmedFrame(IReadOnlyList<string> Unseen, IReadOnlyList<string> Changed, string Shared) : IFrameBody
{
    /// <summary>Nothing was found.</summary>
    public static ConfirmedFrame Nothing { get; } = new([], [], "");

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.WriteStrings(Unseen);
        writer.WriteStrings(Changed);
        writer.Write(Shared);
    }

    /// <summary>Reads the fields.</summary>
    public static ConfirmedFrame ReadFrom(BinaryReader reader) => new(reader.ReadStrings(), reader.ReadStrings(), reader.ReadString());
}
