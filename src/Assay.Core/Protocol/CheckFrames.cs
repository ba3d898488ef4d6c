using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>What a write job did.</summary>
/// <param name="PayloadBytes">Length of instance 0's payload, in bytes.</param>
/// <param name="CorpusBytes">Length of all payloads together, in bytes.</param>
/// <param name="ContentHash">SHA-256 of the plain instances' content (hex), equal for every row of a data set and size.</param>
/// <param name="ObjectCount">Objects in instance 0's plain graph, the root included.</param>
/// <param name="PeakResidentBytes">Peak resident size of the process, in bytes.</param>
public sealed record WrittenFrame(long PayloadBytes, long CorpusBytes, string ContentHash, long ObjectCount, long PeakResidentBytes)
{
    /// <summary>What serialize did to the objects that it was given, as a sentence; empty where it left them as they were.</summary>
    public string Change { get; init; } = "";

    /// <summary>Strings in instance 0's plain graph, each as often as it stands there.</summary>
    public long StringCount { get; init; }

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(PayloadBytes);
        writer.Write(CorpusBytes);
        writer.Write(ContentHash);
        writer.Write(ObjectCount);
        writer.Write(PeakResidentBytes);
        writer.Write(Change);
        writer.Write(StringCount);
    }

    /// <summary>Reads the fields.</summary>
    public static WrittenFrame ReadFrom(BinaryReader reader) =>
        new(reader.ReadInt64(), reader.ReadInt64(), reader.ReadString(), reader.ReadInt64(), reader.ReadInt64())
        {
            Change = reader.ReadString(),
            StringCount = reader.ReadInt64(),
        };
}

/// <summary>What a read job found.</summary>
/// <param name="Differences">Each difference as a path and a kind, such as <c>BookShelf.Secret: null instead of a string</c>; never a
/// value. At most 20, distinct.</param>
/// <param name="PeakResidentBytes">Peak resident size of the process, in bytes.</param>
public sealed record ComparedFrame(IReadOnlyList<string> Differences, long PeakResidentBytes)
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

    /// <summary>Writes the fields.</summary>
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

/// <summary>What a confirmation is made with.</summary>
/// <param name="Unseen">Recipe of the first of two instances that the job never had.</param>
public readonly record struct ConfirmRequest(Recipe Unseen)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer) => Unseen.WriteTo(writer);

    /// <summary>Reads the fields.</summary>
    public static ConfirmRequest ReadFrom(BinaryReader reader) => new(RecipeFields.ReadFrom(reader));
}

/// <summary>Whether the work that was timed is the work that was checked, seen after the last round.</summary>
/// <param name="Unseen">How an object, or a payload, that this process never had before comes back different; each difference as a path and
/// a kind, never a value.</param>
/// <param name="Changed">The same of an object of the timed loop whose members were changed since, or of a payload that was
/// overwritten.</param>
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

/// <summary>An exception that ended a request.</summary>
/// <param name="Phase">Whose code it came from.</param>
/// <param name="ExceptionType">Full name of the exception's type.</param>
/// <param name="Message">Its message; inner exceptions follow after " ---> ".</param>
/// <param name="StackTrace">Its stack trace, for the log.</param>
public sealed record FailedFrame(WorkerPhase Phase, string ExceptionType, string Message, string StackTrace)
{
    /// <summary>
    /// The code of the types that threw it, or its cause, such as <c>Money's constructor</c>; empty where that was none of theirs.
    /// </summary>
    public string Origin { get; init; } = "";

    /// <summary>
    /// Whether the code that threw may be of the types all the same: the runtime checked a value for a caller that its compiler may have
    /// put into another method.
    /// </summary>
    public bool IsOriginHidden { get; init; }

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Phase);
        writer.Write(ExceptionType);
        writer.Write(Message);
        writer.Write(StackTrace);
        writer.Write(Origin);
        writer.Write(IsOriginHidden);
    }

    /// <summary>Reads the fields.</summary>
    public static FailedFrame ReadFrom(BinaryReader reader) =>
        new((WorkerPhase)reader.ReadByte(), reader.ReadString(), reader.ReadString(), reader.ReadString())
        {
            Origin = reader.ReadString(),
            IsOriginHidden = reader.ReadBoolean(),
        };
}
