using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Books4;

/// <summary>A book of the same shape as the guide's, and a type of its own.</summary>
public class Book4
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;
}

/// <summary>A shelf of the same shape as the guide's, and a type of its own: start-up pays for each type anew.</summary>
public class BookShelf4
{
    private string Secret = null!;

    /// <summary>A shelf with its private member set and no list.</summary>
    public BookShelf4(string secret) => Secret = secret;

    /// <summary>A shelf with nothing set.</summary>
    public BookShelf4()
    {
    }

    /// <summary>The books.</summary>
    public List<Book4> Books { get; set; } = null!;
}

/// <summary>The fourth of four shelves of one shape and four types.</summary>
[DataSet(
    "books-4", "book", 1,
    IsFixedSize = true,
    Summary = "the fourth of four shelves with one shape and different types: cost of the first type and of later ones",
    Source = "The definitive serialization performance guide (start-up)")]
public sealed class Books4DataSet : DataSet<BookShelf4>
{
    /// <inheritdoc/>
    public override BookShelf4 Generate(in Recipe recipe) => new(ShelfContent.Secret(recipe))
    {
        Books = ShelfContent.Books(recipe, static (title, id) => new Book4 { Title = title, Id = id }),
    };
}
