using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Adoption;

/// <summary>What adopting a dialect asks of the code of a graph's types.</summary>
public sealed record DialectDemand
{
    /// <summary>Nothing: types are taken as they are.</summary>
    public static DialectDemand None { get; } = new();

    /// <summary>The types whose source changes.</summary>
    public IReadOnlyList<TypeDemand> Types { get; init; } = [];

    /// <summary>Files to add beside the types: a schema, a class of declarations.</summary>
    public int AddedFiles { get; init; }

    /// <summary>Lines of the schema among them, blank ones left out.</summary>
    public int SchemaLines { get; init; }

    /// <summary>
    /// Whether generated classes take the types' place: nothing of the user's is edited, but everything is converted, or used in their
    /// stead.
    /// </summary>
    public bool IsThroughGeneratedClasses { get; init; }

    /// <summary>Whether the types stay exactly as they are and are what the library sees.</summary>
    public bool IsAsItIs => Types.Count == 0 && !IsThroughGeneratedClasses;

    /// <summary>Attributes to write, in all types.</summary>
    public int Attributes => Types.Sum(type => type.Attributes);

    /// <summary>Constructors to add, in all types.</summary>
    public int Constructors => Types.Sum(type => type.Constructors);

    /// <summary>Base classes and interfaces to name, in all types.</summary>
    public int BaseTypes => Types.Sum(type => type.BaseTypes);

    /// <summary>Setters to add, in all types.</summary>
    public int Setters => Types.Sum(type => type.Setters);

    /// <summary>Lines of code to write inside types.</summary>
    public int CodeLines => Types.Sum(type => type.CodeLines);
}

/// <summary>What a dialect asks of the source of one type, beyond what the type has already.</summary>
public sealed record TypeDemand(Shape Type)
{
    /// <summary>Attributes to write, on the type, its members and its constructors.</summary>
    public int Attributes { get; init; }

    /// <summary>Constructors to add.</summary>
    public int Constructors { get; init; }

    /// <summary>Base classes and interfaces to name.</summary>
    public int BaseTypes { get; init; }

    /// <summary>Setters to add to properties that have none.</summary>
    public int Setters { get; init; }

    /// <summary>Lines of code to write inside the type, constructors' included.</summary>
    public int CodeLines { get; init; }

    /// <summary>Whether the type's source changes at all.</summary>
    public bool IsEdit => Attributes + Constructors + BaseTypes + Setters + CodeLines > 0;
}

/// <summary>Counts what a decoration adds to types that do not have it yet.</summary>
internal sealed class DecorationDemand(ContractNaming naming, ContractDecoration decoration)
{
    /// <summary>The demand on every type of a graph.</summary>
    public static DialectDemand Of(ShapeGraph graph, ContractNaming naming, ContractDecoration decoration)
    {
        var counting = new DecorationDemand(naming, decoration);
        return new DialectDemand
        {
            Types = [.. graph.Shapes.Select(counting.Of).OfType<TypeDemand>().Where(type => type.IsEdit)],
        };
    }

    private TypeDemand? Of(Shape shape) => shape switch
    {
        ObjectShape type => Of(type),
        EnumShape type => new TypeDemand(type)
        {
            // An enum that is declared already has the values that its author declared.
            Attributes = Missing(decoration.AttributesOf(type), type.Attributes) is > 0 and var own
                ? own + type.Values.Sum(value => decoration.AttributesOf(type, value).Count())
                : 0,
        },
        _ => null,
    };

    private TypeDemand Of(ObjectShape type)
    {
        var isWritten = IsWritten(type);
        return new TypeDemand(type)
        {
            Attributes = AttributesOf(type),
            Constructors = ConstructorsOf(type, isWritten),
            BaseTypes = decoration.InterfacesOf(type).Count(face => !type.ImplementedInterfaces.Contains(Bare(face))),
            Setters = type.Members.Count(
                member => member is { HasPlace: true, IsProperty: true, SetAccess: null } && decoration.AddsPrivateInit(member)),
            CodeLines = isWritten ? 0 : LinesOf(type),
        };
    }

    // A type that implements the interface has the code that goes with it.
    private bool IsWritten(ObjectShape type)
    {
        var first = type;
        while (first.Base is { } parent)
            first = parent;
        var faces = decoration.InterfacesOf(first).ToList();
        return faces.Count > 0 && faces.TrueForAll(face => type.ImplementedInterfaces.Contains(Bare(face)));
    }

    private int AttributesOf(ObjectShape type)
    {
        var needed = decoration.NeededAttributesOf(type).ToList();
        var missing = Missing(needed, type.Attributes);
        // A type that is declared already names the members that its author wants.
        var isDeclared = needed.Count > 0 && type.Attributes.Any(attribute => IsNamed(attribute, needed[0]));
        return isDeclared
            ? missing
            : missing
                + type.Members.Where(member => member.HasPlace).Sum(member => Missing(decoration.AttributesOf(member), member.Attributes))
                + type.Constructors.Sum(constructor => decoration.AttributesOf(type, constructor).Count());
    }

    private int ConstructorsOf(ObjectShape type, bool isWritten)
    {
        var isAdded = decoration.AddedParameterlessConstructor(type) is not null
            && type.Constructors.All(constructor => constructor.Parameters.Count > 0);
        return (isAdded ? 1 : 0) + (isWritten ? 0 : decoration.WrittenConstructors(type));
    }

    private int LinesOf(ObjectShape type)
    {
        var writer = new CodeWriter();
        if (type.Kind != ObjectKind.Interface)
            decoration.WriteMembers(type, naming, writer);
        return TextLines.Count(writer.ToString());
    }

    private static int Missing(IEnumerable<string> needed, IReadOnlyList<string> present) =>
        needed.GroupBy(Bare).Sum(group => Math.Max(0, group.Count() - present.Count(attribute => IsNamed(attribute, group.First()))));

    private static bool IsNamed(string attribute, string written) =>
        Bare(written) is var name && (attribute == name || attribute == name + "Attribute");

    // Of [field: global::System.Serializable(...)] and global::System.Serializable the name alone.
    private static string Bare(string written)
    {
        var name = written.Split('(')[0].Trim('[', ']');
        var target = name.IndexOf(": ", StringComparison.Ordinal);
        return (target < 0 ? name : name[(target + 2)..]).Replace("global::", "", StringComparison.Ordinal);
    }
}
