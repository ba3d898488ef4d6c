using System.Security.Cryptography;
using System.Text;

namespace Assay.Engine;

/// <summary>
/// Names of files made of names that anybody may have given: rows, data sets, types. They are valid on every system, and two names never
/// give one file.
/// </summary>
internal static class FileNames
{
    // What Windows refuses; Path.GetInvalidFileNameChars speaks of the system that it runs on alone.
    private const string Invalid = "<>:\"/\\|?*";
    private const int MostLetters = 100;
    private const int HashLetters = 12;

    /// <summary>
    /// A hash of the name stands first: so names that differ only in what is replaced, in case or behind the cut stay apart, and none is a
    /// device of Windows such as <c>CON.x</c>.
    /// </summary>
    /// <param name="ending">What stands behind it, such as <c>.payloads</c>.</param>
    public static string Of(string name, string ending)
    {
        var hash = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(name)))[..HashLetters];
        var letters =
            name.Select(letter => letter is > ' ' and < '\x7f' && !Invalid.Contains(letter, StringComparison.Ordinal) ? letter : '_');
        return $"{hash}-{string.Concat(letters.Take(MostLetters))}{ending}";
    }
}
