using System.Globalization;
using Assay.Core.Workloads;

namespace Assay.Experiments.Mutations;

/// <summary>
/// Changes a payload at random: a few changes of any kind, one after the other, or one of those that know the format. The same seed makes
/// the same inputs.
/// </summary>
/// <param name="format">The format, such as <c>JSON</c>; empty for a library's own.</param>
/// <param name="random">Where chance comes from.</param>
internal sealed class Havoc(string format, StableRandom random)
{
    private const int Doublings = 4;
    private const int LongestBlock = 32;
    private const int Sampled = 16;

    /// <summary>Kinds of input that make sense on any payload and stay small.</summary>
    private static readonly string[] Kinds = ["length", "value", "text", "member", "reference", "cut"];
    private static readonly byte[] Bytes = [0, 1, 2, 0x7F, 0x80, 0xFF, 0xC0, 0x20, (byte)'"', (byte)'{', (byte)'[', (byte)'-', (byte)'0',
        (byte)'<', (byte)'&'];
    private static readonly int[] Numbers = [0, 1, -1, int.MaxValue, int.MinValue, 0x10000, 0x01000000, 255, 256, 65535];

    /// <summary>Makes an input.</summary>
    /// <param name="other">Another payload, of which parts may be taken.</param>
    public HostileInput Change(byte[] payload, byte[] other)
    {
        if (payload.Length > 0 && random.Below(4) == 0 && OfKind(payload) is HostileInput known)
            return known;
        List<byte> bytes = [.. payload];
        var changes = 1 << random.Below(Doublings);
        for (var change = 0; change < changes; change++)
            ChangeOnce(bytes, other);
        return new HostileInput(
            string.Create(CultureInfo.InvariantCulture, $"{changes} random {(changes == 1 ? "change" : "changes")}"), [.. bytes]);
    }

    /// <summary>Each byte replaced by each of those that formats use: what chance takes thousands of inputs for.</summary>
    public static IEnumerable<HostileInput> Steps(byte[] payload)
    {
        for (var at = 0; at < payload.Length; at++)
        {
            foreach (var value in Bytes.Where(value => value != payload[at]))
            {
                byte[] changed = [.. payload];
                changed[at] = value;
                yield return new HostileInput(string.Create(CultureInfo.InvariantCulture, $"a byte of {value} at byte {at}"), changed);
            }
        }
    }

    /// <summary>One of the inputs of a kind; null where the format has none.</summary>
    private HostileInput? OfKind(byte[] payload)
    {
        var kind = HostileKind.Find(Kinds[random.Below(Kinds.Length)]);
        return kind.Make(new HostileSource(payload, format, random.Next(), Sampled)).Skip(random.Below(Sampled)).FirstOrDefault();
    }

    private void ChangeOnce(List<byte> bytes, byte[] other)
    {
        var at = random.Below(bytes.Count + 1);
        var length = Math.Min(1 + random.Below(LongestBlock), bytes.Count - at);
        switch (random.Below(9))
        {
            case 0 when length > 0:
                bytes[at] ^= (byte)(1 << random.Below(8));
                break;
            case 1 when length > 0:
                bytes[at] = Bytes[random.Below(Bytes.Length)];
                break;
            case 2 when length > 0:
                bytes[at] = (byte)random.Below(256);
                break;
            case 3 when length > 0:
                bytes[at] = (byte)(bytes[at] + random.Below(33) - 16);
                break;
            case 4 when length > 0:
                bytes.RemoveRange(at, length);
                break;
            case 5 when length > 0:
                bytes.InsertRange(random.Below(bytes.Count + 1), bytes.GetRange(at, length));
                break;
            case 6:
                bytes.Insert(at, Bytes[random.Below(Bytes.Length)]);
                break;
            case 7 when other.Length > 0:
                var from = random.Below(other.Length);
                bytes.InsertRange(at, other.AsSpan(from, Math.Min(1 + random.Below(LongestBlock), other.Length - from)));
                break;
            default:
                Put(bytes, at,
                    random.Below(2) == 0
                        ? Lengths.LittleEndian(Numbers[random.Below(Numbers.Length)])
                        : Lengths.BigEndian(Numbers[random.Below(Numbers.Length)]));
                break;
        }
    }

    private static void Put(List<byte> bytes, int at, byte[] put)
    {
        bytes.RemoveRange(at, Math.Min(put.Length, bytes.Count - at));
        bytes.InsertRange(at, put);
    }
}
