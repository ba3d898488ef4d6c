using Assay.Core.Results;

namespace Assay.Core.Protocol;

/// <summary>Facts on collections in a frame's body.</summary>
internal static class CollectionFields
{
    public static void WriteTo(this CollectionFacts facts, BinaryWriter writer)
    {
        writer.Write(facts.IsServer);
        writer.Write(facts.Gen0);
        writer.Write(facts.Gen1);
        writer.Write(facts.Gen2);
        writer.Write(facts.PauseNanoseconds);
        writer.Write(facts.LongestPauseNanoseconds);
        writer.Write(facts.UnseenPauses);
        writer.Write(facts.AllocatedBytes);
        writer.WriteBudget(facts.Gen0BudgetBytes);
        writer.Write(facts.ResidentBytes);
        writer.Write(facts.PeakResidentBytes);
    }

    public static CollectionFacts ReadFrom(BinaryReader reader) => new()
    {
        IsServer = reader.ReadBoolean(),
        Gen0 = reader.ReadInt64(),
        Gen1 = reader.ReadInt64(),
        Gen2 = reader.ReadInt64(),
        PauseNanoseconds = reader.ReadInt64(),
        LongestPauseNanoseconds = reader.ReadInt64(),
        UnseenPauses = reader.ReadInt64(),
        AllocatedBytes = reader.ReadInt64(),
        Gen0BudgetBytes = reader.ReadBudget(),
        ResidentBytes = reader.ReadInt64(),
        PeakResidentBytes = reader.ReadInt64(),
    };

    /// <summary>Writes a budget of generation 0; none is a negative number.</summary>
    public static void WriteBudget(this BinaryWriter writer, long? bytes) => writer.Write(bytes ?? -1);

    /// <summary>Reads one.</summary>
    public static long? ReadBudget(this BinaryReader reader) => reader.ReadInt64() is >= 0 and long bytes ? bytes : null;
}
