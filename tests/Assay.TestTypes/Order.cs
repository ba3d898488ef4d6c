namespace Shop;

/// <summary>An order: nothing in it was made for a serializer. Its lines know their order, so the graph has a cycle.</summary>
public sealed class Order
{
    private readonly Guid _id;
    private readonly DateTimeOffset _placed;
    private readonly List<OrderLine> _lines = [];
    private readonly Dictionary<string, decimal> _discounts;

    public Order(Guid id, DateTimeOffset placed, Customer customer, Payment payment, IReadOnlyDictionary<string, decimal> discounts)
    {
        _id = id;
        _placed = placed;
        _discounts = new Dictionary<string, decimal>(discounts);
        Customer = customer;
        Payment = payment;
        State = OrderState.Open;
    }

    public Customer Customer { get; }

    public Payment Payment { get; }

    public OrderState State { get; private set; }

    public string? Note { get; init; }

    public IReadOnlyList<OrderLine> Lines => _lines;

    public decimal Total => _lines.Sum(line => line.Price * line.Quantity) - _discounts.Values.Sum();

    public TimeSpan AgeAt(DateTimeOffset now) => now - _placed;

    public bool Is(Guid id) => _id == id;

    public void Add(string article, int quantity, decimal price) => _lines.Add(new OrderLine(this, article, quantity, price));

    public void Ship() => State = OrderState.Shipped;
}
