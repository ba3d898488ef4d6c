namespace Serializable.Northwind;

/// <summary>The data set's type as BinaryFormatter needs it, in a namespace like that of emitted contracts.</summary>
[Serializable]
public class Category
{
    public int CategoryId { get; set; }

    public string CategoryName { get; set; } = null!;

    public string Description { get; set; } = null!;

    public List<Product> Products { get; set; } = null!;

    public static Category From(Assay.DataSets.Northwind.Category plain) => new()
    {
        CategoryId = plain.CategoryId,
        CategoryName = plain.CategoryName,
        Description = plain.Description,
        Products = [.. plain.Products.Select(Product.From)],
    };
}
