namespace Assay.Core.Results;

/// <summary>What a row asks of the code of a data set's types, or of a user's own; all zero where it takes them as they are.</summary>
public sealed record TypesDemand
{
    /// <summary>Attributes to write, in all types.</summary>
    public int Attributes { get; init; }

    /// <summary>Constructors to add, in all types.</summary>
    public int Constructors { get; init; }

    /// <summary>Base classes and interfaces to name, in all types.</summary>
    public int BaseTypes { get; init; }

    /// <summary>Setters to add, in all types.</summary>
    public int Setters { get; init; }

    /// <summary>Lines of code to write inside types.</summary>
    public int CodeLines { get; init; }

    /// <summary>Files to add beside the types, such as a schema.</summary>
    public int AddedFiles { get; init; }

    /// <summary>Whether generated classes take the place of the types.</summary>
    public bool IsThroughGeneratedClasses { get; init; }
}
