using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Cli.Display;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Running;
using Assay.Report;

namespace Assay.Cli.Showing;

/// <summary>Prints what rows wrote.</summary>
internal static class ShownPayloads
{
    private const string Text = "text";

    public static void WriteText(IReadOnlyList<ShownRow> rows, Streams streams)
    {
        var style = streams.Style;
        using var output = streams.OpenReport();
        for (var i = 0; i < rows.Count; i++)
        {
            if (i > 0)
                output.WriteLine();
            Write(rows[i], output, style);
        }
    }

    public static void WriteJson(IReadOnlyList<ShownRow> rows, TextWriter output) =>
        SafeWriter.WriteText(output, JsonSerializer.Serialize([.. rows.Select(DocumentOf)], ShowJson.Default.PayloadDocumentArray));

    private static void Write(ShownRow row, TextWriter output, OutputStyle style)
    {
        var package = Words.Package(row.Row.Package, row.Row.PackageVersion);
        Paragraph(
            $"{row.Row.Label} ({package}; {row.Row.Dialect}): {row.Workload.DataSet}, {Counted.Of(row.Workload.Size, row.Workload.Unit)}",
            output, style);
        if (ViewOf(row) is not PayloadView view)
        {
            Paragraph($"nothing to show: {row.Obstacle}", output, style);
            return;
        }

        new PayloadText(output, style).Write(view);
        if (row.Shown!.HasMoreLeaves)
            Paragraph(
                $"Only the first {Counted.Of(row.Shown.Leaves.Count, "value")} were searched for; show a smaller instance.", output, style);
    }

    private static PayloadView? ViewOf(ShownRow row) =>
        row.Shown is ShownFrame shown ? PayloadView.Of(shown.Payload, shown.Leaves, row.Row.Format == Text) : null;

    private static PayloadDocument DocumentOf(ShownRow row)
    {
        var view = ViewOf(row) ?? new PayloadView([], [], []);
        return new PayloadDocument(
            row.Row.Label,
            row.Row.Package,
            row.Row.PackageVersion,
            row.Row.Dialect,
            row.Row.Format,
            row.Surface.ToString().ToLowerInvariant(),
            row.Workload.DataSet,
            row.Workload.Size,
            row.Obstacle,
            Convert.ToHexStringLower(view.Payload),
            view.Payload.Length,
            view.ValueBytes,
            view.OverheadBytes,
            [.. view.Values.Select(value => new PayloadDocument.Value(value.Path, value.Offset, value.Length, value.Encoding))],
            view.NotFound);
    }

    private static void Paragraph(string text, TextWriter output, OutputStyle style)
    {
        foreach (var line in Wrapped.Lines(text, style.Width, 4))
            output.WriteLine(line);
    }
}

/// <summary>What a row wrote, as <c>--format json</c> prints it.</summary>
internal sealed record PayloadDocument(
    string Row,
    string Package,
    string PackageVersion,
    string Dialect,
    string Format,
    string Surface,
    string DataSet,
    int Size,
    string Obstacle,
    string Hex,
    int PayloadBytes,
    int ValueBytes,
    int OverheadBytes,
    IReadOnlyList<PayloadDocument.Value> Values,
    IReadOnlyList<string> NotFound)
{
    /// <summary>A value in the payload; its bytes are in the hex.</summary>
    internal sealed record Value(string Path, int Offset, int Length, string Encoding);
}

/// <summary>The JSON forms of <c>assay show</c>, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(ContractDocument[]))]
[JsonSerializable(typeof(PayloadDocument[]))]
internal sealed partial class ShowJson : JsonSerializerContext;
