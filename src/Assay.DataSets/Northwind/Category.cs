namespace Assay.DataSets.Northwind;

/// <summary>A category of products, as an object-relational mapper reads it.</summary>
public class Category
{
    /// <summary>The category's number, counted from 1.</summary>
    public int CategoryId { get; set; }

    /// <summary>The name, 7 to 14 characters.</summary>
    public string CategoryName { get; set; } = null!;

    /// <summary>The description, 7 to 58 characters.</summary>
    public string Description { get; set; } = null!;

    /// <summary>The products, 5 to 13.</summary>
    public List<Product> Products { get; set; } = null!;
}
