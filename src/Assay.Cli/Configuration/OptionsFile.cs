using System.Text.Json;
using Assay.Core.Files;
using Assay.Engine;
using Assay.Engine.Options;

namespace Assay.Cli.Configuration;

/// <summary>The options that a repository keeps in <c>assay.json</c>.</summary>
/// <param name="Path">Path of the file, from the current folder.</param>
/// <param name="Naming">The file as trust is remembered of it: with the content that the options were read from.</param>
internal sealed record OptionsFile(string Path, IReadOnlyList<GivenOption> Options, NamingFile Naming)
{
    public const string Name = "assay.json";

    /// <summary>The property that names the schema to editors.</summary>
    public const string SchemaProperty = "$schema";

    private const string Check = "'assay init' writes an example.";

    private static readonly JsonDocumentOptions Lenient = new()
    {
        CommentHandling = JsonCommentHandling.Skip,
        AllowTrailingCommas = true,
        AllowDuplicateProperties = false,
    };

    /// <summary>Reads the file of a folder, or of the nearest folder above it that has one; null where none has.</summary>
    /// <param name="folder">Full path of the folder.</param>
    /// <exception cref="BadInputException">The file cannot be read, somebody else could have put it there, or it says something that it
    /// cannot say.</exception>
    public static OptionsFile? Find(string folder)
    {
        for (var above = folder; above is not null; above = System.IO.Path.GetDirectoryName(above))
        {
            var file = System.IO.Path.Combine(above, Name);
            if (!File.Exists(file))
                continue;
            var shown = System.IO.Path.GetRelativePath(folder, file);

            // It names assemblies whose code workers run.
            return FileOwner.IsStranger(file, folder)
                ? throw new BadInputException(
                    $"{shown} belongs to another user, so Assay does not use it. Copy it into a folder of your own, or remove it.")
                : Read(file, shown, folder);
        }

        return null;
    }

    /// <summary>The options that a content gives.</summary>
    /// <param name="shown">The file, for sentences.</param>
    /// <param name="pathOf">A path as it counts from the current folder.</param>
    /// <exception cref="JsonException">It is not JSON.</exception>
    /// <exception cref="BadInputException">It says something that it cannot say.</exception>
    internal static IReadOnlyList<GivenOption> Read(ReadOnlyMemory<byte> content, string shown, Func<string, string> pathOf)
    {
        using var document = JsonDocument.Parse(content, Lenient);
        return document.RootElement.ValueKind == JsonValueKind.Object
            ? [.. new OptionsReader(shown, pathOf).Read(document.RootElement)]
            : throw new BadInputException($"{shown} must hold a JSON object. {Check}");
    }

    private static OptionsFile Read(string file, string shown, string folder)
    {
        try
        {
            // Read once: what is confirmed is what is used.
            var content = NamedFile.ReadText(file, FileUse.Options);
            return new OptionsFile(shown, Read(content, shown, PathIn), NamingFile.Of(file, content));
        }
        catch (JsonException exception)
        {
            throw new BadInputException($"{shown} is not valid JSON{Place(exception)}. Correct it, or delete it; {Check}", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"{shown} cannot be read ({IoReason.Of(exception)}). Make it readable, or remove it.", exception);
        }

        string PathIn(string path) =>
            System.IO.Path.GetRelativePath(folder, System.IO.Path.Combine(System.IO.Path.GetDirectoryName(file)!, path));
    }

    private static string Place(JsonException exception) => exception.LineNumber is long line ? $" (line {line + 1})" : "";
}

/// <summary>Reads the properties of the options file.</summary>
/// <param name="file">The file, for sentences.</param>
/// <param name="pathOf">A path as it counts from the current folder.</param>
internal sealed class OptionsReader(string file, Func<string, string> pathOf)
{
    /// <summary>Every option that the file gives.</summary>
    /// <exception cref="BadInputException">A property is unknown, or its value is not of its kind.</exception>
    public IEnumerable<GivenOption> Read(JsonElement root)
    {
        foreach (var given in root.EnumerateObject().Where(given => given.Name != OptionsFile.SchemaProperty))
        {
            RunOption option = OptionsInFile.All.FirstOrDefault(option => option.Property == given.Name)
                ?? throw NearestNames.Unknown($"property in {file}", given.Name, OptionsInFile.All.Select(option => option.Property));
            if (Values(option, given.Value) is IReadOnlyList<string> values)
                yield return new GivenOption(option, option.IsPath ? [.. values.Select(pathOf)] : values);
        }
    }

    /// <summary>The values; null for a flag that is not set.</summary>
    private IReadOnlyList<string>? Values(RunOption option, JsonElement value) => option.Form switch
    {
        OptionForm.Flag => value.ValueKind switch
        {
            JsonValueKind.True => [],
            JsonValueKind.False => null,
            _ => throw Wrong(option),
        },
        OptionForm.Number => [value.TryNumber(out var number) ? number : throw Wrong(option)],
        OptionForm.Text => [TextOf(option, value)],
        OptionForm.List => [string.Join(',', Items(option, value))],
        _ => [.. Items(option, value)],
    };

    private IEnumerable<string> Items(RunOption option, JsonElement value)
    {
        if (value.ValueKind != JsonValueKind.Array)
            return [Item(option, value)];
        return value.GetArrayLength() > 0 ? value.EnumerateArray().Select(item => Item(option, item)) : throw Wrong(option);
    }

    private string Item(RunOption option, JsonElement value) =>
        option.Form == OptionForm.List && value.TryNumber(out var number) ? number : TextOf(option, value);

    private string TextOf(RunOption option, JsonElement value) =>
        value.ValueKind == JsonValueKind.String && value.GetString() is { } text && !string.IsNullOrWhiteSpace(text)
            ? text
            : throw Wrong(option);

    private BadInputException Wrong(RunOption option) => new(
        $"\"{option.Property}\" in {file} must be {PropertyForm.Of(option.Form)}. 'assay run --help' explains {option.Name}.");
}

/// <summary>How values are written, in words.</summary>
internal static class PropertyForm
{
    /// <summary>Such as <c>true or false</c>.</summary>
    public static string Of(OptionForm kind) => kind switch
    {
        OptionForm.Flag => "true or false",
        OptionForm.Number => "a whole number",
        OptionForm.Text => "a string that is not empty",
        OptionForm.List => "a string, a number, or a list of them",
        _ => "a string or a list of strings",
    };

    /// <summary>The digits of a whole number of JSON.</summary>
    public static bool TryNumber(this JsonElement value, out string digits)
    {
        var isNumber = value.ValueKind == JsonValueKind.Number && value.TryGetInt64(out _);
        digits = isNumber ? value.GetRawText() : "";
        return isNumber;
    }
}

/// <summary>The options that the file may hold.</summary>
internal static class OptionsInFile
{
    /// <summary>All of them, in the order of the schema.</summary>
    public static IReadOnlyList<RunOption> All { get; } =
    [
        .. OptionsOfTypes.All.Options, OptionsOfRows.Rows, OptionsOfWorkloads.DataSets, OptionsOfWorkloads.Sizes,
        OptionsOfWorkloads.Payloads, OptionsOfWorkloads.Operations, OptionsOfWorkloads.Surface, OptionsOfLength.Budget,
        OptionsOfLength.Processes, OptionsOfLength.Precision, OptionsOfLength.Profile, OptionsOfRows.Reference,
        .. OptionsOfRows.Variants.Options, OptionsOfPlaces.Sources, OptionsOfPlaces.Adapters, OptionsOfPlaces.Offline,
    ];

    /// <summary>Whether the file may hold an option.</summary>
    public static bool Has(RunOption option) => All.Any(known => known.Name == option.Name);
}
