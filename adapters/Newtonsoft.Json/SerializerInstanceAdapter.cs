using System.Text;
using Assay.Core.Adapters;
using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>
/// One kept JsonSerializer, writing through a JsonTextWriter over a StreamWriter as Json.NET's documentation advises for streams.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
/// <param name="serializer">The serializer with the row's settings.</param>
/// <param name="decoder">Reads text; null for that of the documentation's examples, which puts U+FFFD in the place of bytes that are no
/// text.</param>
internal abstract class SerializerInstanceAdapter<T>(
    JsonSerializer serializer, Encoding? decoder = null) : SerializerAdapter<T>, IStreamSurface<T>
{
    // The defaults of both classes in .NET, stated because those of .NET Framework cannot be left out.
    private const int CharactersHeld = 1024;
    private const int BytesHeld = 1024;
    private static readonly Encoding Utf8 = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, Utf8, CharactersHeld, leaveOpen: true);
        using var writer = new JsonTextWriter(text);
        serializer.Serialize(writer, value, typeof(T));
    }

    public T Deserialize(Stream source)
    {
        using var text =
            new StreamReader(source, decoder ?? Encoding.UTF8, detectEncodingFromByteOrderMarks: true, BytesHeld, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return serializer.Deserialize<T>(reader)!;
    }
}
