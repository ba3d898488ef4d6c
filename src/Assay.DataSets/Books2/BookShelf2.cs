namespace Assay.DataSets.Books2;

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
