namespace Assay.Conformance.Versions;

/// <summary>An enum has one more name in the new version.</summary>
[Case(60, "enum-member-added", CaseGroup.Versions, "An enum has one more name in the new version.")]
[Reads(DataVersion.Old, "The value comes back.")]
[Reads(DataVersion.New, "The number comes back without a name, or there is an error.", Expected = Expected.Either)]
public sealed class EnumMemberAdded : VersionCase<Light>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Light Make() => new() { State = LightState.Blinking, Number = 2 };

    /// <inheritdoc/>
    public override Light Read(int way) => new() { State = LightState.On, Number = 2 };
#else
    /// <inheritdoc/>
    public override Light Make() => new() { State = LightState.On, Number = 2 };

    /// <inheritdoc/>
    public override Light Read(int way) => new() { State = (LightState)2, Number = 2 };
#endif
}

public class Light
{
    public LightState State { get; set; }

    public int Number { get; set; }
}

#if NEW_VERSION
public enum LightState
{
    Off,
    On,
    Blinking,
}
#else
public enum LightState
{
    Off,
    On,
}
#endif
