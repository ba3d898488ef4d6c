using System.Runtime.InteropServices;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Northwind;

/// <summary>Makes another instance of the same size out of generated categories: other order, other digits and letters, equal widths.</summary>
internal sealed class NorthwindVariation(StableRandom random)
{
    private readonly NumberPermutation _numbers = new(random);
    private readonly CharacterPermutation _characters = new(random);

    /// <summary>Changes the categories in place.</summary>
    public void Apply(List<Category> categories)
    {
        foreach (Category category in categories) Vary(category);
        random.Shuffle(CollectionsMarshal.AsSpan(categories));
    }

    private void Vary(Category category)
    {
        category.CategoryId = _numbers[category.CategoryId];
        category.CategoryName = _characters.Apply(category.CategoryName);
        category.Description = _characters.Apply(category.Description);
        foreach (Product product in category.Products) Vary(product);
        random.Shuffle(CollectionsMarshal.AsSpan(category.Products));
    }

    private void Vary(Product product)
    {
        product.ProductId = _numbers[product.ProductId];
        product.ProductName = _characters.Apply(product.ProductName);
        product.SupplierId = _numbers[product.SupplierId];
        product.QuantityPerUnit = _characters.Apply(product.QuantityPerUnit);
        product.UnitPrice = VaryPrice(product.UnitPrice);
        product.UnitsInStock = (short)_numbers[product.UnitsInStock];
        product.UnitsOnOrder = (short)_numbers[product.UnitsOnOrder];
        product.ReorderLevel = (short)_numbers[product.ReorderLevel];
        product.Cost = PreciseDecimal.Draw(random);
    }

    /// <summary>Other digits from 1 to 9, with the zeros where they were: formats that drop trailing zeros drop as many.</summary>
    private decimal VaryPrice(decimal price)
    {
        int unscaled = (int)(price * 10_000);
        while (true)
        {
            int varied = VaryDigits(unscaled);
            if (EqualWidth.IndexOf(varied) == EqualWidth.IndexOf(unscaled)) return new decimal(varied, 0, 0, isNegative: false, scale: 4);
        }
    }

    private int VaryDigits(int number)
    {
        int varied = 0;
        for (int place = 1; number > 0; place *= 10, number /= 10)
        {
            if (number % 10 != 0) varied += (1 + random.Below(9)) * place;
        }

        return varied;
    }
}
