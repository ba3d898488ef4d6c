namespace Assay.DataSets.ProofA;

/// <summary>A book with public properties, which every serializer sees.</summary>
public class Book
{
    /// <summary>The title.</summary>
    public string Title { get; set; } = null!;

    /// <summary>The number.</summary>
    public int Id { get; set; }
}
