using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Report;

namespace Assay.Answers.Choosing;

/// <summary>The formats of a recommendation.</summary>
public static class ChoiceWriters
{
    /// <summary>Their names, the one for people first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["table", "json"];

    /// <summary>Writes a recommendation.</summary>
    /// <param name="format">One of <see cref="Names"/>.</param>
    /// <param name="choice">The recommendation; it has a candidate.</param>
    /// <param name="origin">What it rests on beside figures.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output.</param>
    public static void Write(string format, Choice choice, ChoiceOrigin origin, TextWriter output, OutputStyle style)
    {
        if (format == Names[0])
            new ChoiceScreen(choice, origin, style).Write(output);
        else
            SafeWriter.WriteText(output,
                JsonSerializer.Serialize(
                    new ChoiceDocument(origin.Results, origin.Measured, origin.Cautions, origin.Defaults, choice), Context.ChoiceDocument));
    }

    // Read by programs and people, never pasted into a page: quotes and angles may stay as they are.
    private static readonly ChoiceJson Context = new(new JsonSerializerOptions(ChoiceJson.Default.Options)
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });
}

/// <summary>Where the figures of a recommendation came from, and what was taken because nobody said otherwise.</summary>
/// <param name="Results">The results files, the one whose figures decide first.</param>
/// <param name="Measured">On what they were measured, as a sentence.</param>
/// <param name="Defaults">What was not said, as options, such as <c>--scenario rpc</c>; empty where everything was.</param>
public sealed record ChoiceOrigin(IReadOnlyList<string> Results, string Measured, IReadOnlyList<string> Defaults)
{
    /// <summary>What a reader must know of the figures, as sentences, such as that the run ended early.</summary>
    public IReadOnlyList<string> Cautions { get; init; } = [];

    /// <summary>The origin of figures that a report shows.</summary>
    public static ChoiceOrigin Of(ReportModel model, IReadOnlyList<string> results, IReadOnlyList<string> defaults) =>
        new(results, $"{NoiseWords.Measured(model).TrimEnd('.')}, {model.StartedAt.UtcDateTime:yyyy-MM-dd}", defaults)
        {
            Cautions = [.. Report.Cautions.Of(model, isScreeningSaid: true)],
        };
}

/// <summary>The JSON form of a recommendation.</summary>
internal sealed record ChoiceDocument(
    IReadOnlyList<string> Results, string Measured, IReadOnlyList<string> Cautions, IReadOnlyList<string> Defaults, Choice Choice);

/// <summary>camelCase names, enums as camelCase strings, nothing left out.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    NewLine = "\n",
    Converters = [typeof(CamelCaseEnumConverter<Surface>), typeof(CamelCaseEnumConverter<Kept>), typeof(CamelCaseEnumConverter<ChangeKind>),
        typeof(CamelCaseEnumConverter<MissingKind>),
        typeof(CamelCaseEnumConverter<IndependentKind>)])]
[JsonSerializable(typeof(ChoiceDocument))]
internal sealed partial class ChoiceJson : JsonSerializerContext;
