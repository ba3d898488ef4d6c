namespace Assay.DataSets.Unicode;

/// <summary>Texts by the bytes that their characters take in UTF-8.</summary>
public class Phrases
{
    /// <summary>English letters: one byte each.</summary>
    public List<string> Ascii { get; set; } = null!;

    /// <summary>European letters beyond ASCII: two bytes each.</summary>
    public List<string> Latin { get; set; } = null!;

    /// <summary>Chinese characters: three bytes each.</summary>
    public List<string> Cjk { get; set; } = null!;

    /// <summary>Pictures: two UTF-16 units and four bytes each.</summary>
    public List<string> Emoji { get; set; } = null!;
}
