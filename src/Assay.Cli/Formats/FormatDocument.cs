using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Cli.Formats;

/// <summary>Verdicts on format cases, as <c>assay conform formats --format json</c> prints them.</summary>
/// <param name="Cases">The cases: what the specification says, with the citation.</param>
/// <param name="Checks">What each row did.</param>
/// <param name="NotAvailable">Rows that are not available here.</param>
internal sealed record FormatDocument(IReadOnlyList<FormatCaseResult> Cases, IReadOnlyList<FormatCheckResult> Checks, IReadOnlyList<FormatDocument.Missing> NotAvailable)
{
    private static readonly FormatJson Json = new(new JsonSerializerOptions(FormatJson.Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    /// <summary>Prints it.</summary>
    public static void Write(ResultsFile file, TextWriter output) => output.WriteLine(JsonSerializer.Serialize(
        new FormatDocument(
            file.FormatCases, file.FormatChecks, [.. file.Rows.Where(row => row.Status != RowStatus.Available).Select(row => new Missing(row.Label, row.Status, row.Cause))]),
        Json.FormatDocument));

    /// <summary>A row that is not available here.</summary>
    internal sealed record Missing(string Row, RowStatus Status, string Cause);
}

/// <summary>The JSON form, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    Converters = [typeof(CamelCaseEnumConverter<FormatExpectation>), typeof(CamelCaseEnumConverter<FormatVerdict>), typeof(CamelCaseEnumConverter<RowStatus>)])]
[JsonSerializable(typeof(FormatDocument))]
internal sealed partial class FormatJson : JsonSerializerContext;
