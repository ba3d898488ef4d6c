namespace Assay.Conformance.Versions;

/// <summary>An int is a float in the new version: 4 bytes, and another meaning.</summary>
[Case(58, "int-to-float", CaseGroup.Versions, "An int is a float in the new version: 4 bytes, and another meaning.")]
[Reads(DataVersion.Old, "The number comes back, or there is an error; its bits are never taken for those of a float.",
    Expected = Expected.Either)]
[Reads(DataVersion.New, "The number comes back, or there is an error; its bits are never taken for those of an int.",
    Expected = Expected.Either)]
public sealed class IntToFloat : VersionCase<Gauge>
{
    /// <inheritdoc/>
    public override Gauge Make() => new() { Level = 1000, Name = "tank" };
}

#if NEW_VERSION
public class Gauge
{
    public float Level { get; set; }

    public string Name { get; set; } = "";
}
#else
public class Gauge
{
    public int Level { get; set; }

    public string Name { get; set; } = "";
}
#endif
