using System.Text.Json;
using Assay.Core.Results;

namespace Assay.Engine.Formats;

/// <summary>
/// Payloads of a folder as cases: files whose names begin with <c>y_</c> (must be read), <c>n_</c> (must be rejected) or <c>i_</c> (left to readers), and pairs of a file and
/// <c>FILE.expected.json</c> with the value of the member.
/// </summary>
public static class OutsideCorpus
{
    private const string ExpectedEnding = ".expected.json";
    private const string Json = "JSON";

    /// <summary>The shape of a document of unknown content: a member of type object.</summary>
    private const string AnyShape = "any";

    /// <summary>Reads a folder.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="formats">The one format that was named.</param>
    /// <param name="known">The formats there are, whose layouts are used.</param>
    /// <exception cref="BadInputException">No format or several are named, or the folder holds no such files.</exception>
    public static IReadOnlyList<FormatCases> Read(string folder, string? formats, IReadOnlyList<FormatCases> known)
    {
        if (formats is null || Lists.Split(formats, "--format-of").Count != 1)
            throw new BadInputException("--corpus needs the format of its files. Name one, such as --format-of json.");
        if (!Directory.Exists(folder))
            throw new BadInputException($"There is no folder {folder}. Name one with --corpus.");
        IReadOnlyList<FormatCases> files = [.. FormatSelection.Select(known, formats, null).All.Select(format => Of(folder, format)).Where(format => format.Cases.Count > 0)];
        return files.Count > 0
            ? files
            : throw new BadInputException($"{folder} has no file that begins with y_, n_ or i_, and none with a FILE{ExpectedEnding}. Add one.");
    }

    private static FormatCases Of(string folder, FormatCases format)
    {
        string[] files = [.. Directory.EnumerateFiles(folder).Order(StringComparer.Ordinal)];
        HashSet<string> all = [.. files];
        FormatLayout layout = format.Layouts[0];
        return format with
        {
            Specification = $"files of {folder}",
            Cases = [.. files.Select(file => all.Contains(file + ExpectedEnding) ? Paired(file, layout) : Marked(file, format.Format, layout)).OfType<FormatCase>()],
        };
    }

    private static FormatCase? Marked(string file, string format, FormatLayout layout)
    {
        string name = Path.GetFileName(file);
        (FormatExpectation Expected, string Reason)? meaning = name.Length < 2 || name[1] != '_' ? null : name[0] switch
        {
            'y' => (FormatExpectation.Accept, "The name of the file says that it must be read."),
            'n' => (FormatExpectation.Reject, "The name of the file says that it must be rejected."),
            'i' => (FormatExpectation.Either, "The name of the file leaves it to readers."),
            _ => null,
        };
        if (meaning is not { } found)
            return null;
        byte[] content = File.ReadAllBytes(file);

        // A JSON document of any kind becomes a member's value: what is wrong in it stays wrong there.
        return format == Json
            ? new FormatCase(name, layout.Name, AnyShape, new PayloadTemplate([new("{\"Value\":"u8.ToArray()), new(content), new("}"u8.ToArray())]), found.Expected, [], name, found.Reason)
            : new FormatCase(name, layout.Name, "int", new PayloadTemplate([new(content)]), found.Expected, [], name, found.Reason);
    }

    private static FormatCase Paired(string file, FormatLayout layout)
    {
        string name = Path.GetFileName(file);
        try
        {
            using JsonDocument expected = JsonDocument.Parse(File.ReadAllBytes(file + ExpectedEnding));
            (string shape, string value) = ExpectedValue.Of(expected.RootElement);
            return new FormatCase(
                name, layout.Name, shape, new PayloadTemplate([new(File.ReadAllBytes(file))]), FormatExpectation.Accept, [value], name + ExpectedEnding, "The file next to it holds the value.");
        }
        catch (Exception exception) when (exception is JsonException or FormatException)
        {
            throw new BadInputException($"{file}{ExpectedEnding} cannot be used ({exception.Message.TrimEnd('.')}). Write one JSON value: a number, true, false, null, a text, or an array of integers.", exception);
        }
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
