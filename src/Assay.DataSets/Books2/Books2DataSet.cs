using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Books2;

/// <summary>The second of four shelves of one shape and four types.</summary>
[DataSet(
    "books-2", "book", 1,
    IsFixedSize = true,
    Summary = "the second of four shelves of one shape and different types: what the first type and each later one cost",
    Source = "The definitive serialization performance guide (start-up)")]
public sealed class Books2DataSet : DataSet<BookShelf2>
{
    /// <inheritdoc/>
    public override BookShelf2 Generate(in Recipe recipe) => new(ShelfContent.Secret(recipe))
    {
        Books = ShelfContent.Books(recipe, static (title, id) => new Book2 { Title = title, Id = id }),
    };
}
