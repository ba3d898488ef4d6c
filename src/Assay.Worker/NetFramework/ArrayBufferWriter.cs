namespace System.Buffers;

/// <summary>A buffer that grows as its namesake in newer runtimes does.</summary>
internal sealed class ArrayBufferWriter<T> : IBufferWriter<T>
{
    private const int LeastCapacity = 256;
    private T[] items = [];

    public int WrittenCount { get; private set; }

    public ReadOnlySpan<T> WrittenSpan => items.AsSpan(0, WrittenCount);

    public ReadOnlyMemory<T> WrittenMemory => items.AsMemory(0, WrittenCount);

    public void ResetWrittenCount() => WrittenCount = 0;

    public void Advance(int count) => WrittenCount = count >= 0 && WrittenCount + count <= items.Length
        ? WrittenCount + count
        : throw new ArgumentOutOfRangeException(nameof(count));

    public Memory<T> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return items.AsMemory(WrittenCount);
    }

    public Span<T> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return items.AsSpan(WrittenCount);
    }

    private void Reserve(int sizeHint)
    {
        int needed = Math.Max(1, sizeHint);
        if (items.Length - WrittenCount < needed)
            Array.Resize(ref items, items.Length + Math.Max(needed, Math.Max(items.Length, LeastCapacity)));
    }
}
