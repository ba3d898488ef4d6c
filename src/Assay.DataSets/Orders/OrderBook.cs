namespace Assay.DataSets.Orders;

/// <summary>The customers of a shop.</summary>
public class OrderBook
{
    /// <summary>The customers with their orders.</summary>
    public List<Customer> Customers { get; set; } = null!;
}
