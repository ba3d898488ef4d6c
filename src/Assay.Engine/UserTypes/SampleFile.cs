using System.Security.Cryptography;
using System.Text;
using Assay.Core.Files;

namespace Assay.Engine.UserTypes;

/// <summary>A user's sample, of which this program knows the bytes alone: workers read what it says.</summary>
/// <param name="Hash">SHA-256 of its content, in hex.</param>
internal sealed record SampleFile(string Path, string Hash, byte[] Content)
{
    /// <summary>Its content as text.</summary>
    public string Text => Encoding.UTF8.GetString(Content);

    /// <summary>
    /// Whether no other process can read it from its path: a pipe, such as that of <c>&lt;(command)</c>, or standard input.
    /// </summary>
    public bool IsPassing => NamedFile.IsOfThisProcess(Path);

    public static SampleFile Read(string file)
    {
        if (Directory.Exists(file))
            throw new BadInputException($"The sample {Shortened.Of(file)} is a folder. Name a JSON file in it.");
        try
        {
            var content = NamedFile.Read(file, FileUse.Sample);
            return new SampleFile(System.IO.Path.GetFullPath(file), Convert.ToHexStringLower(SHA256.HashData(content)), content);
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new BadInputException(
                $"There is no sample {Shortened.Of(file)}. Name a JSON file with one object, an array, or one object per line.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new BadInputException(
                $"The sample {Shortened.Of(file)} cannot be read ({IoReason.Of(exception)}). Name a JSON file.", exception);
        }
    }
}
