using System.Text.Json;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Keeps the code of a user's types in a file, for the emitters of all adapters.</summary>
public static class CodeFile
{
    /// <summary>The file of one of several roots; that of the first is named as all.</summary>
    public static string Of(string path, int number) => number == 0 ? path : Path.ChangeExtension(path, $"{number}.json");

    /// <summary>Writes the file.</summary>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static void Write(string path, CodeOfTypes code)
    {
        using var file = File.Create(path);
        JsonSerializer.Serialize(file, code);
    }

    /// <summary>Reads what <see cref="Write"/> wrote.</summary>
    /// <exception cref="ShapeException">It is not there, or holds something else.</exception>
    public static CodeOfTypes Read(string path)
    {
        try
        {
            using var file = File.OpenRead(path);
            return JsonSerializer.Deserialize<CodeOfTypes>(file) ?? throw new JsonException("It is empty.");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or JsonException)
        {
            throw new ShapeException(
                $"The code of the types cannot be read from {path}: {exception.Message.TrimEnd('.')}. Delete it and try again.", exception);
        }
    }
}
