namespace Assay.DataSets.Northwind;

/// <summary>
/// The lengths and numbers of the Northwind sample database (instnwnd.sql, Microsoft SQL Server samples, MIT licence), without its texts: 8
/// categories, 77 products. The columns of a category: characters of its name, characters of its description, products. The columns of a
/// product: characters of its name, characters of its quantity per unit, supplier, unit price in cents, units in stock, units on order,
/// reorder level, whether it is discontinued.
/// </summary>
internal static class NorthwindFigures
{
    /// <summary>
    /// The categories, in an order in which the first five hold 48 products, 9.6 each, as all eight do (77, 9.625 each):
    /// the published sizes an object are the same for 5 categories and for 500.
    /// </summary>
    public static readonly CategoryFigures[] Categories =
    [
        // Category 1: 12 products.
        new(9, 43,
        [
            new(4, 18, 1, 1800, 39, 0, 10, false),
            new(5, 18, 1, 1900, 17, 40, 25, false),
            new(18, 16, 10, 450, 20, 0, 0, true),
            new(13, 18, 16, 1400, 111, 0, 15, false),
            new(14, 18, 16, 1800, 20, 0, 15, false),
            new(13, 18, 18, 26350, 17, 0, 15, false),
            new(16, 17, 18, 1800, 69, 0, 5, false),
            new(11, 15, 20, 4600, 17, 10, 25, false),
            new(25, 18, 16, 1400, 52, 0, 10, false),
            new(13, 19, 7, 1500, 15, 10, 30, false),
            new(20, 18, 12, 775, 125, 0, 25, false),
            new(12, 6, 23, 1800, 57, 0, 20, false),
        ]),
        // Category 5: 7 products.
        new(14, 35,
        [
            new(19, 16, 9, 2100, 104, 0, 25, false),
            new(8, 16, 9, 900, 61, 0, 25, false),
            new(29, 15, 20, 1400, 26, 0, 0, true),
            new(8, 15, 24, 700, 38, 0, 25, false),
            new(22, 16, 26, 3800, 21, 10, 30, false),
            new(14, 16, 26, 1950, 36, 0, 20, false),
            new(25, 18, 12, 3325, 22, 80, 30, false),
        ]),
        // Category 3: 13 products.
        new(11, 35,
        [
            new(7, 16, 7, 1745, 29, 0, 10, false),
            new(26, 20, 8, 920, 25, 0, 5, false),
            new(22, 13, 8, 8100, 40, 0, 0, false),
            new(19, 19, 8, 1000, 3, 40, 5, false),
            new(23, 18, 11, 1400, 76, 0, 30, false),
            new(19, 16, 11, 3123, 15, 0, 0, false),
            new(18, 18, 11, 4390, 49, 0, 30, false),
            new(13, 15, 22, 950, 36, 0, 0, false),
            new(9, 8, 22, 1275, 15, 70, 25, false),
            new(8, 15, 23, 2000, 10, 60, 15, false),
            new(16, 15, 23, 1625, 65, 0, 30, false),
            new(14, 7, 29, 4930, 17, 0, 0, false),
            new(19, 19, 8, 1250, 6, 10, 15, false),
        ]),
        // Category 6: 6 products.
        new(12, 14,
        [
            new(15, 16, 4, 9700, 29, 0, 0, true),
            new(12, 14, 7, 3900, 0, 0, 0, true),
            new(23, 20, 12, 12379, 0, 0, 0, true),
            new(13, 9, 24, 3280, 0, 0, 0, true),
            new(9, 7, 25, 745, 21, 0, 10, false),
            new(12, 17, 25, 2400, 115, 0, 20, false),
        ]),
        // Category 4: 10 products.
        new(14, 7,
        [
            new(14, 9, 5, 2100, 22, 30, 30, false),
            new(25, 16, 5, 3800, 86, 0, 0, false),
            new(17, 15, 14, 1250, 0, 70, 20, false),
            new(18, 16, 14, 3200, 9, 40, 25, false),
            new(7, 5, 15, 250, 112, 0, 20, false),
            new(20, 9, 28, 5500, 79, 0, 0, false),
            new(17, 17, 28, 3400, 19, 0, 0, false),
            new(16, 10, 15, 3600, 26, 0, 15, false),
            new(11, 16, 15, 2150, 26, 0, 0, false),
            new(22, 16, 14, 3480, 14, 0, 0, false),
        ]),
        // Category 2: 12 products.
        new(10, 58,
        [
            new(13, 19, 1, 1000, 13, 70, 25, false),
            new(28, 14, 2, 2200, 53, 0, 0, false),
            new(22, 8, 2, 2135, 0, 0, 0, true),
            new(28, 14, 3, 2500, 120, 0, 25, false),
            new(26, 15, 3, 4000, 6, 0, 0, false),
            new(12, 19, 6, 1550, 39, 0, 5, false),
            new(12, 14, 20, 1945, 27, 0, 15, false),
            new(14, 19, 29, 2850, 113, 0, 25, false),
            new(12, 15, 7, 4390, 24, 0, 5, false),
            new(32, 17, 2, 2105, 76, 0, 0, false),
            new(25, 14, 2, 1700, 4, 100, 20, false),
            new(31, 8, 12, 1300, 32, 0, 15, false),
        ]),
        // Category 7: 5 products.
        new(7, 25,
        [
            new(31, 15, 3, 3000, 15, 0, 10, false),
            new(4, 16, 6, 2325, 35, 0, 0, false),
            new(17, 15, 12, 4560, 26, 0, 0, true),
            new(21, 16, 24, 5300, 20, 0, 10, false),
            new(13, 9, 4, 1000, 4, 20, 5, false),
        ]),
        // Category 8: 12 products.
        new(7, 16,
        [
            new(5, 16, 4, 3100, 31, 0, 0, false),
            new(5, 8, 6, 600, 24, 0, 5, false),
            new(16, 10, 7, 6250, 42, 0, 0, false),
            new(21, 18, 13, 2589, 10, 0, 15, false),
            new(11, 16, 17, 1900, 112, 0, 20, false),
            new(10, 16, 17, 2600, 11, 50, 25, false),
            new(16, 14, 19, 1840, 123, 0, 30, false),
            new(31, 15, 19, 965, 85, 0, 10, false),
            new(11, 7, 21, 950, 5, 70, 15, false),
            new(9, 17, 21, 1200, 95, 0, 0, false),
            new(22, 9, 27, 1325, 62, 0, 20, false),
            new(10, 15, 17, 1500, 101, 0, 5, false),
        ]),
    ];
}

/// <summary>What Northwind has of one category, without its texts.</summary>
internal sealed record CategoryFigures(int NameLength, int DescriptionLength, ProductFigures[] Products);

/// <summary>What Northwind has of one product, without its texts.</summary>
/// <param name="NameLength">Characters of the name.</param>
/// <param name="QuantityLength">Characters of the quantity per unit.</param>
/// <param name="SupplierId">The supplier's number.</param>
/// <param name="UnitPriceCents">The price in hundredths.</param>
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
