using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Report;
using Spectre.Console;
using Canvas = Assay.Report.Terminal.Canvas;

namespace Assay.Validation.Writing;

/// <summary>The formats of a validation's report.</summary>
public static class ValidationWriters
{
    private const string Json = "json";

    // Read by programs and people, never pasted into a page: quotes may stay as they are.
    private static readonly ValidationJson Context = new(new JsonSerializerOptions(ValidationJson.Default.Options)
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });

    /// <summary>Their names on the command line, the default first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["table", Json];

    /// <summary>Writes a report.</summary>
    /// <param name="format">One of <see cref="Names"/>.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output; JSON does not depend on it.</param>
    public static void Write(string format, ValidationReport report, TextWriter output, OutputStyle style)
    {
        if (format == Json)
            SafeWriter.WriteText(output, JsonSerializer.Serialize(report, Context.ValidationReport));
        else
            new ValidationTable(report, output, style).Write();
    }
}

/// <summary>
/// The JSON form of a validation, generated at compile time: camelCase names, states as camelCase strings, nothing left out.
/// </summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    NewLine = "\n",
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    Converters = [typeof(CamelCaseEnumConverter<CheckState>)])]
[JsonSerializable(typeof(ValidationReport))]
internal sealed partial class ValidationJson : JsonSerializerContext;

/// <summary>The validation for a person: a line a check, then what stands behind each.</summary>
internal sealed class ValidationTable(ValidationReport report, TextWriter output, OutputStyle style)
{
    private const int WidestFigure = 200;
    private readonly Canvas canvas = new(output, style);

    public void Write()
    {
        canvas.Paragraph(Title(), isStrong: true);
        canvas.Paragraph(Where(), indent: 2);
        canvas.Blank();
        Summary();
        foreach (var check in report.Checks)
        {
            canvas.Blank();
            Write(check);
        }

        canvas.Blank();
        canvas.Paragraph(Verdict(), isStrong: true);
    }

    private string Title() => report.IsQuick
        ? $"Assay {report.AssayVersion} quick validation: fewer runs and blocks, no BenchmarkDotNet; percentages are rough"
        : $"Assay {report.AssayVersion} validation";

    private string Where() => string.Create(
        CultureInfo.InvariantCulture,
        $"{report.Row}, books of 100; {report.Machine.OperatingSystem}, {report.Machine.LogicalProcessors} processors; "
            + $"{report.StartedAt:yyyy-MM-dd HH:mm} UTC; raw samples: {report.ResultsFolder}");

    private void Summary()
    {
        var grid = canvas.NewTable();
        var name = report.Checks.Select(check => check.Name.Length).Append("check".Length).Max() + 1;
        var time = report.Checks.Select(check => FigureText.Duration(check.Seconds).Length).Append("time".Length).Max() + 1;
        var state = report.Checks.Select(check => Of(check.State).Length).Append("result".Length).Max() + 1;
        grid.AddColumn(Column("check", name));
        grid.AddColumn(Column("result", state));
        grid.AddColumn(Column("time", time));
        grid.AddColumn(Column("figure", Math.Min(WidestFigure, canvas.TableWidth - name - time - state)));
        foreach (var check in report.Checks)
            grid.AddRow(new Text(check.Name), new Text(Of(check.State), Colour(check.State)), new Text(FigureText.Duration(check.Seconds)),
                new Text(check.State == CheckState.NotRun ? check.Reason : check.Figure));
        canvas.Draw(grid);
    }

    private void Write(CheckOutcome check)
    {
        canvas.Paragraph($"{check.Name}: {check.Title}", isStrong: true);
        Item($"target: {check.Target}");
        Item(check.State == CheckState.NotRun ? $"not run: {check.Reason}" : $"{Of(check.State)}: {check.Figure}");
        foreach (var detail in check.Details)
            Item($"{detail.Name}: {detail.Text}");
        Item($"{FigureText.Duration(check.Seconds)}; run alone: {check.Command}");
    }

    private void Item(string text) => canvas.Paragraph($"- {text}", indent: 2);

    private string Verdict()
    {
        var missed = report.Checks.Count(check => check.State == CheckState.Missed);
        var notRun = report.Checks.Count(check => check.State == CheckState.NotRun);
        var met = report.Checks.Count - missed - notRun;
        return string.Create(CultureInfo.InvariantCulture, $"{met} met, {missed} missed, {notRun} not run");
    }

    private static string Of(CheckState state) => state switch
    {
        CheckState.Met => "met",
        CheckState.Missed => "missed",
        _ => "not run",
    };

    private static Style Colour(CheckState state) => state switch
    {
        CheckState.Met => new Style(Color.Green),
        CheckState.Missed => new Style(Color.Red),
        _ => Style.Plain,
    };

    private static TableColumn Column(string header, int width) =>
        new TableColumn(new Text(header, new Style(decoration: Decoration.Bold))) { Padding = new Padding(0, 0) }.Width(width);
}
