using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Core.Files;
using Assay.Engine;
using Assay.Engine.Reading;
using Assay.Engine.Storage;

namespace Assay.Cli.Reproducing;

/// <summary>What a reproduction keeps of itself beside the results files of its runs: which article, and with which options.</summary>
internal sealed record ReproductionIndex
{
    /// <summary>The version this program writes and reads.</summary>
    public const int CurrentSchemaVersion = 1;

    /// <summary>Version of the file's schema.</summary>
    public int ReproductionSchemaVersion { get; init; } = CurrentSchemaVersion;

    /// <summary>The article's short name.</summary>
    public required string Article { get; init; }

    /// <summary>Whether the runs are the short ones.</summary>
    public required bool IsQuick { get; init; }

    /// <summary>The rows that were named; empty for all of the article.</summary>
    public required IReadOnlyList<string> Rows { get; init; }

    /// <summary>Version of Assay that measures.</summary>
    public required string AssayVersion { get; init; }

    /// <summary>When it began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>Names of the results files, which lie beside this one, in the order of the runs.</summary>
    public required IReadOnlyList<string> Files { get; init; }

    /// <summary>Paths of the results files.</summary>
    public IEnumerable<string> PathsBeside(string path) => Files.Select(file => Path.Combine(Path.GetDirectoryName(path) ?? "", file));

    /// <summary>Writes it, whole or not at all.</summary>
    /// <exception cref="ResultsNotWrittenException">The disk is full or the folder cannot be written.</exception>
    public void Save(string path) => AtomicFile.Replace(
        path,
        file => JsonSerializer.Serialize(file, this, ReproductionJson.Default.ReproductionIndex),
        reason => $"The reproduction could not be written to {path} ({reason}).");

    /// <summary>Reads it; null where the file is something else, such as a results file.</summary>
    public static ReproductionIndex? TryRead(string path)
    {
        try
        {
            using var document = JsonDocument.Parse(NamedFile.ReadText(path, FileUse.KeptResults));
            if (document.RootElement.ValueKind != JsonValueKind.Object
                || !document.RootElement.TryGetProperty("reproductionSchemaVersion", out var version))
                return null;
            if (version.ValueKind != JsonValueKind.Number || !version.TryGetInt32(out var number) || number != CurrentSchemaVersion)
                throw new BadInputException(
                    $"{path} was written by another version of Assay. Reproduce the article again; the file is unchanged.");
            var index = document.RootElement.Deserialize(ReproductionJson.Default.ReproductionIndex);
            return index is not null && DocumentRules.FirstBroken(index, ReproductionJson.Default.ReproductionIndex) is string broken
                ? throw new BadInputException($"{path} is damaged ({broken}). Reproduce the article again; the file is unchanged.")
                : index;
        }
        catch (JsonException)
        {
            return null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"{path} cannot be read ({IoReason.Of(exception)}). Name the file that 'assay article' wrote.", exception);
        }
    }
}

/// <summary>The JSON form of it, generated at compile time.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, RespectNullableAnnotations = true, WriteIndented = true)]
[JsonSerializable(typeof(ReproductionIndex))]
internal sealed partial class ReproductionJson : JsonSerializerContext;
