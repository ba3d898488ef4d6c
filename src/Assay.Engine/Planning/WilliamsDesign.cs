namespace Assay.Engine.Planning;

/// <summary>
/// Orders in which every item stands at every place equally often and follows every other item equally often.
/// Source: E. J. Williams, Experimental designs balanced for the estimation of residual effects of treatments, Australian Journal
/// of Scientific Research A 2 (1949) 149-168. An even number of items takes as many orders as items; an odd number twice as many.
/// </summary>
public static class WilliamsDesign
{
    /// <summary>The orders of a design; each is a permutation of 0 to <paramref name="items"/> - 1.</summary>
    /// <param name="items">Number of items, at least 1.</param>
    public static IReadOnlyList<int[]> Orders(int items)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(items, 1);
        int[] first = FirstOrder(items);
        List<int[]> orders = [.. Enumerable.Range(0, items).Select(shift => first.Select(item => (item + shift) % items).ToArray())];
        if (items % 2 == 1 && items > 1)
            orders.AddRange([.. orders.Select(order => order.Reverse().ToArray())]);
        return orders;
    }

    /// <summary>0, 1, n-1, 2, n-2, ...: its neighbours' differences are all distinct when n is even.</summary>
    private static int[] FirstOrder(int items)
    {
        int[] order = new int[items];
        for (int place = 1; place < items; place++)
            order[place] = place % 2 == 1 ? (place + 1) / 2 : items - (place / 2);
        return order;
    }
}
