using Assay.Core.Adapters;
using Avro.IO;
using Avro.Specific;

namespace Assay.Adapters.ApacheAvro;

/// <summary>Avro with specific records: generated classes that know their schema.</summary>
/// <typeparam name="T">The class of the root's record.</typeparam>
internal sealed class Specific<T> : SerializerAdapter<T>, IStreamSurface<T>
    where T : ISpecificRecord, new()
{
    private SpecificDatumWriter<T> writer = null!;
    private SpecificDatumReader<T> reader = null!;

    public override void Prepare(Companions companions)
    {
        var schema = new T().Schema;
        writer = new SpecificDatumWriter<T>(schema);
        reader = new SpecificDatumReader<T>(schema, schema);
    }

    public void Serialize(T value, Stream destination)
    {
        var encoder = new BinaryEncoder(destination);
        writer.Write(value, encoder);
        encoder.Flush();
    }

    public T Deserialize(Stream source) => reader.Read(default!, new BinaryDecoder(source));
}
