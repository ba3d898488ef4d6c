using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

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
