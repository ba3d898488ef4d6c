using System.Buffers.Binary;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.StraightLine;

public class HostilePayloads
{
    private static readonly Types.Collections Value = new()
    {
        Numbers = [1, 2],
        Grid = new[,] { { 1, 2, 3 }, { 4, 5, 6 } },
        Words = ["a", "b"],
        Named = new() { ["x"] = new Dog { Name = "Rex" } },
        Anything = new List<double> { 1.5 },
        Interface = [new Dog()],
    };

    [Fact]
    public void A_payload_cut_anywhere_is_invalid_data()
    {
        var primitives = Codecs.Of<AllPrimitives>().Encode(AllPrimitives.Make());
        for (var length = 0; length < primitives.Length; length++)
            Assert.Throws<InvalidDataException>(() => Codecs.Of<AllPrimitives>().Decode(primitives.AsSpan(0, length)));

        var collections = Codecs.Of<Types.Collections>().Encode(Value);
        for (var length = 0; length < collections.Length; length++)
            Assert.Throws<InvalidDataException>(() => Codecs.Of<Types.Collections>().Decode(collections.AsSpan(0, length)));
    }

    [Fact]
    public void Bytes_after_the_value_are_invalid_data() =>
        Assert.Throws<InvalidDataException>(() => Codecs.Of<Chain>().Decode([0, 0]));

    [Theory]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    [InlineData(-2)]
    [InlineData(1 << 30)]
    public void A_number_anywhere_replaced_by_an_extreme_one_never_takes_more_than_the_payload_justifies(int number)
    {
        var codec = Codecs.Of<Types.Collections>();
        var payload = codec.Encode(Value);
        codec.Decode(payload);
        for (var at = 0; at + 4 <= payload.Length; at++)
        {
            var changed = (byte[])payload.Clone();
            BinaryPrimitives.WriteInt32LittleEndian(changed.AsSpan(at), number);
            var before = GC.GetAllocatedBytesForCurrentThread();
            var failure = Record.Exception(() => codec.Decode(changed));
            Assert.True(failure is null or InvalidDataException, failure?.ToString());
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100_000);
        }
    }

    [Fact]
    public void Counts_in_counts_never_take_more_together_than_the_payload_justifies()
    {
        var payload = new byte[20_000];
        for (var at = 0; at + 5 <= payload.Length; at += 5)
        {
            payload[at] = 1;
            BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(at + 1), payload.Length - at - 5);
        }
        var codec = Codecs.Of<Bush>();
        var before = GC.GetAllocatedBytesForCurrentThread();

        Assert.Throws<InvalidDataException>(() => codec.Decode(payload));

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1_000_000);
    }

    [Fact]
    public void Every_bit_flipped_gives_a_value_or_invalid_data()
    {
        var codec = Codecs.Of<AllPrimitives>();
        var payload = codec.Encode(AllPrimitives.Make());
        for (var bit = 0; bit < payload.Length * 8; bit++)
        {
            var changed = (byte[])payload.Clone();
            changed[bit / 8] ^= (byte)(1 << (bit % 8));
            var failure = Record.Exception(() => codec.Encode(codec.Decode(changed)));
            Assert.True(failure is null or InvalidDataException, failure?.ToString());
        }
    }

    [Fact]
    public void A_bool_of_two_a_key_twice_and_bytes_that_are_no_text_are_invalid_data()
    {
        Assert.Throws<InvalidDataException>(() => Codecs.Of<Chain>().Decode([2]));

        var names = new Types.Collections { SortedNames = new() { ["aaa"] = 1, ["bbb"] = 2 } };
        var payload = Codecs.Of<Types.Collections>().Encode(names);
        payload.AsSpan(payload.AsSpan().IndexOf("bbb"u8), 3).Fill((byte)'a');
        Assert.Throws<InvalidDataException>(() => Codecs.Of<Types.Collections>().Decode(payload));
        payload.AsSpan(payload.AsSpan().IndexOf("aaa"u8), 3).Fill(0xFF);
        Assert.Throws<InvalidDataException>(() => Codecs.Of<Types.Collections>().Decode(payload));
    }
}
