namespace Assay.Conformance.Versions;

/// <summary>A name of an enum is another one in the new version; its number is the same.</summary>
[Case(60, "enum-member-renamed", CaseGroup.Versions, "A name of an enum is another one in the new version; its number is the same.")]
[Reads(DataVersion.Old, "The number comes back under its new name, or there is an error.", Expected = Expected.Either)]
[Reads(DataVersion.New, "The number comes back under its old name, or there is an error.", Expected = Expected.Either)]
public sealed class EnumMemberRenamed : VersionCase<Paint>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Paint Make() => new() { Colour = Colour.Emerald, Number = 2 };
#else
    /// <inheritdoc/>
    public override Paint Make() => new() { Colour = Colour.Green, Number = 2 };
#endif
}

public class Paint
{
    public Colour Colour { get; set; }

    public int Number { get; set; }
}

#if NEW_VERSION
public enum Colour
{
    Red,
    Emerald,
}
#else
public enum Colour
{
    Red,
    Green,
}
#endif
