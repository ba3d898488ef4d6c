using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.StraightLine;

[Collection(nameof(DeepStacks))]
public class DeepValues
{
    [Fact]
    public void A_chain_of_200_000_nodes_is_written_read_and_cloned()
    {
        var chain = ChainOf(200_000);
        var codec = Codecs.Of<Chain>();
        var payload = codec.Encode(chain);

        foreach (var copy in new[] { codec.Decode(payload), codec.Clone(chain) })
        {
            var length = 0;
            for (var node = copy; node is not null && node.Number == length; node = node.Next)
                length++;
            Assert.Equal(200_000, length);
        }
    }

    [Fact]
    public void An_ordinary_small_stack_is_enough()
    {
        var chain = ChainOf(100_000);
        byte[]? payload = null;
        var thread = new Thread(() => payload = Codecs.Of<Chain>().Encode(chain), 256 << 10);
        thread.Start();
        thread.Join();

        Assert.Equal((100_000 * 5) + 1, payload!.Length);
    }

    [Fact]
    public void A_cycle_is_a_clear_error()
    {
        var self = new Self();
        self.Me = self;
        var chain = ChainOf(1000);
        var last = chain;
        while (last.Next is not null)
            last = last.Next;
        last.Next = chain;
        var self2 = new Self();
        self2.InList = [new Self(), new Self { InValues = new() { ["x"] = new Self { InArray = [self2] } } }];

        foreach (var attempt in new Action[]
        {
            () => Codecs.Of<Self>().Encode(self),
            () => Codecs.Of<Self>().Encode(self2),
            () => Codecs.Of<Self>().Clone(self2),
            () => Codecs.Of<Chain>().Encode(chain),
            () => Codecs.Of<Chain>().Clone(chain),
        })
            Assert.Contains("contains itself", Assert.Throws<LimitOfAssayException>(attempt).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void An_object_that_stands_twice_but_not_inside_itself_is_no_cycle()
    {
        var shared = new Self();
        var copy = Codecs.RoundTrip(new Self { Me = shared, InList = [shared, shared], InArray = [shared] });

        Assert.Equal(2, copy.InList!.Count);
        Assert.NotSame(copy.InList[0], copy.InList[1]);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_payload_that_nests_without_end_is_refused()
    {
        var payload = new byte[12_000_000];
        for (var i = 0; i < payload.Length; i += 5)
            payload[i] = 1;

        Assert.Throws<InvalidDataException>(() => Codecs.Of<Chain>().Decode(payload));
    }

    private static Chain ChainOf(int length)
    {
        Chain? chain = null;
        for (var i = length - 1; i >= 0; i--)
            chain = new Chain { Number = i, Next = chain };
        return chain!;
    }
}
