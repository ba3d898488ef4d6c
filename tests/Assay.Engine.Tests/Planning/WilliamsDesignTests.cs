using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Planning;

public class WilliamsDesignTests
{
    public static TheoryData<int> Sizes => [.. Enumerable.Range(1, 12), 27, 32];

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Every_item_precedes_every_other_equally_often(int items)
    {
        var orders = WilliamsDesign.Orders(items);
        int[][] follows = [.. Enumerable.Range(0, items).Select(_ => new int[items])];
        foreach (var order in orders)
        {
            for (var place = 1; place < items; place++)
                follows[order[place - 1]][order[place]]++;
        }

        var expected = orders.Count / items;
        for (var before = 0; before < items; before++)
        {
            for (var after = 0; after < items; after++)
                Assert.Equal(before == after ? 0 : expected, follows[before][after]);
        }
    }

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Every_item_stands_at_every_place_equally_often(int items)
    {
        var orders = WilliamsDesign.Orders(items);
        foreach (var place in Enumerable.Range(0, items))
            Assert.All(orders.CountBy(order => order[place]), count => Assert.Equal(orders.Count / items, count.Value));
        Assert.All(orders, order => Assert.Equal(Enumerable.Range(0, items), order.Order()));
    }

    [Fact]
    public void An_even_number_needs_as_many_orders_and_an_odd_number_twice_as_many()
    {
        Assert.Equal(6, WilliamsDesign.Orders(6).Count);
        Assert.Equal(14, WilliamsDesign.Orders(7).Count);
    }
}
