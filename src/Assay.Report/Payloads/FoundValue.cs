namespace Assay.Report.Payloads;

/// <summary>A value that a payload holds.</summary>
/// <param name="Path">Where it stands in the graph, such as <c>BookShelf.Books[0].Title</c>.</param>
/// <param name="Offset">Its first byte, from 0.</param>
/// <param name="Length">Its length, in bytes.</param>
/// <param name="Encoding">How it is written, such as <c>UTF-8</c> or <c>varint</c>.</param>
public sealed record FoundValue(string Path, int Offset, int Length, string Encoding)
{
    /// <summary>The byte behind it.</summary>
    public int End => Offset + Length;
}
