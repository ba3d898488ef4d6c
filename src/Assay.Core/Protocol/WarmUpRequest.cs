namespace Assay.Core.Protocol;

/// <summary>Run the job's operation until it is steady.</summary>
/// <param name="CapNanoseconds">When it gives up; it goes on longer where few operations take longer.</param>
public sealed record WarmUpRequest(long CapNanoseconds) : Request<WarmedUpFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 4;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override WarmedUpFrame ReadAnswer(BinaryReader reader) => WarmedUpFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer) => writer.Write(CapNanoseconds);

    /// <summary>Reads the fields.</summary>
    public static WarmUpRequest ReadFrom(BinaryReader reader) => new(reader.ReadInt64());
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
    string Reason) : IFrameBody
{
    /// <inheritdoc/>
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
