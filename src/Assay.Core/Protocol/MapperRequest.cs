namespace Assay.Core.Protocol;

/// <summary>Time the mapper in the direction of the job's operation.</summary>
public sealed record MapperRequest : Request<MappedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 7;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override MappedFrame ReadAnswer(BinaryReader reader) => MappedFrame.ReadFrom(reader);
}

/// <summary>The cost of the mapper in the direction of the job's operation; measured apart from it.</summary>
/// <param name="NanosecondsPerOperation">Plain to contract where the job serializes, contract to plain where it deserializes: the mean,
/// with its garbage collections; 0 where there is no mapper.</param>
public readonly record struct MappedFrame(double NanosecondsPerOperation) : IFrameBody
{
    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer) => writer.Write(NanosecondsPerOperation);

    /// <summary>Reads the fields.</summary>
    public static MappedFrame ReadFrom(BinaryReader reader) => new(reader.ReadDouble());
}
