namespace Assay.Conformance.Versions;

/// <summary>The new version declares the same members in another order; they keep their numbers.</summary>
[Case(55, "members-reordered", CaseGroup.Versions, "The new version declares the same members in another order; they keep their numbers.")]
[Reads(DataVersion.Old, "Each value lands in its member.")]
[Reads(DataVersion.New, "Each value lands in its member.")]
public sealed class MembersReordered : VersionCase<Postal>
{
    /// <inheritdoc/>
    public override Postal Make() => new() { Street = "Elm", City = "Rom", Country = "Italy", Code = 184, Box = 9 };
}

#if NEW_VERSION
public class Postal
{
    [Number(5)]
    public int Box { get; set; }

    [Number(3)]
    public string Country { get; set; } = "";

    [Number(1)]
    public string Street { get; set; } = "";

    [Number(4)]
    public int Code { get; set; }

    [Number(2)]
    public string City { get; set; } = "";
}
#else
public class Postal
{
    [Number(1)]
    public string Street { get; set; } = "";

    [Number(2)]
    public string City { get; set; } = "";

    [Number(3)]
    public string Country { get; set; } = "";

    [Number(4)]
    public int Code { get; set; }

    [Number(5)]
    public int Box { get; set; }
}
#endif
