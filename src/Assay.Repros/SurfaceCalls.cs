namespace Assay.Repros;

/// <summary>The calls of the library, as C#.</summary>
/// <param name="surface">How bytes pass.</param>
internal sealed class SurfaceCalls(ReproSurface surface)
{
    /// <summary>Writes <c>value</c> into <c>payload</c>.</summary>
    public IReadOnlyList<string> Writing => surface switch
    {
        ReproSurface.Stream => ["using var payload = new MemoryStream();", "serializer.Serialize(value, payload);"],
        ReproSurface.Buffer => ["var payload = new ArrayBufferWriter<byte>();", "serializer.Serialize(value, payload);"],
        ReproSurface.Async => ["using var payload = new MemoryStream();", "await serializer.SerializeAsync(value, payload);"],
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
    public string Reading => Copy(surface switch
    {
        ReproSurface.Stream or ReproSurface.Async => "new MemoryStream(payload)",
        ReproSurface.Buffer => "new ReadOnlySequence<byte>(payload)",
        _ => "payload",
    });

    private string Copy(string source) => surface == ReproSurface.Async ? $"var copy = await serializer.DeserializeAsync({source});" : $"var copy = serializer.Deserialize({source});";
}
