using System.Text;
using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.WebDocuments;

/// <summary>
/// A page whose members hold as many bytes as the article's, and compress about as well. The article does not publish the page itself.
/// </summary>
[DataSet(
    "web-document", "document", 1,
    IsFixedSize = true,
    Summary = "an address, a response header and a page of 313 kB as bytes",
    Source = "Serialization choices")]
public sealed class WebDocumentDataSet : DataSet<WebDocument>
{
    /// <summary>
    /// Bytes of the three members in UTF-8: what is left of the published sizes of Avro, MessagePack and Thrift without their lengths and
    /// field headers.
    /// </summary>
    private const int TotalBytes = 314_811;

    private const string Head =
        "<!DOCTYPE html>\n<html lang=\"en\">\n  <head>\n    <meta charset=\"utf-8\">\n    <title>Articles</title>\n    <link "
            + "rel=\"stylesheet\" href=\"/styles/site.css\">\n  </head>\n  <body>\n    <main id=\"content\">\n";
    private const string Foot = "    </main>\n  </body>\n</html>\n";

    /// <inheritdoc/>
    public override WebDocument Generate(in Recipe recipe)
    {
        var content = StableRandom.ForContent(recipe);
        var url = $"https://www.example.org/articles/2017/{100_000 + content.Below(900_000)}/index.html?p={1 + content.Below(9)}";
        var header = ResponseHeader.Create(content);
        var contentBytes = TotalBytes - url.Length - header.Length;
        var entries = Entries(contentBytes - Head.Length - Foot.Length, content);
        CharacterPermutation? digits = null;
        if (recipe.Instance != 0)
        {
            var random = StableRandom.ForInstance(recipe);
            random.Shuffle(System.Runtime.InteropServices.CollectionsMarshal.AsSpan(entries));
            digits = CharacterPermutation.OfDigits(random);
        }

        var page = string.Concat(Head, string.Concat(entries), Foot);
        return new WebDocument
        {
            Url = digits?.Apply(url) ?? url,
            ResponseHeader = digits?.Apply(header) ?? header,
            Content = Encoding.ASCII.GetBytes(digits?.Apply(page) ?? page),
        };
    }

    /// <summary>Entries of exactly this many characters together; the last is a comment that fills the page up.</summary>
    private static List<string> Entries(int length, StableRandom random)
    {
        var source = new PageEntry(new PageWords(random), random);
        var entries = new List<string>();
        var left = length;
        for (var next = source.Next(); next.Length + Filler(0).Length <= left; next = source.Next())
        {
            entries.Add(next);
            left -= next.Length;
        }

        entries.Add(Filler(left - Filler(0).Length));
        return entries;
    }

    private static string Filler(int length) => $"<!--{new string(' ', length)}-->\n";
}

/// <summary>
/// A vocabulary of made-up words, low ranks drawn more often than high ones as in natural text (Zipf 1949), and phrases that come again all
/// over a page.
/// </summary>
internal sealed class PageWords
{
    private const int WordCount = 300;
    private const ulong LanguageSeed = 1;
    private const int PhraseCount = 75;
    private const int WordsInPhrase = 6;
    private const string Consonants = "ttttnnnnssssrrrrllllddddmmmppphhccccccbbbbggfwvkyj";
    private const string Vowels = "eeeeooooiiiiaaaaaauy";

    private readonly string[] words = new string[WordCount];
    private readonly int[] cumulated = new int[WordCount];
    private readonly string[] phrases = new string[PhraseCount];

    /// <summary>Draws the phrases; the vocabulary is the same for every seed.</summary>
    public PageWords(StableRandom random)
    {
        var language = new StableRandom(LanguageSeed);
        var sum = 0;
        for (var rank = 0; rank < WordCount; rank++)
        {
            words[rank] = DrawWord(language);
            cumulated[rank] = sum += 1_000_000 / (rank + 10);
        }

        for (var index = 0; index < PhraseCount; index++) phrases[index] = DrawPhrase(WordsInPhrase, random);
    }

    /// <summary>Draws a word.</summary>
    public string NextWord(StableRandom random)
    {
        var found = Array.BinarySearch(cumulated, random.Below(cumulated[^1]));
        return words[found >= 0 ? found + 1 : ~found];
    }

    /// <summary>Draws one of the phrases that come again.</summary>
    public string NextPhrase(StableRandom random) => phrases[random.Below(PhraseCount)];

    /// <summary>Puts new words together.</summary>
    public string DrawPhrase(int words, StableRandom random)
    {
        var drawn = new string[words];
        for (var index = 0; index < words; index++) drawn[index] = NextWord(random);
        return string.Join(' ', drawn);
    }

    private static string DrawWord(StableRandom random)
    {
        Span<char> letters = stackalloc char[12];
        var length = 0;
        for (var syllable = 1 + random.Below(4); syllable > 0; syllable--)
        {
            letters[length++] = Consonants[random.Below(Consonants.Length)];
            letters[length++] = Vowels[random.Below(Vowels.Length)];
            if (random.Below(3) == 0) letters[length++] = Consonants[random.Below(Consonants.Length)];
        }

        return letters[..length].ToString();
    }
}
