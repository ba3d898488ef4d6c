namespace Assay.Conformance.Versions;

/// <summary>The new version lacks a member that stood between others; the others keep their numbers.</summary>
[Case(55, "member-removed", CaseGroup.Versions, "The new version lacks a member that stood between others; the others keep their numbers.")]
[Reads(DataVersion.Old, "The new version skips the member that it does not have any more.")]
[Reads(DataVersion.New, "The missing member has the initializer's value, or the default of its type.", "the initializer's value",
    "the default of its type")]
public sealed class MemberRemoved : VersionCase<Shipment>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Shipment Make() => new() { Id = 4, Pieces = 6, Label = "east" };
#else
    /// <inheritdoc/>
    public override Shipment Make() => new() { Id = 4, Weight = 20, Pieces = 6, Label = "east" };

    /// <inheritdoc/>
    public override Shipment Read(int way) => new() { Id = 4, Weight = way == 0 ? 1 : 0, Pieces = 6, Label = "east" };
#endif
}

#if NEW_VERSION
public class Shipment
{
    [Number(1)]
    public int Id { get; set; }

    [Number(3)]
    public int Pieces { get; set; }

    [Number(4)]
    public string Label { get; set; } = "";
}
#else
public class Shipment
{
    [Number(1)]
    public int Id { get; set; }

    [Number(2)]
    public int Weight { get; set; } = 1;

    [Number(3)]
    public int Pieces { get; set; }

    [Number(4)]
    public string Label { get; set; } = "";
}
#endif
