using Assay.Core.Adapters;
using Avro;
using Avro.File;
using Avro.Specific;

namespace Assay.Adapters.ApacheAvro;

/// <summary>Avro's object container with one specific record: a file's header with the schema, a block, marks of synchronization.</summary>
/// <typeparam name="T">The class of the root's record.</typeparam>
/// <param name="codec">The row's compression.</param>
internal abstract class ContainerAdapter<T>(Codec.Type codec) : SerializerAdapter<T>, IStreamSurface<T>
    where T : ISpecificRecord, new()
{
    private Schema schema = null!;
    private SpecificDatumWriter<T> writer = null!;

    public override void Prepare(Companions companions)
    {
        schema = new T().Schema;
        writer = new SpecificDatumWriter<T>(schema);
    }

    public void Serialize(T value, Stream destination)
    {
        using var file = DataFileWriter<T>.OpenWriter(writer, destination, Codec.CreateCodec(codec), leaveOpen: true);
        file.Append(value);
    }

    // The writer's schema is in the file; the reader's is its own.
    public T Deserialize(Stream source)
    {
        using var file = DataFileReader<T>.OpenReader(
            source, schema, (writers, readers) => new SpecificDatumReader<T>(writers, readers), leaveOpen: true);
        return file.Next();
    }
}
