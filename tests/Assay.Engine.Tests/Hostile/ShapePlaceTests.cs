using System.Text;
using Assay.Experiments.Mutations;

namespace Assay.Engine.Tests.Hostile;

/// <summary>Counts and references are found by what differs between payloads of one row.</summary>
public sealed class ShapePlaceTests
{
    private const int First = 3;
    private const int Larger = 300;

    [Theory]
    [InlineData("little endian", 1)]
    [InlineData("big endian", 1)]
    [InlineData("varint", 1)]
    [InlineData("zigzag varint", 1)]
    [InlineData("array of MessagePack", 1)]
    [InlineData("array of CBOR", 1)]
    [InlineData("list of structs of Thrift (compact)", 1)]
    public void A_count_is_found_in_its_form_alone(string form, int at)
    {
        byte[][] payloads = [.. Enumerable.Range(First, 4).Select(count => Write(form, count))];

        var place = Assert.Single(CountPlace.Find(payloads, First, Write(form, Larger), Larger));

        Assert.Equal((form, at), (place.Form.Name, place.At));
        Assert.Equal(Write(form, 1_000_000, written: First), place.Inputs(payloads[0], "elements").First().Payload);
    }

    [Fact]
    public void Lists_without_a_count_have_no_place() =>
        Assert.Empty(
            CountPlace.Find(
                [.. Enumerable.Range(First, 4)
                .Select(count => Encoding.ASCII.GetBytes("[" + string.Join(',', Enumerable.Repeat("{}", count)) + "]"))], First,
                null, Larger));

    [Fact]
    public void A_reference_lies_where_two_payloads_differ()
    {
        HostileInput[] inputs = [.. ReferencePlace.Find([1, 2, 7, 9], [1, 2, 8, 9])!.Inputs()];

        Assert.Contains(inputs, input => input.Payload.AsSpan().SequenceEqual((byte[])[1, 2, 6, 9]));
        Assert.Contains(inputs, input => input.Payload.AsSpan().SequenceEqual((byte[])[1, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 9]));
        Assert.Null(ReferencePlace.Find([1, 2], [1, 2]));
        Assert.Null(ReferencePlace.Find([1, 2], [1, 2, 3]));
    }

    private static byte[] Write(string form, int count, int? written = null)
    {
        var number = NumberForm.Counts.Single(known => known.Name == form).Write((uint)count);
        var head = (form, count) switch
        {
            ("array of MessagePack", < 16) => [(byte)(0x90 | count)],
            ("array of CBOR", < 24) => [(byte)(0x80 | count)],
            ("list of structs of Thrift (compact)", < 15) => [(byte)((count << 4) | 0xC)],
            _ => number,
        };
        return [0xAA, .. head, .. Enumerable.Repeat((byte)0xBB, (written ?? count) * 2)];
    }
}
