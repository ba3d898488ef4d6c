using System.Globalization;
using System.Text;
using Assay.DataSets.Generation;

namespace Assay.DataSets.WebDocuments;

/// <summary>
/// Writes the page's entries: short elements in random order, with words in them. What comes again, how soon and how often decides how well the page compresses as bytes,
/// as Base64 (a repetition is found only where it falls on the same of three positions) and as numbers (the window holds less of the page).
/// </summary>
internal sealed class PageEntry(PageWords words, StableRandom random)
{
    private const int ElementsInEntry = 8;
    private const int HeadlinesInEntry = 2;
    private const int WordsInHeadline = 5;

    /// <summary>In these, '@' stands for a word, '%' for one of the entry's headlines, '$' for a phrase that comes again all over the page, '#' for a number.</summary>
    private static readonly string[] Elements =
    [
        "<p class=\"Summary\">% @ @ @</p>\n",
        "<p>%, @ $ @</p>\n",
        "<h2><a href=\"/2017/#/%.html\">@ @</a></h2>\n",
        "<li><a href=\"/%\">$</a></li>\n",
        "<td>$</td><td class=\"Number\">#</td>\n",
        "<div title=\"%\"><img src=\"/#.png\"></div>\n",
    ];

    /// <summary>The next entry's HTML.</summary>
    public string Next()
    {
        string[] headlines = new string[HeadlinesInEntry];
        for (int index = 0; index < headlines.Length; index++) headlines[index] = words.DrawPhrase(WordsInHeadline, random);
        var html = new StringBuilder();
        html.Append(CultureInfo.InvariantCulture, $"      <article id=\"{random.Next():x16}\">\n");
        for (int element = 0; element < ElementsInEntry; element++)
        {
            html.Append("        ");
            foreach (char character in Elements[random.Below(Elements.Length)]) Append(html, character, headlines);
        }

        return html.Append("      </article>\n").ToString();
    }

    private StringBuilder Append(StringBuilder html, char character, string[] headlines) => character switch
    {
        '@' => html.Append(words.NextWord(random)),
        '%' => html.Append(headlines[random.Below(headlines.Length)]),
        '$' => html.Append(words.NextPhrase(random)),
        '#' => html.Append(random.Below(1_000)),
        _ => html.Append(character),
    };
}
