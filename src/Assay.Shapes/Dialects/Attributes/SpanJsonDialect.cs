using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[JsonConstructor]</c> of SpanJson on the public constructor whose parameters have the names and types of public members, if a type
/// has no public parameterless constructor, or if nothing else sets a member; records that are classes need none.
/// </summary>
public sealed class SpanJsonDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "span-json";

    /// <inheritdoc/>
    public override string Prefix => "SpanJsonContract";

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.SpanJson;

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new(graph, naming, new SpanJsonDecoration());
}

/// <summary>The attribute of SpanJson.</summary>
internal sealed class SpanJsonDecoration : ContractDecoration
{
    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(
        ObjectShape type, ConstructorShape constructor) => constructor == Marked(type) ? ["[global::SpanJson.JsonConstructor]"] : [];

    // The library gives a marked constructor the members of its parameters' names, and sets the others afterwards.
    private static ConstructorShape? Marked(ObjectShape type)
    {
        if (Hierarchy.IsAbstract(type) || IsTakenUnmarked(type))
            return null;
        var members = type.AllMembers.Where(member => member is { HasPlace: true, Access: Access.Public }).ToList();
        var best = WithParameters(type)
            .Where(constructor => constructor.Parameters.All(parameter => members.Any(member => IsOf(parameter, member))))
            .MaxBy(constructor => constructor.Parameters.Count);
        return best is not null
            && (!CanBeMade(type) || members.Any(member => IsFixed(member) && best.Parameters.Any(parameter => IsOf(parameter, member))))
            ? best
            : null;
    }

    // Of a record that is a class the library takes the public constructor with the most parameters.
    private static bool IsTakenUnmarked(ObjectShape type) => type.Kind == ObjectKind.Record && WithParameters(type).Count() == 1;

    private static bool CanBeMade(ObjectShape type) =>
        type.IsValueType || type.Constructors.Any(constructor => constructor is { Access: Access.Public, Parameters.Count: 0 });

    private static bool IsFixed(MemberShape member) => member.IsProperty ? member.SetAccess != Access.Public : member.IsReadOnly;

    private static bool IsOf(ParameterShape parameter, MemberShape member) =>
        string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase) && parameter.Shape == member.Shape;

    private static IEnumerable<ConstructorShape> WithParameters(ObjectShape type) =>
        type.Constructors.Where(constructor => constructor is { Access: Access.Public, Parameters.Count: > 0 });
}
