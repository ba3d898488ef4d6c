using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.BooksPayload;

/// <summary>A book that carries bytes, as the guide's later suite has it.</summary>
public class Book
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;

    /// <summary>The payload: the letters from a to z, repeated.</summary>
    public byte[] BookData = null!;
}

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

/// <summary>The guide's book shelf with bytes in each book.</summary>
[DataSet(
    "books-payload", "book", 1, 10, 100, 500, 1_000, 10_000, 50_000, 100_000,
    DefaultSize = 1_000,
    HasPayload = true,
    DefaultPayloadBytes = 100,
    Summary = "books with bytes in each book: 0, 100 or 1000 by --payload",
    Source = "SerializerTests (the guide's suite)")]
public sealed class BooksPayloadDataSet : DataSet<BookShelf>
{
    /// <inheritdoc/>
    public override BookShelf Generate(in Recipe recipe)
    {
        var payloadBytes = recipe.PayloadBytes;
        var random = recipe.Instance == 0 ? null : StableRandom.ForInstance(recipe);
        return new BookShelf(ShelfContent.Secret(recipe))
        {
            Books = ShelfContent.Books(recipe, (title, id) => new Book
            {
                Title = title,
                Id = id,
                BookData = Payload(payloadBytes, random),
            }),
        };
    }

    private static byte[] Payload(int length, StableRandom? random)
    {
        var payload = new byte[length];
        for (var index = 0; index < length; index++) payload[index] = (byte)('a' + (index % 26));
        random?.Shuffle<byte>(payload);
        return payload;
    }
}
