using System.Security.Cryptography;
using System.Text;

namespace Assay.Engine.UserTypes;

/// <summary>A user's sample, of which this program knows the bytes alone: workers read what it says.</summary>
/// <param name="Path">Full path.</param>
/// <param name="Hash">SHA-256 of its content, in hex.</param>
/// <param name="Content">Its content.</param>
internal sealed record SampleFile(string Path, string Hash, byte[] Content)
{
    private const int MostPassing = 1 << 29;
    private static readonly string[] OfThisProcess = ["/dev/", "/proc/"];

    /// <summary>Its content as text.</summary>
    public string Text => Encoding.UTF8.GetString(Content);

    /// <summary>Whether no other process can read it from its path: a pipe, such as that of <c>&lt;(command)</c>, or standard input.</summary>
    public bool IsPassing { get; private init; }

    /// <summary>Whether a path means something else in every process.</summary>
    public static bool IsOfThisProcess(string path) => OfThisProcess.Any(folder => path.StartsWith(folder, StringComparison.Ordinal));

    /// <summary>Reads a sample.</summary>
    /// <param name="file">The file as it was given.</param>
    /// <exception cref="BadInputException">There is none, or it cannot be read.</exception>
    public static SampleFile Read(string file)
    {
        if (string.IsNullOrWhiteSpace(file))
            throw new BadInputException("--sample has no value. Name a JSON file, or omit --sample to use generated values.");
        if (Directory.Exists(file))
            throw new BadInputException($"The sample {Shortened.Of(file)} is a folder. Name a JSON file in it.");
        try
        {
            string path = System.IO.Path.GetFullPath(file);
            using FileStream stream = new(file, FileMode.Open, FileAccess.Read, FileShare.Read);
            byte[] content = stream.CanSeek ? File.ReadAllBytes(file) : ReadPassing(stream, file);
            return new SampleFile(path, Convert.ToHexStringLower(SHA256.HashData(content)), content) { IsPassing = !stream.CanSeek || IsOfThisProcess(path) };
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new BadInputException($"There is no sample {Shortened.Of(file)}. Name a JSON file with one object, an array, or one object per line.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new BadInputException($"The sample {Shortened.Of(file)} cannot be read ({IoReason.Of(exception)}). Name a JSON file.", exception);
        }
    }

    private static byte[] ReadPassing(FileStream stream, string file)
    {
        using MemoryStream content = new();
        byte[] part = new byte[1 << 16];
        for (int read = stream.Read(part); read > 0; read = stream.Read(part))
        {
            content.Write(part, 0, read);
            if (content.Length > MostPassing)
                throw new BadInputException($"The sample {Shortened.Of(file)} is larger than {MostPassing >> 20} MiB. Use a smaller one.");
        }

        return content.ToArray();
    }
}
