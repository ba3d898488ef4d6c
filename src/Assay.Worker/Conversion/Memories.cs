namespace Assay.Worker.Conversion;

/// <summary>Bytes that a library hands out as memory, which may be absent.</summary>
public static class Memories
{
    /// <summary>The bytes; none where there is no memory.</summary>
    public static ReadOnlySpan<byte> SpanOf(Memory<byte>? memory) => memory.GetValueOrDefault().Span;

    /// <summary>A copy of the bytes.</summary>
    public static byte[] ArrayOf(Memory<byte>? memory) => memory.GetValueOrDefault().ToArray();
}
