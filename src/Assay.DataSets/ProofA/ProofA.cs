using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.ProofA;

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
    "proof-a", "book", 10, 100, 1_000,
    DefaultSize = 1_000,
    Summary = "a list of books titled \"The Great Book Number 0\" and so on, ids from 0 in steps of 37",
    Source = "Assay: the bytes of 1,000 books prove an adapter")]
public sealed class ProofADataSet : DataSet<List<Book>>
{
    /// <inheritdoc/>
    public override List<Book> Generate(in Recipe recipe) =>
        NumberedBooks.Generate(
            recipe, "The Great Book Number ", idStep: 37, static (title, id) => new Book { Title = title, Id = id }, first: 0);
}
