namespace Assay.Repros.Calls;

/// <summary>The calls of the library, as C#.</summary>
internal sealed class SurfaceCalls(ReproSurface surface)
{
    /// <summary>Writes <c>value</c> into <c>payload</c>.</summary>
    public IReadOnlyList<string> Writing => surface switch
    {
        ReproSurface.Stream or ReproSurface.Async => ["using var payload = new MemoryStream();", WriteTo("value", "payload")],
        ReproSurface.Buffer => ["var payload = new ArrayBufferWriter<byte>();", WriteTo("value", "payload")],
        _ => ["byte[] payload = serializer.Serialize(value);"],
    };

    /// <summary>The bytes that were written.</summary>
    public string Written => surface switch
    {
        ReproSurface.Stream or ReproSurface.Async => "payload.ToArray()",
        ReproSurface.Buffer => "payload.WrittenSpan",
        _ => "payload",
    };

    /// <summary>Reads what was written.</summary>
    public IReadOnlyList<string> ReadingBack => surface switch
    {
        ReproSurface.Stream or ReproSurface.Async => ["payload.Position = 0;", Copy("payload")],
        ReproSurface.Buffer => [Copy("new ReadOnlySequence<byte>(payload.WrittenMemory)")],
        _ => [Copy("payload")],
    };

    /// <summary>Reads a <c>byte[] payload</c>.</summary>
    public string Reading => Read("copy", "payload");

    /// <summary>Reads an array of bytes into a variable.</summary>
    public string Read(string into, string bytes) => $"var {into} = {ReadFrom(SourceOf(bytes))};";

    /// <summary>The expression that reads from what the surface takes.</summary>
    /// <param name="source">A stream, a sequence or an array.</param>
    public string ReadFrom(string source) => surface switch
    {
        ReproSurface.Async => $"await serializer.DeserializeAsync({source})",
        ReproSurface.Delimited => $"serializer.DeserializeDelimited({source})",
        _ => $"serializer.Deserialize({source})",
    };

    /// <summary>The statement that writes to a stream or a buffer.</summary>
    public string WriteTo(string value, string target) => surface switch
    {
        ReproSurface.Async => $"await serializer.SerializeAsync({value}, {target});",
        ReproSurface.Delimited => $"serializer.SerializeDelimited({value}, {target});",
        _ => $"serializer.Serialize({value}, {target});",
    };

    private string SourceOf(string bytes) => surface switch
    {
        ReproSurface.Stream or ReproSurface.Async => $"new MemoryStream({bytes})",
        ReproSurface.Buffer => $"new ReadOnlySequence<byte>({bytes})",
        _ => bytes,
    };

    private string Copy(string source) => $"var copy = {ReadFrom(source)};";
}
