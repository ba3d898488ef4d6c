using Assay.DataSets.Generation;

namespace Assay.DataSets.WebDocuments;

/// <summary>A vocabulary of made-up words, low ranks drawn more often than high ones as in natural text (Zipf 1949), and phrases that come again all over a page.</summary>
internal sealed class PageWords
{
    private const int WordCount = 300;
    private const ulong LanguageSeed = 1;
    private const int PhraseCount = 75;
    private const int WordsInPhrase = 6;
    private const string Consonants = "ttttnnnnssssrrrrllllddddmmmppphhccccccbbbbggfwvkyj";
    private const string Vowels = "eeeeooooiiiiaaaaaauy";

    private readonly string[] _words = new string[WordCount];
    private readonly int[] _cumulated = new int[WordCount];
    private readonly string[] _phrases = new string[PhraseCount];

    /// <summary>Draws the phrases; the vocabulary is the same for every seed.</summary>
    public PageWords(StableRandom random)
    {
        var language = new StableRandom(LanguageSeed);
        int sum = 0;
        for (int rank = 0; rank < WordCount; rank++)
        {
            _words[rank] = DrawWord(language);
            _cumulated[rank] = sum += 1_000_000 / (rank + 10);
        }

        for (int index = 0; index < PhraseCount; index++) _phrases[index] = DrawPhrase(WordsInPhrase, random);
    }

    /// <summary>Draws a word.</summary>
    public string NextWord(StableRandom random)
    {
        int found = Array.BinarySearch(_cumulated, random.Below(_cumulated[^1]));
        return _words[found >= 0 ? found + 1 : ~found];
    }

    /// <summary>Draws one of the phrases that come again.</summary>
    public string NextPhrase(StableRandom random) => _phrases[random.Below(PhraseCount)];

    /// <summary>Puts new words together.</summary>
    public string DrawPhrase(int words, StableRandom random)
    {
        string[] drawn = new string[words];
        for (int index = 0; index < words; index++) drawn[index] = NextWord(random);
        return string.Join(' ', drawn);
    }

    private static string DrawWord(StableRandom random)
    {
        Span<char> letters = stackalloc char[12];
        int length = 0;
        for (int syllable = 1 + random.Below(4); syllable > 0; syllable--)
        {
            letters[length++] = Consonants[random.Below(Consonants.Length)];
            letters[length++] = Vowels[random.Below(Vowels.Length)];
            if (random.Below(3) == 0) letters[length++] = Consonants[random.Below(Consonants.Length)];
        }

        return letters[..length].ToString();
    }
}
