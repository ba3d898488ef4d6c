using System.Text;
using Assay.Core.Files;
using Assay.Engine;

namespace Assay.Experiments.Formats;

/// <summary>
/// What a folder's <c>shapes.tsv</c> says: into which shape a file is read, a file and a shape on each line, separated by a tab.
/// </summary>
internal sealed class CorpusManifest(string folder, IReadOnlyList<string> known)
{
    /// <summary>The file's name.</summary>
    public const string Name = "shapes.tsv";

    private readonly Dictionary<string, string> shapes = new(StringComparer.Ordinal);

    /// <summary>Reads it, if there is one.</summary>
    public void Read(IReadOnlySet<string> files)
    {
        var path = Path.Combine(folder, Name);
        if (!files.Contains(path))
            return;
        var lines = Encoding.UTF8.GetString(TextOf(path)).Split('\n');
        for (var number = 1; number <= lines.Length; number++)
        {
            var line = lines[number - 1].TrimEnd('\r');
            if (line.Length > 0 && line[0] != '#')
                Take(line.Split('\t'), files, $"Line {number} of {path}");
        }
    }

    /// <summary>The shape of a file; null where nothing is said.</summary>
    public string? ShapeOf(string file) => shapes.GetValueOrDefault(file);

    private static byte[] TextOf(string path)
    {
        try
        {
            return NamedFile.ReadText(path, FileUse.CorpusFile);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"{path} cannot be read ({IoReason.Of(exception, path)}). Correct or remove it.", exception);
        }
    }

    private void Take(string[] parts, IReadOnlySet<string> files, string place)
    {
        if (parts.Length != 2)
            throw new BadInputException($"{place} is no file and shape. Write both, separated by a tab.");
        var file = Path.Combine(folder, parts[0]);
        if (!files.Contains(file))
            throw new BadInputException(
                $"{place} names {Shortened.Of(parts[0])}, which the folder does not hold. Correct or remove the line.");
        if (!known.Contains(parts[1]))
            throw new BadInputException($"{place} names the shape {Shortened.Of(parts[1])}. This format has {string.Join(", ", known)}.");
        if (!shapes.TryAdd(file, parts[1]))
            throw new BadInputException($"{place} names {Shortened.Of(parts[0])} again. Remove one of the lines.");
    }
}
