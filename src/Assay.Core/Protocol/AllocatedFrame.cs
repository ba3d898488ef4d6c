namespace Assay.Core.Protocol;

/// <summary>Allocation in a pass of its own.</summary>
/// <param name="ThreadBytesPerOperation">Bytes allocated by the calling thread, for one operation.</param>
/// <param name="ProcessBytesPerOperation">Bytes allocated by all threads, for one operation; more than the former means that the serializer uses other threads.</param>
/// <param name="Operations">Operations in the pass.</param>
public readonly record struct AllocatedFrame(double ThreadBytesPerOperation, double ProcessBytesPerOperation, long Operations)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(ThreadBytesPerOperation);
        writer.Write(ProcessBytesPerOperation);
        writer.Write(Operations);
    }

    /// <summary>Reads the fields.</summary>
    public static AllocatedFrame ReadFrom(BinaryReader reader) => new(reader.ReadDouble(), reader.ReadDouble(), reader.ReadInt64());
}
