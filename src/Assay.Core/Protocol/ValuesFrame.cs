using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>What a sample, a factory or the generator gives; never a value itself.</summary>
/// <param name="Origin">Where the values come from.</param>
/// <param name="Count">Number of distinct values; 0 where every instance is another, because they are generated.</param>
/// <param name="ObjectCount">Objects in the first value's graph, its root included.</param>
/// <param name="ContentHash">SHA-256 of the content of all distinct values (hex); of the first where they are generated.</param>
/// <param name="Notes">Sentences about what a user may not expect, such as members that the sample never sets.</param>
public sealed record ValuesFrame(ValueOrigin Origin, int Count, long ObjectCount, string ContentHash, IReadOnlyList<string> Notes)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Origin);
        writer.Write(Count);
        writer.Write(ObjectCount);
        writer.Write(ContentHash);
        writer.WriteStrings(Notes);
    }

    /// <summary>Reads the fields.</summary>
    public static ValuesFrame ReadFrom(BinaryReader reader) =>
        new((ValueOrigin)reader.ReadByte(), reader.ReadInt32(), reader.ReadInt64(), reader.ReadString(), reader.ReadStrings());
}

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
