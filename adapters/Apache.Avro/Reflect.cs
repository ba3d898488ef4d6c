using Assay.Core.Adapters;
using Avro;
using Avro.IO;
using Avro.Reflect;

namespace Assay.Adapters.ApacheAvro;

/// <summary>Avro with plain classes, whose properties it finds by reflection.</summary>
/// <typeparam name="T">The class of the root's record.</typeparam>
internal sealed class Reflect<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private ReflectWriter<T> writer = null!;
    private ReflectReader<T> reader = null!;

    public override void Prepare(Companions companions)
    {
        DefaultConverters.Register();
        var types = companions.Get<KeyValuePair<Type, string>[]>();
        var classes = new ClassCache();
        foreach (var (type, text) in types)
        {
            if (Schema.Parse(text) is RecordSchema record)
                Register(classes, type, record);
        }

        var root = Schema.Parse(types[^1].Value);
        writer = new ReflectWriter<T>(root, classes);
        reader = new ReflectReader<T>(root, root, classes);
    }

    public void Serialize(T value, Stream destination)
    {
        var encoder = new BinaryEncoder(destination);
        writer.Write(value, encoder);
        encoder.Flush();
    }

    public T Deserialize(Stream source) => reader.Read(default!, new BinaryDecoder(source));

    // Records that hold each other by unions cannot each come first. The library registers the class before it looks at what the class
    // holds, and all are registered in turn.
    private static void Register(ClassCache classes, Type type, RecordSchema schema)
    {
        try
        {
            classes.LoadClassCache(type, schema);
        }
        catch (AvroException) when (classes.GetClass(schema) is not null)
        {
        }
    }
}
