namespace Assay.Conformance.Versions;

/// <summary>The new version has two more members at the end.</summary>
[Case(55, "member-added", CaseGroup.Versions, "The new version has two more members at the end.")]
[Reads(DataVersion.Old, "The new members have the initializer's value, or the default of their type.", "the initializer's value",
    "the default of its type")]
[Reads(DataVersion.New, "The old version skips the members that it does not know.")]
public sealed class MemberAdded : VersionCase<Ticket>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Ticket Make() => new() { Number = 7, Title = "rain", Priority = 5, Note = "urgent" };

    /// <inheritdoc/>
    public override Ticket Read(int way) => new() { Number = 7, Title = "rain", Priority = way == 0 ? 3 : 0 };
#else
    /// <inheritdoc/>
    public override Ticket Make() => new() { Number = 7, Title = "rain" };
#endif
}

#if NEW_VERSION
public class Ticket
{
    public int Number { get; set; }

    public string Title { get; set; } = "";

    public int Priority { get; set; } = 3;

    public string? Note { get; set; }
}
#else
public class Ticket
{
    public int Number { get; set; }

    public string Title { get; set; } = "";
}
#endif
