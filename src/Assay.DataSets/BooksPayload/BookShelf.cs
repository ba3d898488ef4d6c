namespace Assay.DataSets.BooksPayload;

/// <summary>A shelf of books that carry bytes.</summary>
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
