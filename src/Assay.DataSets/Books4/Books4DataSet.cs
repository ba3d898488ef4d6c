using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Books4;

/// <summary>The fourth of four shelves of one shape and four types.</summary>
[DataSet(
    "books-4", "book", 1,
    IsFixedSize = true,
    Summary = "the fourth of four shelves of one shape and different types: what the first type and each later one cost",
    Source = "The definitive serialization performance guide (start-up)")]
public sealed class Books4DataSet : DataSet<BookShelf4>
{
    /// <inheritdoc/>
    public override BookShelf4 Generate(in Recipe recipe) => new(ShelfContent.Secret(recipe))
    {
        Books = ShelfContent.Books(recipe, static (title, id) => new Book4 { Title = title, Id = id }),
    };
}
