namespace Assay.Conformance.Versions;

/// <summary>Two numbers of 32 bits have 64 bits in the new version.</summary>
[Case(56, "int-to-long", CaseGroup.Versions, "Two numbers of 32 bits have 64 bits in the new version.")]
[Reads(DataVersion.Old, "The numbers come back.")]
[Reads(DataVersion.New, "Numbers that fit into 32 bits come back, or there is an error.", Expected = Expected.Either)]
public sealed class IntToLong : VersionCase<Odometer>
{
    /// <inheritdoc/>
    public override Odometer Make() => new() { Offset = -70_000, Distance = int.MaxValue, Serial = 12 };
}

#if NEW_VERSION
public class Odometer
{
    public long Offset { get; set; }

    public long Distance { get; set; }

    public int Serial { get; set; }
}
#else
public class Odometer
{
    public int Offset { get; set; }

    public int Distance { get; set; }

    public int Serial { get; set; }
}
#endif
