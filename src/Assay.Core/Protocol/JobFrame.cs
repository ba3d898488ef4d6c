using Assay.Core.Adapters;
using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>One job of a worker.</summary>
/// <param name="Row">The row's name, such as <c>json.net/reused</c>.</param>
/// <param name="DataSet">The data set's name.</param>
/// <param name="Recipe">Size, seed and payload; its instance is the first of the corpus.</param>
/// <param name="Instances">Number of distinct instances in the corpus, at least 1.</param>
/// <param name="Surface">How bytes pass.</param>
/// <param name="Operation">What is timed; the check ignores it.</param>
/// <param name="PayloadFile">The payload file: written by a write job, read by all others that deserialize.</param>
public sealed record JobFrame(
    string Row, string DataSet, Recipe Recipe, int Instances, Surface Surface, Operation Operation, string PayloadFile)
{
    /// <summary>Data sets that the worker runs beside the timed one; empty but for the mixed-types profile.</summary>
    public IReadOnlyList<MixedWorkload> MixedWith { get; init; } = [];

    /// <summary>Whether the worker keeps the names of the methods that are compiled after its warm-up.</summary>
    public bool IsTraced { get; init; }

    /// <summary>
    /// Whether the worker goes on with another job after a failure that it could report: cases are many, and a process for each takes
    /// longer than they do.
    /// </summary>
    public bool IsOneOfMany { get; init; }

    /// <summary>What the values of a user's root type are made from; data sets have generators of their own.</summary>
    public ValueSource Values { get; init; } = ValueSource.DataSet;

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Row);
        writer.Write(DataSet);
        Recipe.WriteTo(writer);
        writer.Write(Instances);
        writer.Write((byte)Surface);
        writer.Write((byte)Operation);
        writer.Write(PayloadFile);
        writer.Write(MixedWith.Count);
        foreach (var other in MixedWith)
            other.WriteTo(writer);
        writer.Write(IsTraced);
        Values.WriteTo(writer);
        writer.Write(IsOneOfMany);
    }

    /// <summary>Reads the fields.</summary>
    public static JobFrame ReadFrom(BinaryReader reader)
    {
        JobFrame job = new(
            reader.ReadString(),
            reader.ReadString(),
            RecipeFields.ReadFrom(reader),
            reader.ReadInt32(),
            (Surface)reader.ReadByte(),
            (Operation)reader.ReadByte(),
            reader.ReadString());
        var others = new MixedWorkload[reader.ReadInt32()];
        for (var i = 0; i < others.Length; i++)
            others[i] = MixedWorkload.ReadFrom(reader);
        return job with
        {
            MixedWith = others,
            IsTraced = reader.ReadBoolean(),
            Values = ValueSourceFields.ReadFrom(reader),
            IsOneOfMany = reader.ReadBoolean(),
        };
    }
}

/// <summary>Another data set that a worker of the mixed-types profile runs through the row beside the one it times.</summary>
/// <param name="DataSet">Its name.</param>
/// <param name="Recipe">Size, seed and payload.</param>
/// <param name="Instances">Instances of its corpus, at least 1.</param>
/// <param name="PayloadFile">Its payload file, as the check wrote it.</param>
public sealed record MixedWorkload(string DataSet, Recipe Recipe, int Instances, string PayloadFile)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(DataSet);
        Recipe.WriteTo(writer);
        writer.Write(Instances);
        writer.Write(PayloadFile);
    }

    /// <summary>Reads the fields.</summary>
    public static MixedWorkload ReadFrom(BinaryReader reader) =>
        new(reader.ReadString(), RecipeFields.ReadFrom(reader), reader.ReadInt32(), reader.ReadString());
}

/// <summary>A recipe in a frame's body.</summary>
internal static class RecipeFields
{
    public static void WriteTo(this Recipe recipe, BinaryWriter writer)
    {
        writer.Write(recipe.Size);
        writer.Write(recipe.Seed);
        writer.Write(recipe.Instance);
        writer.Write(recipe.PayloadBytes);
    }

    public static Recipe ReadFrom(BinaryReader reader) =>
        new(reader.ReadInt32(), reader.ReadUInt64(), reader.ReadInt32(), reader.ReadInt32());
}

/// <summary>A source of values in a frame's body.</summary>
internal static class ValueSourceFields
{
    public static void WriteTo(this ValueSource source, BinaryWriter writer)
    {
        writer.Write((byte)source.Origin);
        writer.Write(source.Text);
        writer.WriteStrings(source.Known);
        writer.Write(source.IsRepeated);
    }

    public static ValueSource ReadFrom(BinaryReader reader) =>
        new((ValueOrigin)reader.ReadByte(), reader.ReadString()) { Known = reader.ReadStrings(), IsRepeated = reader.ReadBoolean() };
}
