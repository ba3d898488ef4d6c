using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine.Planning;

namespace Assay.Engine.Storage;

/// <summary>Reads and writes results files. A file is replaced whole or not at all.</summary>
public static class ResultsStore
{
    /// <summary>Writes results atomically.</summary>
    /// <exception cref="ResultsNotWrittenException">The disk is full or the folder cannot be written; the earlier file is
    /// untouched.</exception>
    public static void Save(ResultsFile results, string path) => AtomicFile.Replace(
        path,
        file => JsonSerializer.Serialize(file, results, ResultsJson.Whole),
        reason => $"The results could not be written to {path} ({reason}). Earlier results stay readable.");

    /// <summary>Reads a results file.</summary>
    /// <exception cref="BadInputException">There is none, it is no results file, or another version of Assay wrote it.</exception>
    public static ResultsFile Load(string path)
    {
        if (string.IsNullOrWhiteSpace(path))
            throw new BadInputException("The name of the results file is empty. Name one that 'assay run' wrote.");
        var text = ReadAll(path);
        var version = SchemaVersionOf(text, path);
        if (version != ResultsFile.CurrentSchemaVersion)
        {
            var age = version < ResultsFile.CurrentSchemaVersion ? "an older" : "a newer";
            throw new BadInputException(
                $"{path} was written by {age} version of Assay (schema {version}, this one reads {ResultsFile.CurrentSchemaVersion}). "
                    + "Read it with that version; the file is unchanged.");
        }

        try
        {
            var file = JsonSerializer.Deserialize(text, ResultsJson.Whole) ?? throw NoResults(path, "it holds null");
            return ResultsRules.FirstBroken(file) is string broken ? throw NoResults(path, broken) : file;
        }
        catch (JsonException exception)
        {
            throw NoResults(path, JsonReason.Of(exception));
        }
        catch (NotSupportedException)
        {
            throw NoResults(path, "its options or samples do not say of which experiment they are");
        }
    }

    private static byte[] ReadAll(string path)
    {
        try
        {
            return NamedFile.ReadText(path, FileUse.Results);
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new BadInputException($"There is no results file {Shortened.Of(path)}. Name one that 'assay run' wrote.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new BadInputException(
                $"{Shortened.Of(path)} cannot be read ({IoReason.Of(exception, path)}). Name a results file that 'assay run' "
                    + "wrote.", exception);
        }
    }

    private static int SchemaVersionOf(byte[] text, string path)
    {
        try
        {
            using var document = JsonDocument.Parse(text);
            var root = document.RootElement;
            return root.ValueKind == JsonValueKind.Object
                && root.TryGetProperty("schemaVersion", out var version)
                && version.ValueKind == JsonValueKind.Number
                && version.TryGetInt32(out var number)
                ? number
                : throw NoResults(path, "it has no schemaVersion");
        }
        catch (JsonException exception)
        {
            throw NoResults(path, JsonReason.Of(exception));
        }
    }

    private static BadInputException NoResults(string path, string cause) =>
        new($"{path} is damaged or not a results file ({cause.ReplaceLineEndings(" ").TrimEnd('.')}). Name one that 'assay run' wrote; "
            + "the file is unchanged.");
}

/// <summary>The JSON form of results, generated at compile time.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(ResultsFile))]
internal sealed partial class ResultsJson : JsonSerializerContext
{
    private static readonly Lazy<JsonTypeInfo<ResultsFile>> Lazily = new(Read);

    /// <summary>A results file with what each experiment keeps of its own.</summary>
    public static JsonTypeInfo<ResultsFile> Whole => Lazily.Value;

    /// <summary>The properties of what an experiment is asked, each as its JSON; none where it is asked nothing.</summary>
    public static IReadOnlyDictionary<string, string> PropertiesOf(ExperimentOptions? own) => own is null
        ? new Dictionary<string, string>()
        : JsonSerializer.SerializeToNode(own, Whole.Options.GetTypeInfo(own.GetType()))!.AsObject()
            .ToDictionary(property => property.Key, property => property.Value?.ToJsonString() ?? "");

    private static JsonTypeInfo<ResultsFile> Read()
    {
        JsonSerializerOptions options = new(Default.Options)
        {
            Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase, allowIntegerValues: false) },
            TypeInfoResolver = JsonTypeInfoResolver.Combine(Default, new DefaultJsonTypeInfoResolver()).WithAddedModifier(NameOwn),
        };
        return (JsonTypeInfo<ResultsFile>)options.GetTypeInfo(typeof(ResultsFile));
    }

    private static void NameOwn(JsonTypeInfo type)
    {
        if (type.Type == typeof(ExperimentOptions))
            type.PolymorphismOptions = NamesOf(static experiment => experiment.OptionsType);
        else if (type.Type == typeof(ExperimentSamples))
            type.PolymorphismOptions = NamesOf(static experiment => experiment.NewSamples()?.GetType());
    }

    private static JsonPolymorphismOptions NamesOf(Func<Experiment, Type?> typeOf)
    {
        JsonPolymorphismOptions names = new() { TypeDiscriminatorPropertyName = "of" };
        foreach (var experiment in KnownExperiments.All.Where(experiment => typeOf(experiment) is not null).DistinctBy(typeOf))
            names.DerivedTypes.Add(new JsonDerivedType(typeOf(experiment)!, experiment.Kind));
        return names;
    }
}
