namespace Assay.Core.Protocol;

/// <summary>One timed batch, raw. Divide by <see cref="BatchRequest.Operations"/> for one operation.</summary>
/// <param name="ElapsedNanoseconds">Wall time.</param>
/// <param name="CpuNanoseconds">CPU time of the thread; 0 where the system does not tell.</param>
/// <param name="PauseNanoseconds">Time that the process was suspended for garbage collections during the batch.</param>
/// <param name="Gen0Collections">Collections of generation 0 only.</param>
/// <param name="Gen1Collections">Collections of generation 1.</param>
/// <param name="Gen2Collections">Collections of generation 2.</param>
/// <param name="InvoluntarySwitches">Involuntary context switches of the thread during the batch; 0 where the system does not tell.</param>
/// <param name="MethodsCompiled">Methods that the JIT compiled since the batch before; during the batch where it is the first.</param>
public readonly record struct BatchFrame(
    long ElapsedNanoseconds, long CpuNanoseconds, long PauseNanoseconds,
    int Gen0Collections, int Gen1Collections, int Gen2Collections, int InvoluntarySwitches, int MethodsCompiled)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(ElapsedNanoseconds);
        writer.Write(CpuNanoseconds);
        writer.Write(PauseNanoseconds);
        writer.Write(Gen0Collections);
        writer.Write(Gen1Collections);
        writer.Write(Gen2Collections);
        writer.Write(InvoluntarySwitches);
        writer.Write(MethodsCompiled);
    }

    /// <summary>Reads the fields.</summary>
    public static BatchFrame ReadFrom(BinaryReader reader) => new(
        reader.ReadInt64(), reader.ReadInt64(), reader.ReadInt64(),
        reader.ReadInt32(), reader.ReadInt32(), reader.ReadInt32(), reader.ReadInt32(), reader.ReadInt32());
}

/// <summary>The body of a batch request: how many operations to run.</summary>
/// <param name="Operations">Timed operations; 0 runs none, a rehearsal of the way there and back.</param>
/// <param name="LeadIn">Untimed operations before them.</param>
public readonly record struct BatchRequest(int Operations, int LeadIn)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Operations);
        writer.Write(LeadIn);
    }

    /// <summary>Reads the fields.</summary>
    public static BatchRequest ReadFrom(BinaryReader reader) => new(reader.ReadInt32(), reader.ReadInt32());
}

/// <summary>The state of a worker after warm-up.</summary>
/// <param name="IsSteady">Whether all three steady-state conditions held before the cap.</param>
/// <param name="Calls">Operations run while warming up.</param>
/// <param name="OperationsPerBatch">Operations in one batch: 1-2 ms of CPU time worth, or one.</param>
/// <param name="OperationsPerLeadIn">Untimed operations before each batch: 0.3 ms worth, one where an operation takes longer, none where it
/// takes 10 ms or more.</param>
/// <param name="ElapsedNanoseconds">Wall time of the warm-up.</param>
/// <param name="MethodsCompiled">Methods that the JIT compiled by then.</param>
/// <param name="Reason">Empty when steady, otherwise which condition did not hold.</param>
public sealed record WarmedUpFrame(
    bool IsSteady, long Calls, int OperationsPerBatch, int OperationsPerLeadIn, long ElapsedNanoseconds, long MethodsCompiled,
    string Reason)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(IsSteady);
        writer.Write(Calls);
        writer.Write(OperationsPerBatch);
        writer.Write(OperationsPerLeadIn);
        writer.Write(ElapsedNanoseconds);
        writer.Write(MethodsCompiled);
        writer.Write(Reason);
    }

    /// <summary>Reads the fields.</summary>
    public static WarmedUpFrame ReadFrom(BinaryReader reader) => new(
        reader.ReadBoolean(), reader.ReadInt64(), reader.ReadInt32(), reader.ReadInt32(), reader.ReadInt64(), reader.ReadInt64(),
        reader.ReadString());
}

/// <summary>Allocation in a pass of its own.</summary>
/// <param name="ThreadBytesPerOperation">Bytes allocated by the calling thread, for one operation.</param>
/// <param name="ProcessBytesPerOperation">Bytes allocated by all threads, for one operation; more than the former means that the serializer
/// uses other threads.</param>
/// <param name="Operations">Operations in the pass.</param>
public readonly record struct AllocatedFrame(double ThreadBytesPerOperation, double ProcessBytesPerOperation, long Operations)
{
    /// <summary>The budget of generation 0 after the pass, in bytes; null where the runtime does not tell.</summary>
    public long? Gen0BudgetBytes { get; init; }

    /// <summary>Writes the fields.</summary>
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

/// <summary>The cost of the mapper in the direction of the job's operation; measured apart from it.</summary>
/// <param name="NanosecondsPerOperation">Plain to contract where the job serializes, contract to plain where it deserializes: the mean,
/// with its garbage collections; 0 where there is no mapper.</param>
public readonly record struct MappedFrame(double NanosecondsPerOperation)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer) => writer.Write(NanosecondsPerOperation);

    /// <summary>Reads the fields.</summary>
    public static MappedFrame ReadFrom(BinaryReader reader) => new(reader.ReadDouble());
}
