using Assay.Core.Adapters;
using Avro.IO;
using Avro.Specific;

namespace Assay.Adapters.ApacheAvro;

/// <summary>Avro with specific records: generated classes that know their schema.</summary>
/// <typeparam name="T">The class of the root's record.</typeparam>
internal sealed class Specific<T> : SerializerAdapter<T>, IStreamSurface<T>
    where T : ISpecificRecord, new()
{
    private SpecificDatumWriter<T> _writer = null!;
    private SpecificDatumReader<T> _reader = null!;

    public override void Prepare(Companions companions)
    {
        var schema = new T().Schema;
        _writer = new SpecificDatumWriter<T>(schema);
        _reader = new SpecificDatumReader<T>(schema, schema);
    }

    public void Serialize(T value, Stream destination)
    {
        var encoder = new BinaryEncoder(destination);
        _writer.Write(value, encoder);
        encoder.Flush();
    }

    public T Deserialize(Stream source) => _reader.Read(default!, new BinaryDecoder(source));
}
