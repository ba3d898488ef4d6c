using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>The body of a request for the values of a user's root type alone, without any row.</summary>
/// <param name="Source">What they are made from.</param>
/// <param name="Recipe">The seed of generated ones, and which instance is the first.</param>
public sealed record ValuesRequest(ValueSource Source, Recipe Recipe)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        Source.WriteTo(writer);
        Recipe.WriteTo(writer);
    }

    /// <summary>Reads the fields.</summary>
    public static ValuesRequest ReadFrom(BinaryReader reader) => new(ValueSourceFields.ReadFrom(reader), RecipeFields.ReadFrom(reader));
}
