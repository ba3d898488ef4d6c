namespace Assay.Core.Protocol;

/// <summary>Count the bytes that the job's operation allocates.</summary>
public sealed record AllocationRequest : Request<AllocatedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 6;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override AllocatedFrame ReadAnswer(BinaryReader reader) => AllocatedFrame.ReadFrom(reader);
}

/// <summary>Allocation in a pass of its own.</summary>
/// <param name="ThreadBytesPerOperation">Bytes allocated by the calling thread, for one operation.</param>
/// <param name="ProcessBytesPerOperation">Bytes allocated by all threads, for one operation; more than the former means that the serializer
/// uses other threads.</param>
/// <param name="Operations">Operations in the pass.</param>
public readonly record struct AllocatedFrame(double ThreadBytesPerOperation, double ProcessBytesPerOperation, long Operations) : IFrameBody
{
    /// <summary>The budget of generation 0 after the pass, in bytes; null where the runtime does not tell.</summary>
    public long? Gen0BudgetBytes { get; init; }

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(ThreadBytesPerOperation);
        writer.Write(ProcessBytesPerOperation);
        writer.Write(Operations);
        writer.WriteBudget(Gen0BudgetBytes);
    }

    /// <summary>Reads the fields.</summary>
    public static AllocatedFrame ReadFrom(BinaryReader reader) => new(reader.ReadDouble(), reader.ReadDouble(), reader.ReadInt64())
    {
        Gen0BudgetBytes = reader.ReadBudget(),
    };
}
