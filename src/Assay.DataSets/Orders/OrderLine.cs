namespace Assay.DataSets.Orders;

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
