namespace Assay.DataSets.Books4;

/// <summary>A book of the same shape as the guide's, and a type of its own.</summary>
public class Book4
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;
}
