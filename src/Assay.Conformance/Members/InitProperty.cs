namespace Assay.Conformance.Members;

/// <summary>A property that is set at initialization alone comes back.</summary>
[Case(13, "init-property", CaseGroup.Members, "A property that is set at initialization alone comes back.")]
public sealed class InitProperty : Case<Setting>
{
    /// <inheritdoc/>
    public override Setting Make() => new() { Name = "volume", Level = 11 };
}

public class Setting
{
    public string Name { get; init; } = "";

    public int Level { get; init; }
}
