using System.Text;
using System.Text.Unicode;
using Assay.Core.Files;
using Assay.Core.Workloads;

namespace Assay.Worker.Values.Json;

/// <summary>
/// A user's sample: one value, an array of values, or values one after the other (JSON lines). Held as bytes with the place of each value,
/// so that a large file costs little more than its length; a value is read anew each time it is needed.
/// </summary>
internal sealed class SampleFile
{
    private readonly JsonText text;
    private readonly List<int> starts;

    private SampleFile(JsonText text, List<int> starts)
    {
        (this.text, this.starts) = (text, starts);
        HasReferences = text.Bytes.AsSpan().IndexOf("\"$ref\""u8) >= 0;
    }

    /// <summary>Number of values, at least 1.</summary>
    public int Count => starts.Count;

    /// <summary>Whether an object may stand in two places.</summary>
    public bool HasReferences { get; }

    /// <summary>Opens a file and checks that all of it is JSON.</summary>
    /// <param name="depth">How many brackets stand in each other around the first element of one value that is a collection; 0 where a
    /// value is none, so that an array holds several.</param>
    /// <exception cref="BadValuesException">It is missing, too large, no JSON or empty.</exception>
    public static SampleFile Open(string path, int depth)
    {
        JsonText text = new(Path.GetFileName(path), ReadBytes(path));
        if (Utf8Fault(text) is >= 0 and int offset)
            throw text.Fault(offset, "The sample is not UTF-8; save it as UTF-8");
        var starts = new ValueSplitter(text, depth).Split();
        return starts.Count > 0
            ? new SampleFile(text, starts)
            : throw new BadValuesException($"The sample {text.Name} has no value; it needs at least one.");
    }

    public JsonValue Read(int index)
    {
        var offset = starts[index];
        return new JsonParser(text).Read(ref offset).Root;
    }

    private static byte[] ReadBytes(string path)
    {
        try
        {
            return NamedFile.Read(path, FileUse.Sample);
        }
        catch (UnusableFileException exception)
        {
            throw new BadValuesException($"The sample {Path.GetFileName(path)} cannot be read ({exception.Message}); name a JSON file.");
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new BadValuesException($"The sample {Path.GetFileName(path)} no longer exists; restore it and run again.");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadValuesException($"The sample {Path.GetFileName(path)} cannot be read: {exception.GetType().Name}.");
        }
    }

    private static int Utf8Fault(JsonText text)
    {
        // JSON begins with a character of ASCII: in UTF-16, which need not begin with a mark, a zero stands beside it.
        if (Utf8.IsValid(text.Bytes))
            return text.Bytes.AsSpan(0, Math.Min(text.Bytes.Length, 2)).IndexOf((byte)0);
        var at = 0;
        while (Rune.DecodeFromUtf8(text.Bytes.AsSpan(at), out _, out var length) == System.Buffers.OperationStatus.Done)
            at += length;
        return at;
    }
}
