using System.Globalization;
using System.Text;

namespace Assay.Experiments.Mutations;

/// <summary>The place of a payload that says which object a member is: two payloads that differ in nothing else show it.</summary>
/// <param name="at">Where the reference begins to differ.</param>
/// <param name="bytes">How many bytes differ.</param>
internal sealed class ReferencePlace(byte[] payload, int at, int bytes)
{
    private const int LongestReference = 8;

    /// <summary>Around the number of an object lie those of the objects before and behind it, of its own type and of others.</summary>
    private const int Around = 6;

    private static readonly uint[] FarNumbers = [0, 0x7F, 1000, 0x01000000, int.MaxValue, 0x80000000, uint.MaxValue];

    /// <summary>Finds the place; null where the payloads are the same, as without references, or differ in more than one place.</summary>
    /// <param name="first">A payload whose reference leads to an object.</param>
    /// <param name="second">One whose reference leads to the next object.</param>
    public static ReferencePlace? Find(byte[] first, byte[] second)
    {
        if (first.Length != second.Length)
            return null;
        int[] differ = [.. Enumerable.Range(0, first.Length).Where(at => first[at] != second[at])];
        return differ.Length > 0 && differ[^1] - differ[0] < LongestReference
            ? new ReferencePlace(first, differ[0], differ[^1] - differ[0] + 1)
            : null;
    }

    /// <summary>
    /// References backward, forward, to what holds them, to other types, and to nothing. Numbers as text, as a byte, as four bytes and as a
    /// varint.
    /// </summary>
    public IEnumerable<HostileInput> Inputs()
    {
        for (var add = -Around; add <= Around; add++)
        {
            if (add != 0)
                yield return new HostileInput(FormattableString.Invariant($"a reference to another object, {add:+0;-0}, at byte {at}"),
                    With(bytes, [.. payload.AsSpan(at, bytes - 1), (byte)(payload[at + bytes - 1] + add)]));
            if (add != 0 && bytes > 1)
                yield return new HostileInput(
                    FormattableString.Invariant($"a reference to another object, {add:+0;-0}, at byte {at}, by its first byte"),
                    With(1, [(byte)(payload[at] + add)]));
        }

        foreach (var number in FarNumbers)
        {
            yield return new HostileInput(FormattableString.Invariant($"a reference to {number} as varint at byte {at}"),
                With(VarintBytes(), Lengths.Varint(number)));
            if (char.IsAsciiDigit((char)payload[at]))
                yield return new HostileInput(FormattableString.Invariant($"a reference to {number} as text at byte {at}"),
                    With(bytes, Encoding.ASCII.GetBytes(number.ToString(CultureInfo.InvariantCulture))));
            if (at + sizeof(uint) <= payload.Length)
                yield return new HostileInput(FormattableString.Invariant($"a reference to {number} as little endian at byte {at}"),
                    With(sizeof(uint), Lengths.LittleEndian((int)number)));
            if (at + bytes >= sizeof(uint))
                yield return new HostileInput(
                    FormattableString.Invariant($"a reference to {number} as big endian at byte {at + bytes - sizeof(uint)}"),
                    [.. payload.AsSpan(0, at + bytes - sizeof(uint)), .. Lengths.BigEndian((int)number), .. payload.AsSpan(at + bytes)]);
        }
    }

    private int VarintBytes() => NumberForm.Varint.Read(payload, at)?.Bytes ?? bytes;

    private byte[] With(int replaced, byte[] reference) => [.. payload.AsSpan(0, at), .. reference, .. payload.AsSpan(at + replaced)];
}
