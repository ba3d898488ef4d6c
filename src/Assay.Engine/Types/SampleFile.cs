using System.Security.Cryptography;
using System.Text;

namespace Assay.Engine.Types;

/// <summary>A user's sample, of which this program knows the bytes alone: workers read what it says.</summary>
/// <param name="Path">Full path.</param>
/// <param name="Hash">SHA-256 of its content, in hex.</param>
/// <param name="Text">Its content as text.</param>
internal sealed record SampleFile(string Path, string Hash, string Text)
{
    /// <summary>Reads a sample.</summary>
    /// <param name="file">The file as it was given.</param>
    /// <exception cref="BadInputException">There is none, or it cannot be read.</exception>
    public static SampleFile Read(string file)
    {
        if (string.IsNullOrWhiteSpace(file))
            throw new BadInputException("--sample names nothing; name a JSON file, or leave the option out for generated values.");
        try
        {
            byte[] content = File.ReadAllBytes(file);
            return new SampleFile(System.IO.Path.GetFullPath(file), Convert.ToHexStringLower(SHA256.HashData(content)), Encoding.UTF8.GetString(content));
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new BadInputException($"There is no sample {file}; name a JSON file with one object, an array of them, or one in each line.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new BadInputException($"The sample {file} cannot be read ({exception.Message.TrimEnd('.')}); name a JSON file.", exception);
        }
    }
}
