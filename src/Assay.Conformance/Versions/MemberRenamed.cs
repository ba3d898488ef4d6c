namespace Assay.Conformance.Versions;

/// <summary>The new version calls a member by another name.</summary>
[Case(55, "member-renamed", CaseGroup.Versions, "The new version calls a member by another name.")]
[Reads(DataVersion.Old, "The member has its value or null, or there is an error; it never has the value of another member.",
    "the value of the old member", "null", Expected = Expected.Either)]
[Reads(DataVersion.New, "The member has its value or null, or there is an error; it never has the value of another member.",
    "the value of the new member", "null", Expected = Expected.Either)]
public sealed class MemberRenamed : VersionCase<Author>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Author Make() => new() { First = "Ada", Surname = "Byron", Town = "London" };

    /// <inheritdoc/>
    public override Author Read(int way) => new() { First = "Ada", Surname = way == 0 ? "Byron" : null, Town = "London" };
#else
    /// <inheritdoc/>
    public override Author Make() => new() { First = "Ada", Last = "Byron", Town = "London" };

    /// <inheritdoc/>
    public override Author Read(int way) => new() { First = "Ada", Last = way == 0 ? "Byron" : null, Town = "London" };
#endif
}

#if NEW_VERSION
public class Author
{
    public string? First { get; set; }

    public string? Surname { get; set; }

    public string? Town { get; set; }
}
#else
public class Author
{
    public string? First { get; set; }

    public string? Last { get; set; }

    public string? Town { get; set; }
}
#endif
