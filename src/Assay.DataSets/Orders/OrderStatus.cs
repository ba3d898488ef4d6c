namespace Assay.DataSets.Orders;

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
