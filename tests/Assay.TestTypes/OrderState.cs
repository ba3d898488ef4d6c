namespace Shop;

/// <summary>How far an order is.</summary>
public enum OrderState : byte
{
    Open = 1,
    Paid = 2,
    Shipped = 4,
}
