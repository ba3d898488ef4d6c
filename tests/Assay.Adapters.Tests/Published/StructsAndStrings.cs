namespace Assay.Adapters.Tests.Published;

/// <summary>
/// Sizes from "BCL serialization performance", of two structs, and from "Object-to-bytes in C#", of a string of 100 characters.
/// </summary>
internal static class StructsAndStrings
{
    private const string OfStructs = "BCL serialization performance";
    private const string OfStrings = "Object-to-bytes in C#";

    // That article prints allocated bytes; an array of bytes is 24 bytes more than its length, rounded up to 8.
    private const double ArrayHeader = 24;
    private const double Utf8Allocated = 128;
    private const double Utf16Allocated = 224;
    private const double Rounding = 4;

    public static readonly PublishedSize[] Sizes =
    [
        new(OfStructs, "Marshal", "marshal/pointer-string", "small-struct", 1, 4, 0),
        new(OfStructs, "Marshal", "marshal/pointer-string", "typical-struct", 1, 32, 0),
        new(OfStrings, "UTF8", "encoding/utf-8", "text", 100, Utf8Allocated - ArrayHeader - Rounding, 0),
        new(OfStrings, "Unicode", "encoding/utf-16", "text", 100, Utf16Allocated - ArrayHeader, 0),
        new(OfStrings, "Marshal", "encoding/marshal-copy", "text", 100, Utf16Allocated - ArrayHeader, 0),
    ];
}
