using System.Text.Encodings.Web;
using System.Text.Json;
using Assay.Report;
using Assay.Validation.Writing;

namespace Assay.Validation;

/// <summary>The formats of a validation's report.</summary>
public static class ValidationWriters
{
    private const string Json = "json";

    // Read by programs and people, never pasted into a page: quotes may stay as they are.
    private static readonly ValidationJson Context = new(new JsonSerializerOptions(ValidationJson.Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    /// <summary>Their names on the command line, the default first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["table", Json];

    /// <summary>Writes a report.</summary>
    /// <param name="format">One of <see cref="Names"/>.</param>
    /// <param name="report">The report.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output; JSON does not depend on it.</param>
    public static void Write(string format, ValidationReport report, TextWriter output, OutputStyle style)
    {
        if (format == Json)
            output.WriteLine(JsonSerializer.Serialize(report, Context.ValidationReport));
        else
            new ValidationTable(report, output, style).Write();
    }
}
