using System.Text.Json;
using Assay.Core.Files;
using Assay.Core.Results;

namespace Assay.Engine.Formats;

/// <summary>The files of a folder, as cases. A file that cannot be read is left out; the others stay.</summary>
/// <param name="folder">The folder.</param>
/// <param name="format">The format of its files.</param>
internal sealed class CorpusFolder(string folder, string format)
{
    /// <summary>How the name of a file ends that holds the value of another.</summary>
    public const string ExpectedEnding = ".expected.json";

    private const string Json = "JSON";

    /// <summary>What all files may hold together, in bytes: they are held at once.</summary>
    private const long MostBytes = 256 << 20;

    /// <summary>Stands in a name for bytes that are not UTF-8.</summary>
    private const char Replacement = '\uFFFD';

    /// <summary>Files are of no layout: they go to every row whose layout is known.</summary>
    private const string AnyLayout = "";

    /// <summary>The shape of a document of unknown content: a member of type object.</summary>
    private const string AnyShape = "any";

    private readonly List<string> leftOut = [];
    private long left = MostBytes;

    /// <summary>Files that were left out, each with the reason.</summary>
    public IReadOnlyList<string> LeftOut => leftOut;

    /// <summary>Reads the files.</summary>
    /// <exception cref="BadInputException">The folder cannot be read, or two files contradict each other.</exception>
    public FormatCase[] Read()
    {
        string[] files = FilesOf(folder);
        HashSet<string> all = [.. files];
        return
        [
            .. from file in files
               where !(file.EndsWith(ExpectedEnding, StringComparison.Ordinal) && all.Contains(file[..^ExpectedEnding.Length]))
               let one = all.Contains(file + ExpectedEnding) ? Paired(file) : Marked(file)
               where one is not null
               select one,
        ];
    }

    private static string[] FilesOf(string folder)
    {
        if (File.Exists(folder))
            throw new BadInputException($"{folder} is a file. Name the folder that holds it with --corpus.");
        if (!Directory.Exists(folder))
            throw new BadInputException($"There is no folder {Shortened.Of(folder)}. Name one with --corpus.");
        try
        {
            return [.. Directory.EnumerateFiles(folder).Order(StringComparer.Ordinal)];
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"The folder {folder} cannot be read ({IoReason.Of(exception)}). Make it readable, or name another with --corpus.", exception);
        }
    }

    private FormatCase? Marked(string file)
    {
        string name = Path.GetFileName(file);
        (FormatExpectation Expected, string Reason)? meaning = name.Length < 2 || name[1] != '_' ? null : name[0] switch
        {
            'y' => (FormatExpectation.Accept, "The name of the file says that it must be read."),
            'n' => (FormatExpectation.Reject, "The name of the file says that it must be rejected."),
            'i' => (FormatExpectation.Either, "The name of the file leaves it to readers."),
            _ => null,
        };
        if (meaning is not { } found || TryRead(file, NamedFile.Read) is not byte[] content)
            return null;

        // A JSON document of any kind becomes a member's value: what is wrong in it stays wrong there.
        return format == Json
            ? new FormatCase(name, AnyLayout, AnyShape, new PayloadTemplate([new("{\"Value\":"u8.ToArray()), new(content), new("}"u8.ToArray())]), found.Expected, [], name, found.Reason)
            : new FormatCase(name, AnyLayout, "int", new PayloadTemplate([new(content)]), found.Expected, [], name, found.Reason);
    }

    private FormatCase? Paired(string file)
    {
        string name = Path.GetFileName(file);
        if (name.StartsWith("n_", StringComparison.Ordinal))
            throw new BadInputException($"The name of {file} says that it must be rejected, but {name}{ExpectedEnding} gives its value. Rename it, or remove the value.");
        if (TryRead(file + ExpectedEnding, NamedFile.ReadText) is not byte[] text || TryRead(file, NamedFile.Read) is not byte[] content)
            return null;
        try
        {
            using JsonDocument expected = JsonDocument.Parse(text);
            (string shape, string value) = ExpectedValue.Of(expected.RootElement);
            return new FormatCase(
                name, AnyLayout, shape, new PayloadTemplate([new(content)]), FormatExpectation.Accept, [value], name + ExpectedEnding, "The file next to it holds the value.");
        }
        catch (Exception exception) when (exception is JsonException or FormatException)
        {
            string reason = exception is JsonException json ? JsonReason.Of(json) : exception.Message;
            throw new BadInputException($"{file}{ExpectedEnding} cannot be used ({reason}). Write one JSON value: a number, true, false, null, a text, or an array of integers.", exception);
        }
    }

    /// <summary>The content of a file; null where it is left out.</summary>
    private byte[]? TryRead(string file, Func<string, FileUse, byte[]> read)
    {
        try
        {
            byte[] content = read(file, FileUse.CorpusFile);
            left -= content.Length;
            if (left >= 0)
                return content;
            left += content.Length;
            return LeaveOut(file, $"with it the files would hold over {MostBytes >> 20} MiB together");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            bool isOfOtherBytes = exception is FileNotFoundException && file.Contains(Replacement, StringComparison.Ordinal);
            return LeaveOut(file, isOfOtherBytes ? "its name is not UTF-8" : IoReason.Of(exception, file));
        }
    }

    private byte[]? LeaveOut(string file, string reason)
    {
        leftOut.Add($"{Path.GetFileName(file)} ({reason})");
        return null;
    }
}

/// <summary>An expected value that is given as JSON.</summary>
internal static class ExpectedValue
{
    /// <summary>The shape that a value is read into, and the value as workers describe it.</summary>
    /// <exception cref="FormatException">No shape holds it.</exception>
    public static (string Shape, string Value) Of(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.True or JsonValueKind.False => ("bool", element.GetRawText()),
        JsonValueKind.Null => ("string", "null"),
        JsonValueKind.String => ("string", Quoted(element.GetString()!)),
        JsonValueKind.Number when element.TryGetInt32(out int number) => ("int", FormattableString.Invariant($"{number}")),
        JsonValueKind.Number when element.TryGetInt64(out long number) => ("long", FormattableString.Invariant($"{number}")),
        JsonValueKind.Number => ("double", FormattableString.Invariant($"{element.GetDouble():R}")),
        JsonValueKind.Array when element.EnumerateArray().All(item => item.ValueKind == JsonValueKind.Number && item.TryGetInt32(out _)) =>
            ("ints", $"[{string.Join(", ", element.EnumerateArray().Select(item => item.GetRawText()))}]"),
        _ => throw new FormatException("no shape holds such a value"),
    };

    private static string Quoted(string text) => $"\"{string.Concat(text.Select(unit => unit switch
    {
        '"' or '\\' => $"\\{unit}",
        >= ' ' and <= '~' => unit.ToString(),
        _ => FormattableString.Invariant($"\\u{(int)unit:x4}"),
    }))}\"";
}
