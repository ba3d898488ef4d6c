using System.Globalization;
using System.Text;
using Assay.Engine;

namespace Assay.Cli.Commands;

/// <summary>Chooses where results go, before anything is measured.</summary>
internal static class OutFile
{
    /// <summary>Bytes of a name that most file systems take, with room for the ending of a file that is not whole yet.</summary>
    private const int LongestName = 250;

    /// <summary>The path of the results file; its folder exists and can be written.</summary>
    /// <exception cref="BadInputException">The file exists already, or its folder cannot be written.</exception>
    public static string Choose(string? outFile, string? resume, DateTimeOffset startedAt)
    {
        if (outFile is not null && string.IsNullOrWhiteSpace(outFile))
            throw new BadInputException("--out names nothing; name a file, or leave the option out.");
        string path = outFile ?? resume ?? Path.Combine("results", startedAt.UtcDateTime.ToString("yyyy-MM-dd'T'HH-mm-ss'Z'", CultureInfo.InvariantCulture) + ".json");
        if (File.Exists(path) && path != resume)
            throw new BadInputException($"{path} exists already and stays as it is; name another file with --out, or go on from it with --resume {path}.");
        if (Directory.Exists(path))
            throw new BadInputException($"{path} is a folder; name a file with --out.");
        EnsureWritable(path);
        return path;
    }

    /// <summary>Finds the path of a new file valid; its folder exists and can be written.</summary>
    /// <exception cref="BadInputException">The file exists already, or its folder cannot be written.</exception>
    public static string ChooseNew(string outFile)
    {
        if (string.IsNullOrWhiteSpace(outFile))
            throw new BadInputException("--out names nothing; name a file, or leave the option out.");
        if (File.Exists(outFile) || Directory.Exists(outFile))
            throw new BadInputException($"{outFile} exists already and stays as it is; name another file with --out.");
        EnsureWritable(outFile);
        return outFile;
    }

    private static void EnsureWritable(string path)
    {
        try
        {
            // The probe has another name; whether this one can be is asked here, and not after an hour of measuring.
            if (Encoding.UTF8.GetByteCount(Path.GetFileName(path)) > LongestName)
                throw new PathTooLongException();
            string folder = Path.GetDirectoryName(Path.GetFullPath(path))!;
            Directory.CreateDirectory(folder);
            using FileStream probe = new(Path.Combine(folder, Path.GetRandomFileName()), FileMode.CreateNew, FileAccess.Write, FileShare.None, 1, FileOptions.DeleteOnClose);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new BadInputException($"No results can be written to {path} ({IoReason.Of(exception)}); name another file with --out.", exception);
        }
    }
}
