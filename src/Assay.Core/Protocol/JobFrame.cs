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
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Row);
        writer.Write(DataSet);
        writer.Write(Recipe.Size);
        writer.Write(Recipe.Seed);
        writer.Write(Recipe.Instance);
        writer.Write(Recipe.PayloadBytes);
        writer.Write(Instances);
        writer.Write((byte)Surface);
        writer.Write((byte)Operation);
        writer.Write(PayloadFile);
    }

    /// <summary>Reads the fields.</summary>
    public static JobFrame ReadFrom(BinaryReader reader) => new(
        reader.ReadString(),
        reader.ReadString(),
        new Recipe(reader.ReadInt32(), reader.ReadUInt64(), reader.ReadInt32(), reader.ReadInt32()),
        reader.ReadInt32(),
        (Surface)reader.ReadByte(),
        (Operation)reader.ReadByte(),
        reader.ReadString());
}
