using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Books;

/// <summary>A book, as the guide declares it: with public fields.</summary>
public class Book
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;
}

/// <summary>A shelf of books, as the guide declares it: with a private member that some serializers drop.</summary>
public class BookShelf
{
    private string Secret = null!;

    /// <summary>A shelf with its private member set and no list.</summary>
    public BookShelf(string secret) => Secret = secret;

    /// <summary>A shelf with nothing set.</summary>
    public BookShelf()
    {
    }

    /// <summary>The books.</summary>
    public List<Book> Books { get; set; } = null!;
}

/// <summary>The guide's book shelf.</summary>
[DataSet(
    "books", "book", 1, 10, 100, 500, 1_000, 10_000, 50_000, 100_000, 200_000, 500_000, 800_000, 1_000_000,
    DefaultSize = 100,
    Summary = "a shelf of books with a title and an id, and a private member",
    Source = "The definitive serialization performance guide")]
public sealed class BooksDataSet : DataSet<BookShelf>
{
    /// <inheritdoc/>
    public override BookShelf Generate(in Recipe recipe) => new(ShelfContent.Secret(recipe))
    {
        Books = ShelfContent.Books(recipe, static (title, id) => new Book { Title = title, Id = id }),
    };
}
