namespace Assay.Core.Protocol;

/// <summary>Read the payload file, deserialize, map back, compare.</summary>
public sealed record ReadRequest : Request<ComparedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 3;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override ComparedFrame ReadAnswer(BinaryReader reader) => ComparedFrame.ReadFrom(reader);
}

/// <summary>What a read job found.</summary>
/// <param name="Differences">Each difference as a path and a kind, such as <c>BookShelf.Secret: null instead of a string</c>; never a
/// value. At most 20, distinct.</param>
/// <param name="PeakResidentBytes">Peak resident size of the process, in bytes.</param>
public sealed record ComparedFrame(IReadOnlyList<string> Differences, long PeakResidentBytes) : IFrameBody
{
    /// <summary>Members, of whatever type, at which or in whose elements something differs; a member of a type counts once.</summary>
    public int LostMembers { get; init; }

    /// <summary>
    /// Whether every member at which something differs is one that is not public; false where more differs than is listed.
    /// </summary>
    public bool KeepsPublicMembers { get; init; }

    /// <summary>
    /// Collections that came back in another implementation of the declared interface, with equal elements; as a path and a kind, at most
    /// 20.
    /// </summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>What deserialize did to a payload, as a sentence; empty where it left all as they were.</summary>
    public string Change { get; init; } = "";

    /// <summary>
    /// More about each of the differences, in their order: values, which no results hold unless the user wants them to, and members
    /// with their attributes.
    /// </summary>
    public IReadOnlyList<DifferenceDetail> Details { get; init; } = [];

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.WriteStrings(Differences);
        writer.Write(PeakResidentBytes);
        writer.Write(LostMembers);
        writer.Write(KeepsPublicMembers);
        writer.WriteStrings(Notes);
        writer.Write(Change);
        writer.Write(Details.Count);
        foreach (var detail in Details)
            detail.WriteTo(writer);
    }

    /// <summary>Reads the fields.</summary>
    public static ComparedFrame ReadFrom(BinaryReader reader) =>
        new(reader.ReadStrings(), reader.ReadInt64())
        {
            LostMembers = reader.ReadInt32(),
            KeepsPublicMembers = reader.ReadBoolean(),
            Notes = reader.ReadStrings(),
            Change = reader.ReadString(),
            Details = ReadDetails(reader),
        };

    private static DifferenceDetail[] ReadDetails(BinaryReader reader)
    {
        var details = new DifferenceDetail[reader.ReadInt32()];
        for (var i = 0; i < details.Length; i++)
            details[i] = DifferenceDetail.ReadFrom(reader);
        return details;
    }
}

/// <summary>What else is known of a difference.</summary>
/// <param name="Values">Both values, such as <c>expected 1.5, got 2</c>; empty where neither is a value. For the terminal of whoever
/// has the data.</param>
/// <param name="Members">The members that lead to it from the root, such as <c>Order.Lines</c>, the last at most.</param>
/// <param name="Attributes">Full names of the attributes of these members, of their types, and of the types that declare them, with the
/// classes that attributes derive from.</param>
public sealed record DifferenceDetail(string Values, IReadOnlyList<string> Members, IReadOnlyList<string> Attributes)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Values);
        writer.WriteStrings(Members);
        writer.WriteStrings(Attributes);
    }

    /// <summary>Reads the fields.</summary>
    public static DifferenceDetail ReadFrom(BinaryReader reader) => new(reader.ReadString(), reader.ReadStrings(), reader.ReadStrings());
}
