namespace Assay.DataSets.Books;

/// <summary>A book, as the guide declares it: with public fields.</summary>
public class Book
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;
}
