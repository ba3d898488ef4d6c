namespace Assay.DataSets.Northwind;

/// <summary>What Northwind has of one product, without its texts.</summary>
/// <param name="NameLength">Characters of the name.</param>
/// <param name="QuantityLength">Characters of the quantity per unit.</param>
/// <param name="SupplierId">The supplier's number.</param>
/// <param name="UnitPriceCents">The price in hundredths.</param>
/// <param name="UnitsInStock">Units in stock.</param>
/// <param name="UnitsOnOrder">Units on order.</param>
/// <param name="ReorderLevel">Units below which the product is ordered again.</param>
/// <param name="Discontinued">Whether it is no longer sold.</param>
internal sealed record ProductFigures(
    int NameLength,
    int QuantityLength,
    int SupplierId,
    int UnitPriceCents,
    short UnitsInStock,
    short UnitsOnOrder,
    short ReorderLevel,
    bool Discontinued);
