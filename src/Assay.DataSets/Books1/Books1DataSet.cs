using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Books1;

/// <summary>The first of four shelves of one shape and four types.</summary>
[DataSet(
    "books-1", "book", 1,
    IsFixedSize = true,
    Summary = "the first of four shelves of one shape and different types: what the first type and each later one cost",
    Source = "The definitive serialization performance guide (start-up)")]
public sealed class Books1DataSet : DataSet<BookShelf1>
{
    /// <inheritdoc/>
    public override BookShelf1 Generate(in Recipe recipe) => new(ShelfContent.Secret(recipe))
    {
        Books = ShelfContent.Books(recipe, static (title, id) => new Book1 { Title = title, Id = id }),
    };
}
