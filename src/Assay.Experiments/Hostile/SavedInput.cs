using System.Globalization;
using System.IO.Compression;
using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Core.Adapters;
using Assay.Core.Files;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Storage;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>An input that broke a row, with all that is needed to feed it again.</summary>
public sealed record SavedInput
{
    /// <summary>The row.</summary>
    public required RowId Row { get; init; }

    /// <summary>Data set and size, whose types the row reads.</summary>
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Name of the kind of input.</summary>
    public required string Kind { get; init; }

    /// <summary>What was done to a valid payload.</summary>
    public required string What { get; init; }

    /// <summary>What came of it.</summary>
    public required HostileOutcome Outcome { get; init; }

    /// <summary>The exception's type, the limit, the signal, the place of a wrong value.</summary>
    public string Detail { get; init; } = "";

    /// <summary>Stack of the thread that reads it, in bytes; 0 for the worker's own.</summary>
    public int StackBytes { get; init; }

    /// <summary>Size of the payload, in bytes.</summary>
    public required int Bytes { get; init; }

    /// <summary>The payload, compressed with DEFLATE: nesting compresses to a thousandth.</summary>
    public required byte[] Deflated { get; init; }

    /// <summary>Describes an input.</summary>
    internal static SavedInput Of(HostileResult fed, RowId id, string kind, JobFrame job, HostileInput input, HostileGroup group) => new()
    {
        Row = id,
        Workload = fed.Workload,
        Surface = job.Surface,
        Kind = kind,
        What = SavedInputCheck.Line(input.What),
        Outcome = group.Outcome,
        Detail = SavedInputCheck.Line(group.ExceptionType.Length > 0 ? $"{group.ExceptionType}: {group.Detail}" : group.Detail),
        StackBytes = input.StackBytes,
        Bytes = input.Payload.Length,
        Deflated = Deflate(input.Payload),
    };

    /// <summary>The payload.</summary>
    /// <exception cref="InvalidDataException">It is damaged.</exception>
    public byte[] Payload() => TryInflate() ?? throw new InvalidDataException("its payload is not what it says");

    /// <summary>The payload; null where it is damaged, shorter or longer than it says. No more is inflated than that.</summary>
    internal byte[]? TryInflate()
    {
        using MemoryStream packed = new(Deflated);
        using DeflateStream deflated = new(packed, CompressionMode.Decompress);
        var payload = new byte[Bytes];
        try
        {
            return deflated.ReadAtLeast(payload, payload.Length, throwOnEndOfStream: false) == payload.Length && deflated.ReadByte() < 0
                ? payload
                : null;
        }
        catch (InvalidDataException)
        {
            return null;
        }
    }

    private static byte[] Deflate(byte[] payload)
    {
        using MemoryStream packed = new();
        using (DeflateStream deflated = new(packed, CompressionLevel.Optimal, leaveOpen: true))
            deflated.Write(payload);
        return packed.ToArray();
    }
}

/// <summary>Files of inputs that broke rows.</summary>
public static class SavedInputs
{
    private const string Advice = "Name a file of the folder that 'assay check hostile' wrote next to its results.";

    /// <summary>The folder next to a results file.</summary>
    public static string FolderOf(string resultsFile) => Path.ChangeExtension(resultsFile, null) + ".inputs";

    /// <summary>Saves an input.</summary>
    /// <param name="folder">The folder; made where it is missing.</param>
    /// <returns>The file's name in the folder.</returns>
    /// <exception cref="ResultsNotWrittenException">It cannot be written.</exception>
    internal static string Save(string folder, SavedInput input)
    {
        var exception = input.Outcome == HostileOutcome.Threw ? "-" + input.Detail.Split(':')[0].Split('.')[^1] : "";
        var name = FileNames.Of(
            string.Create(CultureInfo.InvariantCulture,
                $"{input.Row}-{input.Workload.DataSet}-{input.Kind}-{input.Outcome}{exception}-{input.Bytes}-{input.What}"), ".json");
        var path = Path.Combine(folder, name);
        AtomicFile.Replace(path, file => JsonSerializer.Serialize(file, input, SavedInputJson.Default.SavedInput),
            reason => $"The input could not be written to {path} ({reason}).");
        return name;
    }

    /// <summary>Reads an input.</summary>
    /// <exception cref="BadInputException">There is none, or the file is something else.</exception>
    public static SavedInput Load(string path)
    {
        try
        {
            var input = JsonSerializer.Deserialize(NamedFile.ReadText(path, FileUse.SavedInput), SavedInputJson.Default.SavedInput)
                ?? throw new BadInputException($"{path} holds no saved input. {Advice}");
            return SavedInputCheck.Fault(input) is string fault
                ? throw new BadInputException($"{path} holds no saved input: {fault}. {Advice}")
                : input with { Detail = input.Detail ?? "" };
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new BadInputException($"{Shortened.Of(path)} cannot be read ({IoReason.Of(exception, path)}). {Advice}", exception);
        }
        catch (JsonException exception)
        {
            throw new BadInputException($"{path} holds no saved input ({JsonReason.Of(exception)}). {Advice}", exception);
        }
    }
}

/// <summary>The serializer of saved inputs.</summary>
[JsonSourceGenerationOptions(WriteIndented = true, PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, UseStringEnumConverter = true)]
[JsonSerializable(typeof(SavedInput))]
internal sealed partial class SavedInputJson : JsonSerializerContext;
