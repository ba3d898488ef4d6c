namespace Assay.DataSets.Orders;

/// <summary>Someone who orders.</summary>
public class Customer
{
    /// <summary>The customer's number.</summary>
    public int Id { get; set; }

    /// <summary>The name.</summary>
    public string Name { get; set; } = null!;

    /// <summary>Where mail goes, if it is known.</summary>
    public string? Email { get; set; }

    /// <summary>One of a few that come again and again.</summary>
    public string City { get; set; } = null!;

    /// <summary>Two letters; six come again and again.</summary>
    public string Country { get; set; } = null!;

    /// <summary>When the customer came, in UTC.</summary>
    public DateTime Since { get; set; }

    /// <summary>What was ordered, one to five times.</summary>
    public List<Order> Orders { get; set; } = null!;
}

/// <summary>What a customer ordered at a time.</summary>
public class Order
{
    /// <summary>The order's number.</summary>
    public long Number { get; set; }

    /// <summary>When it was placed, in UTC.</summary>
    public DateTime PlacedAt { get; set; }

    /// <summary>When it was shipped, if it was.</summary>
    public DateTime? ShippedAt { get; set; }

    /// <summary>How far it is.</summary>
    public OrderStatus Status { get; set; }

    /// <summary>Three letters; four come again and again.</summary>
    public string Currency { get; set; } = null!;

    /// <summary>What the customer handed in, if anything.</summary>
    public string? Coupon { get; set; }

    /// <summary>What the customer pays.</summary>
    public decimal Total { get; set; }

    /// <summary>What was ordered, one to nine articles.</summary>
    public List<OrderLine> Lines { get; set; } = null!;
}

/// <summary>The customers of a shop.</summary>
public class OrderBook
{
    /// <summary>The customers with their orders.</summary>
    public List<Customer> Customers { get; set; } = null!;
}

/// <summary>One article of an order.</summary>
public class OrderLine
{
    /// <summary>The article; a hundred come again and again.</summary>
    public string Sku { get; set; } = null!;

    /// <summary>How many.</summary>
    public int Quantity { get; set; }

    /// <summary>Price of one.</summary>
    public decimal UnitPrice { get; set; }

    /// <summary>What is taken off, if anything.</summary>
    public decimal? Discount { get; set; }

    /// <summary>What the customer wants done, if anything.</summary>
    public string? Note { get; set; }
}

/// <summary>How far an order is.</summary>
public enum OrderStatus
{
    /// <summary>Not paid yet.</summary>
    Placed,

    /// <summary>Not shipped yet.</summary>
    Paid,

    /// <summary>On its way.</summary>
    Shipped,

    /// <summary>With the customer.</summary>
    Delivered,

    /// <summary>Given up.</summary>
    Cancelled,
}
