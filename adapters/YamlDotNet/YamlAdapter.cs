using System.Text;
using Assay.Core.Adapters;
using YamlDotNet.Serialization;

namespace Assay.Adapters.Yaml;

/// <summary>YamlDotNet over the text writers and readers that it takes.</summary>
internal abstract class YamlAdapter<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    // The defaults of both classes in .NET, stated because those of .NET Framework cannot be left out.
    private const int CharactersHeld = 1024;
    private const int BytesHeld = 1024;
    private static readonly Encoding Utf8 = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    private ISerializer serializer = null!;
    private IDeserializer deserializer = null!;

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, Utf8, CharactersHeld, leaveOpen: true);
        serializer.Serialize(text, value, typeof(T));
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, Encoding.UTF8, detectEncodingFromByteOrderMarks: true, BytesHeld, leaveOpen: true);
        return deserializer.Deserialize<T>(text);
    }

    /// <summary>Keeps what was made with the row's settings.</summary>
    protected void Use(
        ISerializer serializer, IDeserializer deserializer) => (this.serializer, this.deserializer) = (serializer, deserializer);
}
