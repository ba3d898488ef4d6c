using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.LargeBooks;

/// <summary>The guide's large book shelf: wide types, little content.</summary>
[DataSet(
    "large-books", "book", 1, 100, 10_000,
    Summary = "a shelf and books of 40 members each, most of them null or empty, half of them private",
    Source = "The definitive serialization performance guide (start-up of wide types)")]
public sealed class LargeBooksDataSet : DataSet<LargeBookShelf>
{
    /// <inheritdoc/>
    public override LargeBookShelf Generate(in Recipe recipe)
    {
        var numbers = recipe.Instance == 0 ? null : new NumberPermutation(StableRandom.ForInstance(recipe));
        var shelf = Shelf(ShelfContent.Secret(recipe), numbers?[recipe.Size] ?? recipe.Size);
        shelf.Books = ShelfContent.Books(recipe, Book);
        return shelf;
    }

    private static LargeBookShelf Shelf(string secret, int number)
    {
        var shelf = new LargeBookShelf(secret)
        {
            Id = number,
            Id4 = number,
            Id5 = number + 0.5,
            Id6 = [],
            Id7 = [number + 0.5f, number + 0.25f],
            Id10 = [],
            Id14 = [new KeyValuePair<string, double>($"Name {number}", number + 0.25)],
        };
        shelf.SetPrivateMembers(number, number + 0.75);
        return shelf;
    }

    private static LargeBook Book(string title, int number)
    {
        var book = new LargeBook
        {
            Title = title,
            Id = number,
            Id3 = number,
            Id4 = number,
            Id5 = number + 0.5,
            Id6 = [],
            Id7 = [number + 0.5f, number + 0.25f],
            Id10 = [],
            Id14 = [new KeyValuePair<string, double>($"Name {number}", number + 0.25)],
        };
        book.SetPrivateMembers(number, number + 0.75);
        return book;
    }
}
