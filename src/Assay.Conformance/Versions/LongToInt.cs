namespace Assay.Conformance.Versions;

/// <summary>A number of 64 bits has 32 bits in the new version, and its value does not fit.</summary>
[Case(57, "long-to-int", CaseGroup.Versions, "A number of 64 bits has 32 bits in the new version, and its value does not fit.")]
[Reads(DataVersion.Old, "A number that does not fit is an error; it is never truncated.", Expected = Expected.Rejected)]
public sealed class LongToInt : VersionCase<Counter>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Counter Make() => new() { Count = 1, Name = "views" };
#else
    /// <inheritdoc/>
    public override Counter Make() => new() { Count = 5_000_000_000, Name = "views" };
#endif
}

#if NEW_VERSION
public class Counter
{
    public int Count { get; set; }

    public string Name { get; set; } = "";
}
#else
public class Counter
{
    public long Count { get; set; }

    public string Name { get; set; } = "";
}
#endif
