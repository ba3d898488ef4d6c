using System.Collections.Concurrent;
using System.Globalization;
using Assay.Core.Files;

namespace Assay.Engine.Storage;

/// <summary>Files that are written whole or not at all.</summary>
public static class AtomicFile
{
    private const string Ending = ".part";
    private static readonly ConcurrentDictionary<string, bool> UnderWay = new(StringComparer.Ordinal);

    /// <summary>
    /// Writes a file atomically: to a temporary file of this process in the same folder, flushed to the disk, then renamed.
    /// </summary>
    /// <param name="path">The file; an earlier one is replaced. Its folder is made where it is missing.</param>
    /// <param name="write">Writes the content.</param>
    /// <param name="whatFailed">The sentence for a failure, from its reason.</param>
    /// <exception cref="ResultsNotWrittenException">The disk is full or the folder cannot be written; the earlier file is
    /// untouched.</exception>
    public static void Replace(string path, Action<Stream> write, Func<string, string> whatFailed)
    {
        var temporary = string.Create(CultureInfo.InvariantCulture, $"{path}.{Environment.ProcessId}{Ending}");
        UnderWay[temporary] = true;
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(path))!);
            using (var file = Open(temporary))
            {
                write(file);
                file.Flush(flushToDisk: true);
            }

            File.Move(temporary, path, overwrite: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            Discard(temporary);
            throw new ResultsNotWrittenException(whatFailed(IoReason.Of(exception)), exception);
        }
        finally
        {
            UnderWay.TryRemove(temporary, out _);
        }
    }

    /// <summary>Removes what is half written, of a program that ends at once.</summary>
    public static void Abandon()
    {
        foreach (var temporary in UnderWay.Keys)
            Discard(temporary);
    }

    /// <summary>Removes what programs that were killed while they wrote a file left beside it.</summary>
    public static void RemoveLeftOvers(string path)
    {
        try
        {
            var whole = Path.GetFullPath(path);
            var begin = Path.GetFileName(whole) + ".";
            foreach (var part in Directory.EnumerateFiles(Path.GetDirectoryName(whole)!, "*" + Ending)
                .Where(part => IsPartOf(Path.GetFileName(part), begin)))
            {
                if (PathStatus.KindOf(part) == FileKind.Regular && !BuildLock.IsHeldAt(part))
                    Discard(part);
            }
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Where the folder cannot be listed, writing says why.
        }
    }

    /// <summary>Removes a file that nobody needs, if that is possible.</summary>
    internal static void Discard(string temporary)
    {
        try
        {
            File.Delete(temporary);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // What could not be written cannot always be removed either; the next save replaces it.
        }
    }

    /// <summary>
    /// A pipe, or a link to a file, that somebody put there goes, and its target stays; a device says itself what it takes.
    /// </summary>
    private static FileStream Open(string temporary)
    {
        var isDevice = PathStatus.KindOf(temporary) == FileKind.Device;
        if (!isDevice)
            File.Delete(temporary);
        return new FileStream(temporary, isDevice ? FileMode.Open : FileMode.CreateNew, FileAccess.Write, FileShare.None);
    }

    private static bool IsPartOf(string name, string begin) =>
        name.StartsWith(begin, StringComparison.Ordinal) && name.Length > begin.Length + Ending.Length
        && name[begin.Length..^Ending.Length].All(char.IsAsciiDigit);
}
