namespace Assay.Core.Protocol;

/// <summary>The body of a batch request: how many operations to run.</summary>
/// <param name="Operations">Timed operations; 0 runs none, a rehearsal of the way there and back.</param>
/// <param name="LeadIn">Untimed operations before them.</param>
public sealed record BatchRequest(int Operations, int LeadIn) : Request<BatchFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 5;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override BatchFrame ReadAnswer(BinaryReader reader) => BatchFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
    {
        writer.Write(Operations);
        writer.Write(LeadIn);
    }

    /// <summary>Reads the fields.</summary>
    public static BatchRequest ReadFrom(BinaryReader reader) => new(reader.ReadInt32(), reader.ReadInt32());
}

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
    int Gen0Collections, int Gen1Collections, int Gen2Collections, int InvoluntarySwitches, int MethodsCompiled) : IFrameBody
{
    /// <inheritdoc/>
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
