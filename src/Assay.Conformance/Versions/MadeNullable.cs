namespace Assay.Conformance.Versions;

/// <summary>A number may be null in the new version.</summary>
[Case(56, "made-nullable", CaseGroup.Versions, "A number may be null in the new version.")]
[Reads(DataVersion.Old, "The number comes back.")]
[Reads(DataVersion.New, "Null is an error, or becomes the default of the type.", "the default of its type", Expected = Expected.Either)]
public sealed class MadeNullable : VersionCase<Seat>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Seat Make() => new() { Row = null, Place = 21 };

    /// <inheritdoc/>
    public override Seat Read(int way) => new() { Row = 8, Place = 21 };
#else
    /// <inheritdoc/>
    public override Seat Make() => new() { Row = 8, Place = 21 };

    /// <inheritdoc/>
    public override Seat Read(int way) => new() { Row = 0, Place = 21 };
#endif
}

#if NEW_VERSION
public class Seat
{
    public int? Row { get; set; }

    public int Place { get; set; }
}
#else
public class Seat
{
    public int Row { get; set; }

    public int Place { get; set; }
}
#endif
