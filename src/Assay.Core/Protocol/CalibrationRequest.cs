namespace Assay.Core.Protocol;

/// <summary>Time the calibration kernels once; needs no job. The first time warms them up before.</summary>
public sealed record CalibrationRequest : Request<CalibratedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 9;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override CalibratedFrame ReadAnswer(BinaryReader reader) => CalibratedFrame.ReadFrom(reader);
}

/// <summary>The calibration kernels of one round: always the same work, so that a change tells of the machine.</summary>
/// <param name="Integer">Dependent integer arithmetic in registers.</param>
/// <param name="Memory">A random walk through more memory than the second-level cache holds.</param>
/// <param name="Allocation">Small objects, most of them garbage at once.</param>
/// <param name="InvoluntarySwitches">Involuntary context switches of the thread over the three; 0 where the system does not tell.</param>
public readonly record struct CalibratedFrame(
    KernelReading Integer, KernelReading Memory, KernelReading Allocation, int InvoluntarySwitches) : IFrameBody
{
    /// <summary>How fast the machine copies bytes that lie in its cache, measured once for each worker, in bytes a second.</summary>
    public double CopyBytesPerSecond { get; init; }

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        Integer.WriteTo(writer);
        Memory.WriteTo(writer);
        Allocation.WriteTo(writer);
        writer.Write(InvoluntarySwitches);
        writer.Write(CopyBytesPerSecond);
    }

    /// <summary>Reads the fields.</summary>
    public static CalibratedFrame ReadFrom(BinaryReader reader) =>
        new(KernelReading.ReadFrom(reader), KernelReading.ReadFrom(reader), KernelReading.ReadFrom(reader), reader.ReadInt32())
        {
            CopyBytesPerSecond = reader.ReadDouble(),
        };
}

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
