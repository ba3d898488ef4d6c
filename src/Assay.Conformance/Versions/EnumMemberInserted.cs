namespace Assay.Conformance.Versions;

/// <summary>An enum has a new name before others in the new version, so that the numbers of the others change.</summary>
[Case(60, "enum-member-inserted", CaseGroup.Versions,
    "An enum has a new name before others in the new version, so that the numbers of the others change.")]
[Reads(DataVersion.Old, "High comes back as High, or there is an error; it never becomes another name.", Expected = Expected.Either)]
[Reads(DataVersion.New, "High comes back as High, or there is an error; it never becomes another name.", Expected = Expected.Either)]
public sealed class EnumMemberInserted : VersionCase<Alarm>
{
    /// <inheritdoc/>
    public override Alarm Make() => new() { Severity = Severity.High, Number = 2 };
}

public class Alarm
{
    public Severity Severity { get; set; }

    public int Number { get; set; }
}

#if NEW_VERSION
public enum Severity
{
    Low,
    Middle,
    High,
}
#else
public enum Severity
{
    Low,
    High,
}
#endif
