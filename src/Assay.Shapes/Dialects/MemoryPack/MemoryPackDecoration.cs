using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MemoryPack;

/// <summary>The attributes of MemoryPack.</summary>
internal sealed class MemoryPackDecoration(ShapeGraph graph, ContractNaming naming) : ContractDecoration
{
    private const string Space = "global::MemoryPack.";
    private readonly MemoryPackCycles _cycles = new(graph);

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type)
    {
        if (MemoryPackMembers.IsUnmanaged(type))
            return [];
        if (!Hierarchy.IsAbstract(type))
            return [$"[{Space}MemoryPackable{(_cycles.IsTracked(type) ? $"({Space}GenerateType.CircularReference)" : "")}]"];
        var derived = Hierarchy.NameableDerived(type, naming);
        return derived.Count == 0
            ? []
            : [$"[{Space}MemoryPackable]", .. derived.Select((known, tag) => string.Create(CultureInfo.InvariantCulture, $"[{Space}MemoryPackUnion({tag}, typeof({naming.TypeNameOf(known)}))]"))];
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        var type = member.DeclaringShape;
        if (MemoryPackMembers.IsUnmanaged(type) || MemoryPackMembers.IsOverride(member))
            yield break;
        if (member.IsNonSerialized)
        {
            if (MemoryPackMembers.IsPublic(member))
                yield return $"[{Space}MemoryPackIgnore]";
            yield break;
        }
        if (!MemoryPackMembers.IsPublic(member))
            yield return $"[{Space}MemoryPackInclude]";
        if (_cycles.Hold(type))
            yield return string.Create(CultureInfo.InvariantCulture, $"[{Space}MemoryPackOrder({OrderOf(member)})]");
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) =>
        type.Constructors.Count > 1 && !MemoryPackMembers.IsUnmanaged(type) && constructor == ChosenOf(type) ? [$"[{Space}MemoryPackConstructor]"] : [];

    private ConstructorShape? ChosenOf(ObjectShape type) => _cycles.IsTracked(type)
        ? type.Constructors.First(constructor => constructor.Parameters.Count == 0)
        : MemoryPackConstruction.Of(type).Constructor;

    // Counted over the whole hierarchy: what a derived type adds follows what it inherits.
    private static int OrderOf(MemberShape member) =>
        member.DeclaringShape.AllMembers.Where(other => other is { HasPlace: true, IsNonSerialized: false } && !MemoryPackMembers.IsOverride(other)).TakeWhile(other => other != member).Count();
}
