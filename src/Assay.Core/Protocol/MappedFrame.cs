namespace Assay.Core.Protocol;

/// <summary>The cost of the mapper, which is never part of an operation's time.</summary>
/// <param name="ToContractNanoseconds">Plain to contract, for one instance: the minimum of several passes over the corpus.</param>
/// <param name="ToPlainNanoseconds">Contract to plain, likewise.</param>
public readonly record struct MappedFrame(double ToContractNanoseconds, double ToPlainNanoseconds)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(ToContractNanoseconds);
        writer.Write(ToPlainNanoseconds);
    }

    /// <summary>Reads the fields.</summary>
    public static MappedFrame ReadFrom(BinaryReader reader) => new(reader.ReadDouble(), reader.ReadDouble());
}
