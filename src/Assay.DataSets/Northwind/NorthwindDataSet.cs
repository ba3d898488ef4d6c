using System.Runtime.InteropServices;
using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Northwind;

/// <summary>Categories of products with the lengths and numbers of the Northwind sample database, and texts of our own.</summary>
[DataSet(
    "northwind", "category", 5, 25, 50, 100, 500, 1_000, 2_000, 5_000, 10_000,
    Summary = "categories of about ten products each, as an object-relational mapper loads them",
    Source = "Analyzing .NET serialization components; lengths and numbers of the Northwind sample database")]
public sealed class NorthwindDataSet : DataSet<List<Category>>
{
    /// <inheritdoc/>
    public override List<Category> Generate(in Recipe recipe)
    {
        var categories = new List<Category>(recipe.Size);
        var random = StableRandom.ForContent(recipe);
        var products = 0;
        for (var index = 0; index < recipe.Size; index++)
        {
            var figures = NorthwindFigures.Categories[index % NorthwindFigures.Categories.Length];
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
        foreach (var product in figures.Products) category.Products.Add(CreateProduct(++products, product, random));
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

/// <summary>
/// Makes another instance of the same size out of generated categories: other order, other digits and letters, equal widths.
/// </summary>
internal sealed class NorthwindVariation(StableRandom random)
{
    private readonly NumberPermutation numbers = new(random);
    private readonly CharacterPermutation characters = new(random);

    /// <summary>Changes the categories in place.</summary>
    public void Apply(List<Category> categories)
    {
        foreach (var category in categories) Vary(category);
        random.Shuffle(CollectionsMarshal.AsSpan(categories));
    }

    private void Vary(Category category)
    {
        category.CategoryId = numbers[category.CategoryId];
        category.CategoryName = characters.Apply(category.CategoryName);
        category.Description = characters.Apply(category.Description);
        foreach (var product in category.Products) Vary(product);
        random.Shuffle(CollectionsMarshal.AsSpan(category.Products));
    }

    private void Vary(Product product)
    {
        product.ProductId = numbers[product.ProductId];
        product.ProductName = characters.Apply(product.ProductName);
        product.SupplierId = numbers[product.SupplierId];
        product.QuantityPerUnit = characters.Apply(product.QuantityPerUnit);
        product.UnitPrice = VaryPrice(product.UnitPrice);
        product.UnitsInStock = (short)numbers[product.UnitsInStock];
        product.UnitsOnOrder = (short)numbers[product.UnitsOnOrder];
        product.ReorderLevel = (short)numbers[product.ReorderLevel];
        product.Cost = PreciseDecimal.Draw(random);
    }

    /// <summary>Other digits from 1 to 9, with the zeros where they were: formats that drop trailing zeros drop as many.</summary>
    private decimal VaryPrice(decimal price)
    {
        var unscaled = (int)(price * 10_000);
        while (true)
        {
            var varied = VaryDigits(unscaled);
            if (EqualWidth.IndexOf(varied) == EqualWidth.IndexOf(unscaled)) return new decimal(varied, 0, 0, isNegative: false, scale: 4);
        }
    }

    private int VaryDigits(int number)
    {
        var varied = 0;
        for (var place = 1; number > 0; place *= 10, number /= 10)
        {
            if (number % 10 != 0) varied += (1 + random.Below(9)) * place;
        }

        return varied;
    }
}

/// <summary>Draws decimals of 24 digits, 22 of them behind the point, that are equally long in every encoding.</summary>
internal static class PreciseDecimal
{
    private const byte Scale = 22;

    /// <summary>The smallest integer of 24 digits, in multiples of 2^64.</summary>
    private static readonly UInt128 Smallest = UInt128.Parse("100000000000000000000000", provider: null);

    /// <summary>
    /// A number from 30.2 to 99.9, its last digit not zero. Its low 64 bits begin with a one and its high 32 bits have 15 or 16 digits, so
    /// that variable-length encodings take 10 and 3 bytes.
    /// </summary>
    public static decimal Draw(StableRandom random)
    {
        while (true)
        {
            var digits = Smallest + (new UInt128(random.Next(), random.Next()) % (Smallest * 9));
            var low = (ulong)digits;
            var high = (uint)(digits >> 64);
            if (low >> 63 == 1 && high >= 1 << 14 && digits % 10 != 0)
            {
                return new decimal((int)(uint)low, (int)(uint)(low >> 32), (int)high, isNegative: false, Scale);
            }
        }
    }
}
