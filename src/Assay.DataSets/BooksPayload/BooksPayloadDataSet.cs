using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.BooksPayload;

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
        int payloadBytes = recipe.PayloadBytes;
        StableRandom? random = recipe.Instance == 0 ? null : StableRandom.ForInstance(recipe);
        return new BookShelf(ShelfContent.Secret(recipe))
        {
            Books = ShelfContent.Books(recipe, (title, id) => new Book { Title = title, Id = id, BookData = Payload(payloadBytes, random) }),
        };
    }

    private static byte[] Payload(int length, StableRandom? random)
    {
        byte[] payload = new byte[length];
        for (int index = 0; index < length; index++) payload[index] = (byte)('a' + (index % 26));
        random?.Shuffle<byte>(payload);
        return payload;
    }
}
