namespace Assay.DataSets.Orders;

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
