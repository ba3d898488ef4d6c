using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>Collects bytes.</summary>
internal sealed class ByteSink
{
    private readonly List<byte> bytes = [];

    public int Length => bytes.Count;

    public byte[] ToArray() => [.. bytes];

    public void Byte(int value) => bytes.Add((byte)value);

    public void Bytes(byte[] bytes) => this.bytes.AddRange(bytes);

    public void Text(string text) => bytes.AddRange(Encoding.UTF8.GetBytes(text));

    public void LittleEndian(ulong value, int bytes)
    {
        for (var index = 0; index < bytes; index++) Byte((int)(value >> (8 * index)) & 255);
    }

    public void BigEndian(ulong value, int bytes)
    {
        for (var index = bytes - 1; index >= 0; index--) Byte((int)(value >> (8 * index)) & 255);
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
