namespace Assay.Report.Payloads;

/// <summary>One way in which a format may write a value.</summary>
/// <param name="Name">Its name, such as <c>UTF-8</c> or <c>varint</c>.</param>
/// <param name="Bytes">The bytes, at least one.</param>
/// <param name="Cost">How unlikely it is, 0 for what is looked for first.</param>
/// <param name="Boundary">What may not stand before and behind it.</param>
internal sealed record ValueEncoding(string Name, byte[] Bytes, double Cost, Boundary Boundary)
{
    private const int FewBytes = 3;

    /// <summary>Whether it is hardly ever met by chance: enough bytes that say something.</summary>
    public bool IsTelling { get; } = Boundary != Boundary.None || Bytes.Count(value => value is not (0 or 0xFF)) >= FewBytes;

    /// <summary>Whether it stands at an offset, within its boundary.</summary>
    public bool StandsAt(ReadOnlySpan<byte> payload, int offset) =>
        Boundary == Boundary.None
        || ((offset == 0 || !IsInside(payload[offset - 1], Bytes[0])) && (offset + Bytes.Length == payload.Length || !IsInside(payload[offset + Bytes.Length], Bytes[^1])));

    // A neighbour that would make the word or number a longer one.
    private bool IsInside(byte neighbour, byte edge) => Boundary == Boundary.Number
        ? char.IsAsciiLetterOrDigit((char)neighbour) || neighbour is (byte)'.' or (byte)'-' or (byte)'+' or (byte)'_'
        : char.IsAsciiLetterOrDigit((char)neighbour) && char.IsAsciiLetterOrDigit((char)edge);
}
