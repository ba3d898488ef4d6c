using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Unicode;

/// <summary>
/// Texts of 6 to 40 characters, a quarter of each kind. All are well formed: every half of a surrogate pair has its other half.
/// </summary>
[DataSet(
    "unicode", "text", 8, 1_000, 10_000,
    DefaultSize = 10_000,
    Summary = "texts in ASCII, European letters, Chinese characters and emoji, a quarter each",
    Source = "Assay: what text costs beyond ASCII")]
public sealed class UnicodeDataSet : DataSet<Phrases>
{
    private const int Kinds = 4;

    /// <inheritdoc/>
    public override Phrases Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var phrases = new Phrases { Ascii = [], Latin = [], Cjk = [], Emoji = [] };
        for (var index = 0; index < recipe.Size; index++)
        {
            switch (index % Kinds)
            {
                case 0: phrases.Ascii.Add(draw.Words(6, 40)); break;
                // All of U+00E0 to U+00F6 are letters; a division sign follows.
                case 1: phrases.Latin.Add(draw.Characters(6 + draw.Choice(35), first: 0xE0, count: 0x17)); break;
                case 2: phrases.Cjk.Add(draw.Characters(6 + draw.Choice(35), first: 0x4E00, count: 0x5000)); break;
                default: phrases.Emoji.Add(draw.Emoji(6 + draw.Choice(35))); break;
            }
        }

        return phrases;
    }
}

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
