using System.Security.Cryptography;
using Assay.Core.Files;

namespace Assay.Engine;

/// <summary>
/// Files that belong to what a user named, such as the libraries next to an assembly: their names go into the sentence, because the user
/// did not give them.
/// </summary>
public static class UserFile
{
    private const string Assemblies = "*.dll";

    /// <summary>SHA-256 of a file, in hex.</summary>
    internal static string HashOf(string file, FileUse use) => Use(file, () =>
    {
        using var stream = NamedFile.Open(file, use);
        return Convert.ToHexStringLower(SHA256.HashData(stream));
    });

    /// <summary>Finds a file readable.</summary>
    /// <exception cref="BadInputException">It cannot be read.</exception>
    public static void EnsureReadable(string file, FileUse use) => Use(file, () =>
    {
        NamedFile.Open(file, use).Dispose();
        return file;
    });

    /// <summary>
    /// Finds every assembly of a folder to be a file: readers of metadata open any of them by its name, and wait for ever at a pipe.
    /// </summary>
    /// <param name="folder">The folder; what is none is not looked at.</param>
    /// <exception cref="BadInputException">One is something else.</exception>
    public static void EnsureAssemblies(string folder) =>
        EnsureFiles(Directory.Exists(folder) ? Directory.EnumerateFiles(folder, Assemblies) : [], FileUse.Assembly);

    /// <summary>Finds paths to lead to files, without opening them.</summary>
    internal static void EnsureFiles(IEnumerable<string> files, FileUse use)
    {
        foreach (var file in files)
        {
            Use(file, () =>
            {
                NamedFile.EnsureFile(file, use);
                return file;
            });
        }
    }

    private static string Use(string file, Func<string> use)
    {
        try
        {
            return use();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"{Shortened.Of(file)} cannot be read ({IoReason.Of(exception, file)}). Make it readable, or remove it.", exception);
        }
    }
}
