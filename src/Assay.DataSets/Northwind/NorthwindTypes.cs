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

/// <summary>A product, as an object-relational mapper reads it.</summary>
public class Product
{
    /// <summary>The product's number, counted from 1 across the categories.</summary>
    public int ProductId { get; set; }

    /// <summary>The name, 4 to 32 characters.</summary>
    public string ProductName { get; set; } = null!;

    /// <summary>The supplier's number, 1 to 29.</summary>
    public int SupplierId { get; set; }

    /// <summary>What is sold, 5 to 20 characters.</summary>
    public string QuantityPerUnit { get; set; } = null!;

    /// <summary>The price, with the four decimal places of SQL Server's money type.</summary>
    public decimal UnitPrice { get; set; }

    /// <summary>Units in stock.</summary>
    public short UnitsInStock { get; set; }

    /// <summary>Units on order.</summary>
    public short UnitsOnOrder { get; set; }

    /// <summary>Units below which the product is ordered again.</summary>
    public short ReorderLevel { get; set; }

    /// <summary>Whether the product is no longer sold.</summary>
    public bool Discontinued { get; set; }

    /// <summary>
    /// The average cost: a quotient, carried with 22 decimal places. The paper does not list all members of its type; this one stands for
    /// those it leaves out, and with it all six published sizes come out.
    /// </summary>
    public decimal Cost { get; set; }
}
