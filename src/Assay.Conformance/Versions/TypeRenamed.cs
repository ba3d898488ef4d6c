namespace Assay.Conformance.Versions;

/// <summary>The type of a member has another name in the new version, and the same members.</summary>
[Case(60, "type-renamed", CaseGroup.Versions, "The type of a member has another name in the new version, and the same members.")]
[Reads(DataVersion.Old, "The object comes back as the new type, or there is an error.", Expected = Expected.Either)]
[Reads(DataVersion.New, "The object comes back as the old type, or there is an error.", Expected = Expected.Either)]
public sealed class TypeRenamed : VersionCase<Vehicle>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Vehicle Make() => new() { Drive = new Motor { Power = 90 }, Wheels = 4 };
#else
    /// <inheritdoc/>
    public override Vehicle Make() => new() { Drive = new Engine { Power = 90 }, Wheels = 4 };
#endif
}

#if NEW_VERSION
public class Vehicle
{
    public Motor? Drive { get; set; }

    public int Wheels { get; set; }
}

public class Motor
{
    public int Power { get; set; }
}
#else
public class Vehicle
{
    public Engine? Drive { get; set; }

    public int Wheels { get; set; }
}

public class Engine
{
    public int Power { get; set; }
}
#endif
