using Assay.Shapes.Graph;

namespace Assay.Shapes.Adoption;

/// <summary>What a dialect asks of the source of one type, beyond what the type has already.</summary>
/// <param name="Type">The type.</param>
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
