using System.Buffers;
using System.Text;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Repros;

/// <summary>What a file reads in the place of what it would write itself: another version of its types wrote it, or it is a payload of a format case.</summary>
/// <param name="Bytes">The bytes.</param>
/// <param name="Ways">How many ways to read them are right.</param>
/// <param name="MustFail">Whether only an error is right.</param>
public sealed record WrittenPayload(IReadOnlyList<byte> Bytes, int Ways = 1, bool MustFail = false)
{
    /// <summary>How the line begins with which a program tells what it wrote, in hex.</summary>
    public const string Mark = "WROTE: ";

    /// <summary>The bytes as a C# expression: a text where they are one, hex elsewhere.</summary>
    internal string Expression
    {
        get
        {
            byte[] bytes = [.. Bytes];
            return IsText(bytes) ? $"{SymbolDisplay.FormatLiteral(Encoding.ASCII.GetString(bytes), quote: true)}u8.ToArray()" : $"Convert.FromHexString(\"{Convert.ToHexString(bytes)}\")";
        }
    }

    /// <summary>Whether bytes are ASCII that can be read.</summary>
    internal static bool IsText(ReadOnlySpan<byte> bytes) => bytes.Length > 0 && !bytes.ContainsAnyExcept(Printable);

    private static SearchValues<byte> Printable { get; } = SearchValues.Create([.. Enumerable.Range(' ', '~' - ' ' + 1).Select(one => (byte)one), (byte)'\n', (byte)'\r', (byte)'\t']);
}
