using System.Security.Cryptography;
using System.Text;
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

    /// <summary>Files are of no layout: they go to every row whose layout is known.</summary>
    private const string AnyLayout = "";

    /// <summary>The shape of a document of unknown content: a member of type object.</summary>
    private const string AnyShape = "any";

    /// <summary>Reads a folder.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="formats">The one format that was named.</param>
    /// <param name="known">The formats there are, whose layouts are used.</param>
    /// <exception cref="BadInputException">No format or several are named, the folder holds no such files, or one of them cannot be used.</exception>
    public static FormatCases Read(string folder, string? formats, IReadOnlyList<FormatCases> known)
    {
        if (formats is null || Lists.Split(formats, "--format-of").Count != 1)
            throw new BadInputException("--corpus needs the format of its files. Name one, such as --format-of json.");
        IReadOnlyList<FormatCases> wanted = FormatSelection.Select(known, formats, null).All;
        string[] files = FilesOf(folder);
        FormatCase[] cases = CasesOf(files, wanted[0].Format);
        return cases.Length > 0
            ? wanted[0] with { Specification = $"files of {folder}", Layouts = [.. wanted.SelectMany(one => one.Layouts)], Cases = cases }
            : throw new BadInputException($"{folder} has no file that begins with y_, n_ or i_, and none with a FILE{ExpectedEnding}. Add one.");
    }

    /// <summary>SHA-256 of names, payloads and expectations, in hex.</summary>
    public static string HashOf(FormatCases corpus)
    {
        StringBuilder text = new(corpus.Format);
        foreach (FormatCase one in corpus.Cases)
            text.Append('\n').Append(JsonSerializer.Serialize<string[]>([one.Name, one.Shape, $"{one.Expected}", Convert.ToHexStringLower(one.Payload.Fill(new Dictionary<string, byte[]>())), .. one.Values]));
        return Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text.ToString())));
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

    private static FormatCase[] CasesOf(string[] files, string format)
    {
        HashSet<string> all = [.. files];
        return
        [
            .. from file in files
               where !(file.EndsWith(ExpectedEnding, StringComparison.Ordinal) && all.Contains(file[..^ExpectedEnding.Length]))
               let one = all.Contains(file + ExpectedEnding) ? Paired(file) : Marked(file, format)
               where one is not null
               select one,
        ];
    }

    private static FormatCase? Marked(string file, string format)
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
        byte[] content = ContentOf(file);

        // A JSON document of any kind becomes a member's value: what is wrong in it stays wrong there.
        return format == Json
            ? new FormatCase(name, AnyLayout, AnyShape, new PayloadTemplate([new("{\"Value\":"u8.ToArray()), new(content), new("}"u8.ToArray())]), found.Expected, [], name, found.Reason)
            : new FormatCase(name, AnyLayout, "int", new PayloadTemplate([new(content)]), found.Expected, [], name, found.Reason);
    }

    private static FormatCase Paired(string file)
    {
        string name = Path.GetFileName(file);
        if (name.StartsWith("n_", StringComparison.Ordinal))
            throw new BadInputException($"The name of {file} says that it must be rejected, but {name}{ExpectedEnding} gives its value. Rename it, or remove the value.");
        try
        {
            using JsonDocument expected = JsonDocument.Parse(ContentOf(file + ExpectedEnding));
            (string shape, string value) = ExpectedValue.Of(expected.RootElement);
            return new FormatCase(
                name, AnyLayout, shape, new PayloadTemplate([new(ContentOf(file))]), FormatExpectation.Accept, [value], name + ExpectedEnding, "The file next to it holds the value.");
        }
        catch (Exception exception) when (exception is JsonException or FormatException)
        {
            string reason = exception is JsonException json ? JsonReason.Of(json) : exception.Message;
            throw new BadInputException($"{file}{ExpectedEnding} cannot be used ({reason}). Write one JSON value: a number, true, false, null, a text, or an array of integers.", exception);
        }
    }

    private static byte[] ContentOf(string file)
    {
        try
        {
            return File.ReadAllBytes(file);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"{file} cannot be read ({IoReason.Of(exception, file)}). Make it readable, or remove it from the folder.", exception);
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
