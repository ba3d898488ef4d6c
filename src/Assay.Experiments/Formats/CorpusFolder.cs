using System.Text.Json;
using Assay.Core.Files;
using Assay.Engine;

namespace Assay.Experiments.Formats;

/// <summary>The files of a folder, as cases. A file that cannot be read is left out; the others stay.</summary>
/// <param name="shapes">The shapes of the format of its files.</param>
internal sealed class CorpusFolder(string folder, IReadOnlyList<string> shapes)
{
    /// <summary>How the name of a file ends that holds the value of another.</summary>
    public const string ExpectedEnding = ".expected.json";

    /// <summary>What all files may hold together, in bytes: they are held at once.</summary>
    private const long MostBytes = 256 << 20;

    /// <summary>Stands in a name for bytes that are not UTF-8.</summary>
    private const char Replacement = '\uFFFD';

    /// <summary>Files are of no layout: they go to every row whose layout is known.</summary>
    private const string AnyLayout = "";

    /// <summary>The shape of a file of which nothing else is said, where the format's documents do not describe themselves.</summary>
    private const string FixedShape = "int";

    private readonly List<string> leftOut = [];
    private readonly CorpusManifest manifest = new(folder, shapes);
    private long left = MostBytes;

    /// <summary>Files that were left out, each with the reason.</summary>
    public IReadOnlyList<string> LeftOut => leftOut;

    /// <summary>Reads the files.</summary>
    /// <exception cref="BadInputException">The folder cannot be read, or two files contradict each other.</exception>
    public FormatCase[] Read()
    {
        var files = FilesOf(folder);
        HashSet<string> all = [.. files];
        manifest.Read(all);
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
            throw new BadInputException(
                $"The folder {folder} cannot be read ({IoReason.Of(exception)}). Make it readable, or name another with "
                    + "--corpus.", exception);
        }
    }

    private FormatCase? Marked(string file)
    {
        var name = Path.GetFileName(file);
        (FormatExpectation Expected, string Reason)? meaning = name.Length < 2 || name[1] != '_' ? null : name[0] switch
        {
            'y' => (FormatExpectation.Accept, "The name of the file says that it must be read."),
            'n' => (FormatExpectation.Reject, "The name of the file says that it must be rejected."),
            'i' => (FormatExpectation.Either, "The name of the file leaves it to readers."),
            _ => null,
        };
        if (meaning is not { } found || TryRead(file, NamedFile.Read) is not byte[] content)
            return null;

        var shape = manifest.ShapeOf(file) ?? (shapes.Contains(FormatCase.RootShape) ? FormatCase.RootShape : FixedShape);
        return new FormatCase(name, AnyLayout, shape, new PayloadTemplate([new(content)]), found.Expected, [], name, found.Reason);
    }

    private FormatCase? Paired(string file)
    {
        var name = Path.GetFileName(file);
        if (name.StartsWith("n_", StringComparison.Ordinal))
            throw new BadInputException(
                $"The name of {file} says that it must be rejected, but {name}{ExpectedEnding} gives its value. Rename it, or remove "
                    + "the value.");
        if (TryRead(file + ExpectedEnding, NamedFile.ReadText) is not byte[] text || TryRead(file, NamedFile.Read) is not byte[] content)
            return null;
        var expected = Expected(file, text);
        if (expected.Value.Length > ExpectedValue.MostCharacters - "{Value: }".Length || NotedValue.Read(expected.Value) is null)
        {
            LeaveOut(
                file + ExpectedEnding,
                $"its value has over {ExpectedValue.MostCharacters:N0} characters or {ExpectedValue.MostLevels} levels");
            return null;
        }

        return new FormatCase(
            name, AnyLayout, expected.Shape, new PayloadTemplate([new(content)]), FormatExpectation.Accept, [expected.Value],
            name + ExpectedEnding, "The file next to it holds the value.");
    }

    private (string Shape, string Value) Expected(string file, byte[] text)
    {
        try
        {
            using var expected = JsonDocument.Parse(text);
            var shape = manifest.ShapeOf(file) ?? ExpectedValue.ShapeOf(expected.RootElement, shapes);
            return (shape, ExpectedValue.Of(shape, expected.RootElement));
        }
        catch (Exception exception) when (exception is JsonException or FormatException)
        {
            var reason = exception is JsonException json ? JsonReason.Of(json) : exception.Message;
            throw new BadInputException(
                $"{file}{ExpectedEnding} cannot be used ({reason}). Write the file's value as JSON, such as {{\"Value\": 5}}.", exception);
        }
    }

    /// <summary>The content of a file; null where it is left out.</summary>
    private byte[]? TryRead(string file, Func<string, FileUse, byte[]> read)
    {
        try
        {
            var content = read(file, FileUse.CorpusFile);
            left -= content.Length;
            if (left >= 0)
                return content;
            left += content.Length;
            return LeaveOut(file, $"with it the files would hold over {MostBytes >> 20} MiB together");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            var isOfOtherBytes = exception is FileNotFoundException && file.Contains(Replacement, StringComparison.Ordinal);
            return LeaveOut(file, isOfOtherBytes ? "its name is not UTF-8" : IoReason.Of(exception, file));
        }
    }

    private byte[]? LeaveOut(string file, string reason)
    {
        leftOut.Add($"{Path.GetFileName(file)} ({reason})");
        return null;
    }
}
