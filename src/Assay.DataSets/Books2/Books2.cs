using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Books2;

/// <summary>A book of the same shape as the guide's, and a type of its own.</summary>
public class Book2
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;
}

/// <summary>A shelf of the same shape as the guide's, and a type of its own: start-up pays for each type anew.</summary>
public class BookShelf2
{
    private string Secret = null!;

    /// <summary>A shelf with its private member set and no list.</summary>
    public BookShelf2(string secret) => Secret = secret;

    /// <summary>A shelf with nothing set.</summary>
    public BookShelf2()
    {
    }

    /// <summary>The books.</summary>
    public List<Book2> Books { get; set; } = null!;
}

/// <summary>The second of four shelves of one shape and four types.</summary>
[DataSet(
    "books-2", "book", 1,
    IsFixedSize = true,
    Summary = "the second of four shelves with one shape and different types: cost of the first type and of later ones",
    Source = "The definitive serialization performance guide (start-up)")]
public sealed class Books2DataSet : DataSet<BookShelf2>
{
    /// <inheritdoc/>
    public override BookShelf2 Generate(in Recipe recipe) => new(ShelfContent.Secret(recipe))
    {
        Books = ShelfContent.Books(recipe, static (title, id) => new Book2 { Title = title, Id = id }),
    };
}
