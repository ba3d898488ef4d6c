namespace Assay.Core.Protocol;

/// <summary>The cost of the mapper in the direction of the job's operation; measured apart from it.</summary>
/// <param name="NanosecondsPerOperation">Plain to contract where the job serializes, contract to plain where it deserializes: the mean, with its garbage collections; 0 where there is no mapper.</param>
public readonly record struct MappedFrame(double NanosecondsPerOperation)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer) => writer.Write(NanosecondsPerOperation);

    /// <summary>Reads the fields.</summary>
    public static MappedFrame ReadFrom(BinaryReader reader) => new(reader.ReadDouble());
}
