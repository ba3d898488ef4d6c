namespace Assay.Core.Protocol;

/// <summary>One calibration kernel, timed once.</summary>
/// <param name="ElapsedNanoseconds">Wall time, less GC pauses.</param>
/// <param name="CpuNanoseconds">CPU time of the thread, less GC pauses; 0 where the system does not tell.</param>
public readonly record struct KernelReading(long ElapsedNanoseconds, long CpuNanoseconds)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(ElapsedNanoseconds);
        writer.Write(CpuNanoseconds);
    }

    /// <summary>Reads the fields.</summary>
    public static KernelReading ReadFrom(BinaryReader reader) => new(reader.ReadInt64(), reader.ReadInt64());
}
