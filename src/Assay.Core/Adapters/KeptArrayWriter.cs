using System.Buffers;

namespace Assay.Core.Adapters;

/// <summary>
/// Hands out one array that somebody else keeps, and a larger one where it is full: for libraries that write into memory of the caller's through an
/// <see cref="IBufferWriter{T}"/> alone. Nothing of it is copied but to make it larger.
/// </summary>
public sealed class KeptArrayWriter : IBufferWriter<byte>
{
    private const int LeastLength = 256;
    private byte[] _array = [];
    private int _written;

    /// <summary>Begins at the start of an array.</summary>
    public void Begin(byte[] array) => (_array, _written) = (array, 0);

    /// <summary>Gives the array back, or the larger one in its place.</summary>
    /// <param name="length">What was written, in bytes.</param>
    public byte[] End(out int length)
    {
        length = _written;
        return _array;
    }

    /// <inheritdoc/>
    public void Advance(int count) => _written += count;

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _array.AsMemory(_written);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _array.AsSpan(_written);
    }

    private void Reserve(int sizeHint)
    {
        var needed = _written + (long)Math.Max(sizeHint, 1);
        if (needed > _array.Length)
            Array.Resize(ref _array, (int)Math.Min(Math.Max(Math.Max(needed, 2L * _array.Length), LeastLength), Array.MaxLength));
    }
}
