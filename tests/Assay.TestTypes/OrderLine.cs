namespace Shop;

/// <summary>A line of an order, which it knows.</summary>
public sealed class OrderLine
{
    private readonly Order _order;

    internal OrderLine(Order order, string article, int quantity, decimal price)
    {
        _order = order;
        Article = article;
        Quantity = quantity;
        Price = price;
    }

    public string Article { get; }

    public int Quantity { get; }

    public decimal Price { get; }

    public bool BelongsTo(Order order) => ReferenceEquals(_order, order);
}
