namespace Assay.Shapes.Graph;

/// <summary>What a graph was cut down from: its root has one member, and its contract reads what the whole contract wrote.</summary>
/// <param name="Whole">The graph as the user declared it.</param>
/// <param name="Member">The member that is left, as it was there.</param>
/// <param name="Qualifier">The further namespace segment of the whole's contract types; null for none.</param>
public sealed record GraphOrigin(ShapeGraph Whole, MemberShape Member, string? Qualifier);
