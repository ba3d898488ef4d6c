using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Assay.Worker.StraightLine;

#pragma warning disable CS1591 // Members are documented by the interface.
/// <summary>Writes plain binary at the start of an array.</summary>
/// <param name="buffer">The array; at least as long as what is written.</param>
/// <param name="length">The measured length.</param>
public struct PlainBinaryWriter(byte[] buffer, int length) : IPlainBinaryWriter
{
    private readonly byte[] buffer = buffer;
    private readonly int length = length;
    private int position;

    /// <summary>Writes into a new array of the measured length.</summary>
    public PlainBinaryWriter(int length)
        : this(GC.AllocateUninitializedArray<byte>(length), length)
    {
    }

    /// <summary>The array, which holds all that was measured.</summary>
    /// <exception cref="InvalidOperationException">Less or more was written than measured: the value was changed meanwhile.</exception>
    public readonly byte[] Finish() => position == length ? buffer : throw Changed();

    public bool Present(bool isPresent)
    {
        Fixed(isPresent);
        return isPresent;
    }

    public void Count(int count) => Fixed(count);

    public void Type(int index, int count)
    {
        if (count < byte.MaxValue)
            Fixed((byte)index);
        else
            Fixed(index);
    }

    public readonly void Enter(object value)
    {
    }

    public readonly void Leave()
    {
    }

    public void Span<T>(ReadOnlySpan<T> values)
        where T : unmanaged
    {
        var bytes = MemoryMarshal.AsBytes(values);
        bytes.CopyTo(Free(bytes.Length));
        position += bytes.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Fixed<T>(T value)
        where T : unmanaged
    {
        var position = this.position;
        if ((uint)buffer.Length - (uint)position < (uint)Unsafe.SizeOf<T>())
            throw Changed();
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), position), value);
        this.position = position + Unsafe.SizeOf<T>();
    }

    public void Boolean(bool value) => Fixed(value);

    public void Decimal(decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        Span<int>(parts);
    }

    public void BigInteger(BigInteger value)
    {
        var count = value.GetByteCount();
        Fixed(count);
        if (!value.TryWriteBytes(Free(count), out _))
            throw Changed();
        position += count;
    }

    public void String(string? value)
    {
        if (value is null)
        {
            Fixed(-1);
            return;
        }
        var at = position;
        Fixed(0);
        var written = Wtf8.Encode(value, buffer.AsSpan(position));
        if (written < 0)
            throw Changed();
        position += written;
        Unsafe.WriteUnaligned(ref buffer[at], written);
    }

    // The bits hold ticks and kind; ToBinary would shift local times.
    public void DateTime(DateTime value) => Fixed(Unsafe.BitCast<DateTime, ulong>(value));

    public void DateTimeOffset(DateTimeOffset value)
    {
        Fixed(value.Ticks);
        Fixed((short)value.TotalOffsetMinutes);
    }

    public void TimeSpan(TimeSpan value) => Fixed(value.Ticks);

    public void DateOnly(DateOnly value) => Fixed(value.DayNumber);

    public void TimeOnly(TimeOnly value) => Fixed(value.Ticks);

    public void Uri(Uri? value)
    {
        String(value?.OriginalString);
        if (value is not null)
            Fixed(value.IsAbsoluteUri);
    }

    public void Version(Version? value)
    {
        var parts = Versions.PartsOf(value);
        Fixed((byte)parts);
        for (var i = 0; i < parts; i++)
            Fixed(Versions.Part(value!, i));
    }

    private readonly Span<byte> Free(int count) => buffer.Length - position >= count ? buffer.AsSpan(position, count) : throw Changed();

    private static InvalidOperationException Changed() => new("The value was changed while it was written.");
}
