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

    /// <summary>Whether generated classes take the types' place: nothing of the user's is edited, but everything is converted, or used in their stead.</summary>
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
