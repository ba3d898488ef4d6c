using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.ProofB;

/// <summary>A book with public properties, which every serializer sees.</summary>
public class Book
{
    /// <summary>The title.</summary>
    public string Title { get; set; } = null!;

    /// <summary>The number.</summary>
    public int Id { get; set; }
}

/// <summary>Content of which the bytes that each library writes are known, so that an adapter can be proven.</summary>
[DataSet(
    "proof-b", "book", 1, 100, 1_000,
    DefaultSize = 1_000,
    Summary = "a list of books titled \"Book 1\" and so on, ids from 1",
    Source = "Assay: the bytes of 1,000 books prove an adapter")]
public sealed class ProofBDataSet : DataSet<List<Book>>
{
    /// <inheritdoc/>
    public override List<Book> Generate(in Recipe recipe) =>
        NumberedBooks.Generate(recipe, "Book ", idStep: 1, static (title, id) => new Book { Title = title, Id = id });
}
