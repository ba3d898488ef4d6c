namespace Assay.DataSets.BooksPayload;

/// <summary>A book that carries bytes, as the guide's later suite has it.</summary>
public class Book
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;

    /// <summary>The payload: the letters from a to z, repeated.</summary>
    public byte[] BookData = null!;
}
