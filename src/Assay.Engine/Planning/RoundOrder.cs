namespace Assay.Engine.Planning;

/// <summary>The order of rows in each round: Williams designs, one after the other, each with its rows renamed and its orders shuffled.</summary>
/// <param name="rows">Number of rows.</param>
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
        foreach (int[] order in design)
            orders.Enqueue([.. order.Select(item => names[item])]);
    }
}
