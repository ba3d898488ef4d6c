using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>
/// Make the values of a user's root type alone, without any row. Where they cannot be made, the failure's message is the sentence for the
/// user.
/// </summary>
/// <param name="Source">What they are made from.</param>
/// <param name="Recipe">The seed of generated ones, and which instance is the first.</param>
public sealed record ValuesRequest(ValueSource Source, Recipe Recipe) : Request<ValuesFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 11;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override ValuesFrame ReadAnswer(BinaryReader reader) => ValuesFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override ValueSource ValuesFrom => Source;

    /// <summary>Whether the answer says what collections without a type of elements hold.</summary>
    public bool WantsUntyped { get; init; }

    /// <summary>Whether the answer has the code of the first value.</summary>
    public bool WantsCode { get; init; }

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
    {
        Source.WriteTo(writer);
        Recipe.WriteTo(writer);
        writer.Write(WantsUntyped);
        writer.Write(WantsCode);
    }

    /// <summary>Reads the fields.</summary>
    public static ValuesRequest ReadFrom(BinaryReader reader) => new(ValueSourceFields.ReadFrom(reader), RecipeFields.ReadFrom(reader))
    {
        WantsUntyped = reader.ReadBoolean(),
        WantsCode = reader.ReadBoolean(),
    };
}

/// <summary>What a sample, a factory or the generator gives; a value itself only where its code is asked for.</summary>
/// <param name="Origin">Where the values come from.</param>
/// <param name="Count">Number of distinct values; 0 where every instance is another, because they are generated.</param>
/// <param name="ObjectCount">Objects in the first value's graph, its root included.</param>
/// <param name="ContentHash">SHA-256 of the content of all distinct values (hex); of the first where they are generated.</param>
/// <param name="Notes">Sentences about what a user may not expect, such as members that the sample never sets.</param>
public sealed record ValuesFrame(ValueOrigin Origin, int Count, long ObjectCount, string ContentHash, IReadOnlyList<string> Notes)
    : IFrameBody
{
    /// <summary>
    /// Collections without a type of elements that the values hold, in the order in which they were met; empty where nobody asked for them.
    /// </summary>
    public IReadOnlyList<UntypedMember> Untyped { get; init; } = [];

    /// <summary>
    /// A C# method that makes the first value, with the names of the user's types marked; empty where nobody asked for it, or no code makes
    /// it.
    /// </summary>
    public string Code { get; init; } = "";

    /// <summary>Why no code makes it, as the end of a sentence, such as <c>holds a Socket</c>; empty where some does.</summary>
    public string CodeObstacle { get; init; } = "";

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Origin);
        writer.Write(Count);
        writer.Write(ObjectCount);
        writer.Write(ContentHash);
        writer.WriteStrings(Notes);
        writer.Write(Untyped.Count);
        foreach (var member in Untyped)
            member.WriteTo(writer);
        writer.Write(Code);
        writer.Write(CodeObstacle);
    }

    /// <summary>Reads the fields.</summary>
    public static ValuesFrame ReadFrom(BinaryReader reader) =>
        new((ValueOrigin)reader.ReadByte(), reader.ReadInt32(), reader.ReadInt64(), reader.ReadString(), reader.ReadStrings())
        {
            Untyped = [.. Enumerable.Range(0, reader.ReadInt32()).Select(_ => UntypedMember.ReadFrom(reader))],
            Code = reader.ReadString(),
            CodeObstacle = reader.ReadString(),
        };
}

/// <summary>
/// A member that is declared as a collection without a type of elements, such as <see cref="System.Collections.ArrayList"/>, and what the
/// values hold there.
/// </summary>
/// <param name="Type">The type that declares it, in full, such as <c>Shop.Order</c>.</param>
/// <param name="Field">The field that stores it.</param>
/// <param name="Name">How people name it, such as <c>Order.Lines</c>.</param>
/// <param name="Declared">Its declared type, such as <c>ArrayList</c>.</param>
public sealed record UntypedMember(string Type, string Field, string Name, string Declared)
{
    /// <summary>
    /// The generic collection of the same kind that all values fit, in full, such as
    /// <c>System.Collections.Generic.List&lt;Shop.Line&gt;</c>; empty where there is none.
    /// </summary>
    public string Generic { get; init; } = "";

    /// <summary>The same as people name it, such as <c>List&lt;Line&gt;</c>; empty where there is none.</summary>
    public string ShownGeneric { get; init; } = "";

    /// <summary>Why there is none, such as <c>holds string and int</c>; empty where there is one.</summary>
    public string Reason { get; init; } = "";

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        foreach (var text in (string[])[Type, Field, Name, Declared, Generic, ShownGeneric, Reason])
            writer.Write(text);
    }

    /// <summary>Reads the fields.</summary>
    public static UntypedMember ReadFrom(BinaryReader reader) =>
        new(reader.ReadString(), reader.ReadString(), reader.ReadString(), reader.ReadString())
        {
            Generic = reader.ReadString(),
            ShownGeneric = reader.ReadString(),
            Reason = reader.ReadString(),
        };
}
