using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

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
