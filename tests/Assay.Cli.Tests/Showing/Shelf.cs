using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Assay.Cli.Showing;
using Assay.Core.Protocol;

namespace Assay.Cli.Tests.Showing;

/// <summary>The guide's shelf with one book, and what formats make of it.</summary>
internal static class Shelf
{
    public const string Secret = "BookShelf.Secret";
    public const string Title = "BookShelf.Books[0].Title";
    public const string Id = "BookShelf.Books[0].Id";

    public static IReadOnlyList<PayloadLeaf> Leaves { get; } = [Text(Secret, "private member value"), Text(Title, "Book 1"), Number(Id, 1)];

    public static PayloadLeaf Text(string path, string text) => new(path, LeafKind.Text, text, "", []);

    public static PayloadLeaf Number(string path, int value)
    {
        var bits = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(bits, value);
        return new PayloadLeaf(path, LeafKind.Integer, value.ToString(CultureInfo.InvariantCulture), "", bits);
    }

    public static PayloadView View(string text, params IReadOnlyList<PayloadLeaf> leaves) =>
        PayloadView.Of(Encoding.UTF8.GetBytes(text), leaves.Count == 0 ? Leaves : leaves, isText: true);

    /// <summary>Bytes from text in which two hex digits in angles stand for a byte.</summary>
    public static PayloadView Binary(string text, params IReadOnlyList<PayloadLeaf> leaves) =>
        PayloadView.Of(Bytes(text), leaves.Count == 0 ? Leaves : leaves, isText: false);

    public static byte[] Bytes(string text)
    {
        var bytes = new List<byte>();
        for (var i = 0; i < text.Length; i++)
        {
            if (text[i] != '<')
            {
                bytes.Add((byte)text[i]);
                continue;
            }

            var end = text.IndexOf('>', i);
            bytes.AddRange(Convert.FromHexString(text[(i + 1)..end].Replace(" ", "", StringComparison.Ordinal)));
            i = end;
        }

        return [.. bytes];
    }

    /// <summary>What was found, as <c>path: the bytes as text</c>, in order of the payload.</summary>
    public static IEnumerable<string> Found(PayloadView view) =>
        view.Values.Select(
            value => $"{value.Path} {value.Offset}: {Encoding.Latin1.GetString(view.Payload.AsSpan(value.Offset, value.Length))}");
}
