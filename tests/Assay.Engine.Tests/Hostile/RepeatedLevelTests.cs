using System.Text;
using Assay.Experiments.Mutations;

namespace Assay.Engine.Tests.Hostile;

/// <summary>What formats write for each level is found in what they write, and repeated.</summary>
public sealed class RepeatedLevelTests
{
    private const int Known = 40;
    private const int Deep = 5000;

    [Theory]
    [InlineData("tagged")]
    [InlineData("text")]
    [InlineData("text with a head")]
    [InlineData("lengths as varints")]
    [InlineData("lengths with an end")]
    [InlineData("lengths behind a head")]
    public void A_deeper_payload_is_the_one_that_the_format_writes(string format)
    {
        byte[][] payloads = [.. Enumerable.Range(Known, 4).Select(depth => Write(format, depth))];

        var level = RepeatedLevel.Find(payloads, Known)!;

        Assert.Equal(Write(format, Deep), level.Make(Deep));
        Assert.InRange(level.Bytes, (Write(format, Deep).Length / Deep) - 1, (Write(format, Deep).Length / Deep) + 1);
    }

    [Fact]
    public void Levels_with_numbers_of_their_own_are_not_repeated() =>
        Assert.Null(RepeatedLevel.Find([.. Enumerable.Range(Known, 4).Select(depth => Write("numbers", depth))], Known));

    private static byte[] Write(string format, int depth) => format switch
    {
        "tagged" => [7, .. Enumerable.Repeat((byte)0x91, depth), 0xC0],
        "text" => Text(string.Concat(Enumerable.Repeat("{\"Next\":", depth)), "null", new string('}', depth)),
        "text with a head" =>
            Text("<ChainNode a='b'>" + string.Concat(Enumerable.Repeat("<Next>", depth)), "",
                string.Concat(Enumerable.Repeat("</Next>", depth)) + "</ChainNode>"),
        "lengths as varints" => Nested(depth, [], held => [0x0A, .. Lengths.Varint((ulong)held.Length), .. held]),
        "lengths with an end" =>
            Nested(depth, [5, 0, 0, 0, 0], held => [.. Lengths.LittleEndian(held.Length + 8), 3, (byte)'N', 0, .. held, 0]),
        "lengths behind a head" => [1, 2, 3, 4, .. Nested(depth, [0], held => [9, .. Lengths.BigEndian(held.Length), 8, .. held])],
        _ => [.. Enumerable.Range(0, depth).SelectMany(number => (byte[])[1, (byte)number]), 0],
    };

    private static byte[] Text(string head, string core, string tail) => Encoding.UTF8.GetBytes(head + core + tail);

    private static byte[] Nested(
        int depth, byte[] core, Func<byte[], byte[]> wrap) => Enumerable.Range(0, depth).Aggregate(core, (held, _) => wrap(held));
}
