using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Books3;

/// <summary>The third of four shelves of one shape and four types.</summary>
[DataSet(
    "books-3", "book", 1,
    IsFixedSize = true,
    Summary = "the third of four shelves of one shape and different types: what the first type and each later one cost",
    Source = "The definitive serialization performance guide (start-up)")]
public sealed class Books3DataSet : DataSet<BookShelf3>
{
    /// <inheritdoc/>
    public override BookShelf3 Generate(in Recipe recipe) => new(ShelfContent.Secret(recipe))
    {
        Books = ShelfContent.Books(recipe, static (title, id) => new Book3 { Title = title, Id = id }),
    };
}
