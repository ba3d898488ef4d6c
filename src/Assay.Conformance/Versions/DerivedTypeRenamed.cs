namespace Assay.Conformance.Versions;

/// <summary>A derived type has another name in the new version, and the same members.</summary>
#if NEW_VERSION
[Case(
    60, "derived-type-renamed", CaseGroup.Versions, "A derived type has another name in the new version, and the same members.",
    Known = [typeof(Round)])]
#else
[Case(60, "derived-type-renamed", CaseGroup.Versions, "A derived type has another name in the new version, and the same members.",
    Known = [typeof(Disc)])]
#endif
[Reads(DataVersion.Old, "The object comes back as the new type, or there is an error; it is never cut down to its base.",
    Expected = Expected.Either)]
[Reads(DataVersion.New, "The object comes back as the old type, or there is an error; it is never cut down to its base.",
    Expected = Expected.Either)]
public sealed class DerivedTypeRenamed : VersionCase<Sketch>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Sketch Make() => new() { Part = new Round { Name = "sun", Radius = 5 }, Scale = 2 };
#else
    /// <inheritdoc/>
    public override Sketch Make() => new() { Part = new Disc { Name = "sun", Radius = 5 }, Scale = 2 };
#endif
}

public class Sketch
{
    public SketchPart? Part { get; set; }

    public int Scale { get; set; }
}

public abstract class SketchPart
{
    public string Name { get; set; } = "";
}

#if NEW_VERSION
public class Round : SketchPart
{
    public int Radius { get; set; }
}
#else
public class Disc : SketchPart
{
    public int Radius { get; set; }
}
#endif
