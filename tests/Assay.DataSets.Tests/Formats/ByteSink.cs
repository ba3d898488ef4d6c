using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>Collects bytes.</summary>
internal sealed class ByteSink
{
    private readonly List<byte> _bytes = [];

    public int Length => _bytes.Count;

    public byte[] ToArray() => [.. _bytes];

    public void Byte(int value) => _bytes.Add((byte)value);

    public void Bytes(byte[] bytes) => _bytes.AddRange(bytes);

    public void Text(string text) => _bytes.AddRange(Encoding.UTF8.GetBytes(text));

    public void LittleEndian(ulong value, int bytes)
    {
        for (int index = 0; index < bytes; index++) Byte((int)(value >> (8 * index)) & 255);
    }

    public void BigEndian(ulong value, int bytes)
    {
        for (int index = bytes - 1; index >= 0; index--) Byte((int)(value >> (8 * index)) & 255);
    }

    /// <summary>Seven bits a byte, low ones first.</summary>
    public void Variable(ulong value)
    {
        for (; value > 127; value >>= 7) Byte((int)(value & 127) | 128);
        Byte((int)value);
    }

    /// <summary>Small negative and positive numbers alike as small ones.</summary>
    public void ZigZag(long value) => Variable((ulong)((value << 1) ^ (value >> 63)));
}
