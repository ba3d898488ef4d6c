using System.Globalization;
using System.Text;
using Assay.Core.Workloads;

namespace Assay.DataSets.WebDocuments;

/// <summary>
/// Writes the page's entries: short elements in random order, with words in them. What comes again, how soon and how often decides how well
/// the page compresses as bytes, as Base64 (a repetition is found only where it falls on the same of three positions) and as numbers (the
/// window holds less of the page).
/// </summary>
internal sealed class PageEntry(PageWords words, StableRandom random)
{
    private const int ElementsInEntry = 8;
    private const int HeadlinesInEntry = 2;
    private const int WordsInHeadline = 5;

    /// <summary>
    /// In these, '@' stands for a word, '%' for one of the entry's headlines, '$' for a phrase that comes again all over the page, '#' for
    /// a number.
    /// </summary>
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
        var headlines = new string[HeadlinesInEntry];
        for (var index = 0; index < headlines.Length; index++) headlines[index] = words.DrawPhrase(WordsInHeadline, random);
        var html = new StringBuilder();
        html.Append(CultureInfo.InvariantCulture, $"      <article id=\"{random.Next():x16}\">\n");
        for (var element = 0; element < ElementsInEntry; element++)
        {
            html.Append("        ");
            foreach (var character in Elements[random.Below(Elements.Length)]) Append(html, character, headlines);
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

/// <summary>Writes a response header of fixed length.</summary>
internal static class ResponseHeader
{
    /// <summary>
    /// A header whose cookies and tags are drawn at random. Its lines end in a line feed alone, which every format carries, XML among them.
    /// </summary>
    public static string Create(StableRandom random)
    {
        var header = new StringBuilder(
            "HTTP/1.1 200 OK\nCache-Control: private, max-age=0\nContent-Type: text/html; charset=utf-8\nDate: Sat, 04 Nov 2017 "
                + "08:15:00 GMT\nServer: nginx/1.13.6\n" +
            "Vary: Accept-Encoding, Cookie\nX-Frame-Options: SAMEORIGIN\nX-Content-Type-Options: nosniff\nStrict-Transport-Security: "
                + "max-age=31536000; includeSubDomains\n");
        for (var cookie = 1; cookie <= 9; cookie++)
        {
            header.Append(CultureInfo.InvariantCulture,
                $"Set-Cookie: c{cookie}={random.Next():x16}{random.Next():x16}; Path=/; Domain=example.org; Secure; HttpOnly\n");
        }

        return header.ToString();
    }
}

/// <summary>A page as a crawler keeps it.</summary>
public class WebDocument
{
    /// <summary>The address, 58 characters.</summary>
    public string Url { get; set; } = null!;

    /// <summary>The header of the response, lines ended by a line feed.</summary>
    public string ResponseHeader { get; set; } = null!;

    /// <summary>The page: HTML in ASCII.</summary>
    public byte[] Content { get; set; } = null!;
}
