using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Assay.Shapes.Emission;

/// <summary>A file that the emitter writes into the adapter's build.</summary>
/// <param name="Name">Its name without folder, such as <c>DataContract.Books.Book.g.cs</c>; files of <c>.g.cs</c> are compiled, schemas go
/// to their compilers.</param>
public sealed record EmittedFile(string Name, string Content)
{
    // File systems take 255 bytes, and compilers of schemas and generators add their own endings.
    private const int MostBytes = 160;
    private const int KeptLetters = 40;
    private const int HashDigits = 16;

    /// <summary>Its name; a type's name may be longer than a file's.</summary>
    public string Name { get; init; } = Short(Name);

    /// <summary>The files under names that also differ where the case of letters does not count, as on Windows and macOS.</summary>
    public static IReadOnlyList<EmittedFile> Apart(IEnumerable<EmittedFile> files)
    {
        var taken = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        return [.. files.Select(file => file with { Name = Free(file.Name, taken) })];
    }

    private static string Free(string name, HashSet<string> taken)
    {
        var free = name;
        for (var i = 2; !taken.Add(free); i++)
            free = name[..StartOfEnding(name)] + string.Create(CultureInfo.InvariantCulture, $"-{i}") + name[StartOfEnding(name)..];
        return free;
    }

    private static string Short(string name)
    {
        if (Encoding.UTF8.GetByteCount(name) <= MostBytes)
            return name;
        var kept = char.IsHighSurrogate(name[KeptLetters - 1]) ? KeptLetters - 1 : KeptLetters;
        var hash = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(name)));
        return $"{name[..kept]}-{hash[..HashDigits]}{name[StartOfEnding(name)..]}";
    }

    private static int StartOfEnding(string name) =>
        name.EndsWith(".g.cs", StringComparison.Ordinal) ? name.Length - ".g.cs".Length : name.LastIndexOf('.');
}
