using System.Globalization;
using System.Text;
using Assay.DataSets.Generation;

namespace Assay.DataSets.WebDocuments;

/// <summary>Writes a response header of fixed length.</summary>
internal static class ResponseHeader
{
    /// <summary>A header whose cookies and tags are drawn at random. Its lines end in a line feed alone, which every format carries, XML among them.</summary>
    public static string Create(StableRandom random)
    {
        var header = new StringBuilder(
            "HTTP/1.1 200 OK\nCache-Control: private, max-age=0\nContent-Type: text/html; charset=utf-8\nDate: Sat, 04 Nov 2017 08:15:00 GMT\nServer: nginx/1.13.6\n" +
            "Vary: Accept-Encoding, Cookie\nX-Frame-Options: SAMEORIGIN\nX-Content-Type-Options: nosniff\nStrict-Transport-Security: max-age=31536000; includeSubDomains\n");
        for (int cookie = 1; cookie <= 9; cookie++)
        {
            header.Append(CultureInfo.InvariantCulture, $"Set-Cookie: c{cookie}={random.Next():x16}{random.Next():x16}; Path=/; Domain=example.org; Secure; HttpOnly\n");
        }

        return header.ToString();
    }
}
