namespace Serializable.Northwind;

/// <summary>The data set's type as BinaryFormatter needs it, in a namespace like that of emitted contracts.</summary>
[Serializable]
public class Product
{
    public int ProductId { get; set; }

    public string ProductName { get; set; } = null!;

    public int SupplierId { get; set; }

    public string QuantityPerUnit { get; set; } = null!;

    public decimal UnitPrice { get; set; }

    public short UnitsInStock { get; set; }

    public short UnitsOnOrder { get; set; }

    public short ReorderLevel { get; set; }

    public bool Discontinued { get; set; }

    public decimal Cost { get; set; }

    public static Product From(Assay.DataSets.Northwind.Product plain) => new()
    {
        ProductId = plain.ProductId,
        ProductName = plain.ProductName,
        SupplierId = plain.SupplierId,
        QuantityPerUnit = plain.QuantityPerUnit,
        UnitPrice = plain.UnitPrice,
        UnitsInStock = plain.UnitsInStock,
        UnitsOnOrder = plain.UnitsOnOrder,
        ReorderLevel = plain.ReorderLevel,
        Discontinued = plain.Discontinued,
        Cost = plain.Cost,
    };
}
