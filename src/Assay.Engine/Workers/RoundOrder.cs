namespace Assay.Engine.Workers;

/// <summary>
/// The order of rows in each round: Williams designs, one after the other, each with its rows renamed and its orders shuffled.
/// </summary>
/// <param name="seed">Seed; another block takes another.</param>
public sealed class RoundOrder(int rows, ulong seed)
{
    private readonly SeededShuffle random = new(seed);
    private readonly Queue<int[]> orders = new();

    /// <summary>The order of the next round: indexes of rows.</summary>
    public IReadOnlyList<int> Next()
    {
        if (orders.Count == 0)
            Refill();
        return orders.Dequeue();
    }

    private void Refill()
    {
        int[] names = [.. Enumerable.Range(0, rows)];
        random.Shuffle(names);
        List<int[]> design = [.. WilliamsDesign.Orders(rows)];
        random.Shuffle(design);
        foreach (var order in design)
            orders.Enqueue([.. order.Select(item => names[item])]);
    }
}

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
        var first = FirstOrder(items);
        List<int[]> orders = [.. Enumerable.Range(0, items).Select(shift => first.Select(item => (item + shift) % items).ToArray())];
        if (items % 2 == 1 && items > 1)
            orders.AddRange([.. orders.Select(order => order.Reverse().ToArray())]);
        return orders;
    }

    /// <summary>0, 1, n-1, 2, n-2, ...: its neighbours' differences are all distinct when n is even.</summary>
    private static int[] FirstOrder(int items)
    {
        var order = new int[items];
        for (var place = 1; place < items; place++)
            order[place] = place % 2 == 1 ? (place + 1) / 2 : items - (place / 2);
        return order;
    }
}
