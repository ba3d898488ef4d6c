using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>What a confirmation is made with.</summary>
/// <param name="Unseen">Recipe of the first of two instances that the job never had.</param>
public readonly record struct ConfirmRequest(Recipe Unseen)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer) => Unseen.WriteTo(writer);

    /// <summary>Reads the fields.</summary>
    public static ConfirmRequest ReadFrom(BinaryReader reader) => new(RecipeFields.ReadFrom(reader));
}
