using System.Globalization;
using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>partial</c>; <c>[GenerateShape]</c> on the root, or a witness if the root is not one of the types; <c>[PropertyShape]</c> on
/// members that are not public; <c>[ConstructorShape]</c> if a constructor fits that is not public; <c>[DerivedTypeShape]</c>. With keys
/// each member has a <c>[Key(n)]</c> of Nerdbank.MessagePack. An adapter finds the root's <c>ITypeShape&lt;T&gt;</c> among the
/// companions.
/// </summary>
public sealed class PolyTypeDialect(bool isKeyed) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => isKeyed ? "poly-type-keys" : "poly-type";

    /// <inheritdoc/>
    public override string Prefix => isKeyed ? "ShapedKeys" : "Shaped";

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.PolyType;

    private protected override bool IsAnsweredByLibrary => true;

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming)
    {
        if (Finding.FirstHidden(graph, naming) is { } hidden)
            return $"PolyType generates code outside the types, so it cannot use private ones: {hidden}.";
        return graph.Origin is { } origin && ShapeFacts.Concretes((ObjectShape)origin.Whole.Root).Count > 1
            ? $"The root is wrapped in a union, because types derive from it: a type of one member cannot read {origin.Whole.Root}."
            : null;
    }

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new BoundPolyTypeDialect(graph, naming, isKeyed);
}

/// <summary>Emits the root's shape beside the copies.</summary>
internal sealed class BoundPolyTypeDialect(ShapeGraph graph, ContractNaming naming,
    bool isKeyed) : BoundMappedDialect(graph, naming, new PolyTypeDecoration(graph, naming, isKeyed))
{
    private bool NeedsWitness => Graph.Root is not ObjectShape { Kind: not ObjectKind.Interface };

    /// <summary>Beside the types a witness, where the root is none of them.</summary>
    public override DialectDemand Demand() => base.Demand() with { AddedFiles = NeedsWitness ? 1 : 0 };

    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(EmissionContext context)
    {
        var root = Naming.TypeNameOf(Graph.Root);
        if (!NeedsWitness)
            return [($"global::PolyType.Abstractions.TypeShapeResolver.Resolve<{root}>()", null)];
        var (space, name) = (NamespaceBeside, $"{context.DataSetIdentifier}Witness");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        writer.Line($"[global::PolyType.GenerateShapeFor(typeof({root}))]");
        writer.Line($"internal sealed partial class {name};");
        return [($"global::PolyType.Abstractions.TypeShapeResolver.Resolve<{root}, global::{space}.{name}>()",
            new EmittedFile($"{space}.{name}.g.cs", writer.ToString()))];
    }
}

/// <summary>PolyType's attributes, and Nerdbank.MessagePack's keys where they are asked for.</summary>
internal sealed class PolyTypeDecoration(ShapeGraph graph, ContractNaming naming, bool isKeyed) : ContractDecoration
{
    private const string Space = "global::PolyType.";

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type)
    {
        if (type == graph.Root && type.Kind != ObjectKind.Interface)
            yield return $"[{Space}GenerateShape]";
        // All derived types at any distance, so that none is wrapped twice; the number is shorter than the name and stays when a type is
        // renamed.
        var derived = ShapeFacts.Concretes(type).Where(other => other != type).OrderBy(naming.TypeNameOf, StringComparer.Ordinal);
        foreach (var (other, index) in derived.Select((other, index) => (other, index)))
            yield return $"[{Space}DerivedTypeShape(typeof({naming.TypeNameOf(other)}), Tag = {Number(index + 1)})]";
    }

    /// <inheritdoc/>
    public override string? IgnoringAttributeOf(MemberCode member) => $"[{Space}PropertyShape(Ignore = true)]";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (member.IsNonSerialized)
            return [$"[{Space}PropertyShape(Ignore = true)]"];
        string[] shape = IsSeen(member) ? [] : [$"[{Space}PropertyShape]"];
        return isKeyed ? [.. shape, $"[global::Nerdbank.MessagePack.Key({Number(KeyOf(member))})]"] : shape;
    }

    /// <summary>The generator takes public constructors; where another one fits the members better, it is told so.</summary>
    public override IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) =>
        constructor.Access != Access.Public && PolyTypeConstructors.Best(type) == constructor ? [$"[{Space}ConstructorShape]"] : [];

    // Public members are seen without a word; one whose setter is not public would be read-only.
    private static bool IsSeen(MemberShape member) => member.Access == Access.Public && member.SetAccess is null or Access.Public;

    // The numbers of a hierarchy are one row: those of the base come first. A contract of one member has the number that the whole gives
    // it.
    private int KeyOf(MemberShape member)
    {
        var counted = graph.Origin is { } origin && member.DeclaringShape == graph.Root ? origin.Member : member;
        var inherited = counted.DeclaringShape.Base?.AllMembers.Count(other => other.HasPlace) ?? 0;
        return inherited + counted.PlaceAmong(counted.DeclaringShape.Members.Where(other => other.HasPlace));
    }

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}

/// <summary>Which constructor fits a type's members best, by the rules that PolyType documents for public ones.</summary>
internal static class PolyTypeConstructors
{
    /// <summary>
    /// The constructor with the fewest parameters that no member feeds, then with the most that feed members nobody can set, then the
    /// shortest; public ones first.
    /// </summary>
    public static ConstructorShape? Best(ObjectShape type) => type.Constructors
        .OrderBy(constructor => constructor.Parameters.Count(parameter => Fed(type, parameter) is null))
        .ThenByDescending(
            constructor => constructor.Parameters.Count(
                parameter => Fed(type, parameter) is { } member && (member.SetAccess is null || member.IsReadOnly)))
        .ThenByDescending(constructor => constructor.Access == Access.Public)
        .ThenBy(constructor => constructor.Parameters.Count)
        .FirstOrDefault();

    private static MemberShape? Fed(ObjectShape type, ParameterShape parameter) => type.AllMembers.FirstOrDefault(member =>
        string.Equals(member.Name.TrimStart('_'), parameter.Name.TrimStart('_'), StringComparison.OrdinalIgnoreCase)
            && member.Shape == parameter.Shape);
}
