using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Planning;

public class RoundOrderTests
{
    [Fact]
    public void Each_round_holds_each_row_once()
    {
        RoundOrder order = new(7, 1);

        for (var round = 0; round < 40; round++)
            Assert.Equal(Enumerable.Range(0, 7), order.Next().Order());
    }

    [Fact]
    public void The_same_seed_gives_the_same_orders_and_another_seed_others()
    {
        Assert.Equal(First(1), First(1));
        Assert.NotEqual(First(1), First(2));
    }

    [Fact]
    public void A_whole_design_stays_balanced_when_it_is_shuffled()
    {
        RoundOrder order = new(6, 3);
        Dictionary<(int, int), int> follows = [];
        for (var round = 0; round < 6; round++)
        {
            var rows = order.Next();
            for (var place = 1; place < rows.Count; place++)
                follows[(rows[place - 1], rows[place])] = follows.GetValueOrDefault((rows[place - 1], rows[place])) + 1;
        }

        Assert.Equal(30, follows.Count);
        Assert.All(follows.Values, count => Assert.Equal(1, count));
    }

    private static int[] First(ulong seed)
    {
        RoundOrder order = new(10, seed);
        return [.. Enumerable.Range(0, 10).SelectMany(_ => order.Next())];
    }
}
