using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Northwind;

/// <summary>Categories of products with the lengths and numbers of the Northwind sample database, and texts of our own.</summary>
[DataSet(
    "northwind", "category", 5, 25, 50, 100, 500, 1_000, 2_000, 5_000, 10_000,
    Summary = "categories of about ten products each, as an object-relational mapper reads them",
    Source = "Analyzing .NET serialization components; lengths and numbers of the Northwind sample database")]
public sealed class NorthwindDataSet : DataSet<List<Category>>
{
    /// <inheritdoc/>
    public override List<Category> Generate(in Recipe recipe)
    {
        var categories = new List<Category>(recipe.Size);
        StableRandom random = StableRandom.ForContent(recipe);
        int products = 0;
        for (int index = 0; index < recipe.Size; index++)
        {
            CategoryFigures figures = NorthwindFigures.Categories[index % NorthwindFigures.Categories.Length];
            categories.Add(CreateCategory(index + 1, figures, ref products, random));
        }

        if (recipe.Instance != 0) new NorthwindVariation(StableRandom.ForInstance(recipe)).Apply(categories);
        return categories;
    }

    private static Category CreateCategory(int id, CategoryFigures figures, ref int products, StableRandom random)
    {
        var category = new Category
        {
            CategoryId = id,
            CategoryName = FreshText.Words(figures.NameLength, random),
            Description = FreshText.Words(figures.DescriptionLength, random),
            Products = new List<Product>(figures.Products.Length),
        };
        foreach (ProductFigures product in figures.Products) category.Products.Add(CreateProduct(++products, product, random));
        return category;
    }

    private static Product CreateProduct(int id, ProductFigures figures, StableRandom random) => new()
    {
        ProductId = id,
        ProductName = FreshText.Words(figures.NameLength, random),
        SupplierId = figures.SupplierId,
        QuantityPerUnit = FreshText.Words(figures.QuantityLength, random),
        UnitPrice = new decimal(figures.UnitPriceCents * 100, 0, 0, isNegative: false, scale: 4),
        UnitsInStock = figures.UnitsInStock,
        UnitsOnOrder = figures.UnitsOnOrder,
        ReorderLevel = figures.ReorderLevel,
        Discontinued = figures.Discontinued,
        Cost = PreciseDecimal.Draw(random),
    };
}
