using System.Text.Json;
using Assay.Analysis.Tables;

namespace Assay.Report.Tests;

public sealed class Documentation
{
    [Fact]
    public void Every_column_of_the_CSV_is_described()
    {
        var text = Text("report-formats.md");
        var header = Rendered.As("csv", ReportBuilder.Build(Runs.NothingMeasured())).Split('\n')[0];

        var fields = Text("report-json.md");
        Assert.All(header.Split(','), column => Assert.True(
            text.Contains($"`{column}`", StringComparison.Ordinal)
                || fields.Contains($"| `{CamelCase(column)}` |", StringComparison.Ordinal),
            column));
    }

    [Fact]
    public void Every_field_of_the_JSON_report_is_described()
    {
        var text = Text("report-json.md") + Text("results-schema.md");
        using var json = JsonDocument.Parse(Rendered.As("json", ReportBuilder.WithDeepView(Runs.Everything(), ["google.protobuf"])));

        Assert.All(Names(json.RootElement).Distinct(), name => Assert.Contains($"`{name}`", text, StringComparison.Ordinal));
    }

    [Fact]
    public void Every_field_of_a_close_look_in_JSON_is_described()
    {
        var text = Text("report-json.md") + Text("results-schema.md");
        using var json = JsonDocument.Parse(Rendered.As("json", ReportBuilder.WithDeepView(DeepView.Run(), ["changes"])));

        Assert.All(
            Names(json.RootElement.GetProperty("deep")).Distinct(), name => Assert.Contains($"`{name}`", text, StringComparison.Ordinal));
    }

    private static string CamelCase(string column) => string.Concat(column.Split('_')
        .Select((word, index) => index == 0 || word.Length == 0 ? word : char.ToUpperInvariant(word[0]) + word[1..]));

    private static IEnumerable<string> Names(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Object => element.EnumerateObject().SelectMany(property => Names(property.Value).Prepend(property.Name)),
        JsonValueKind.Array => element.EnumerateArray().SelectMany(Names),
        _ => [],
    };

    private static string Text(string page) => File.ReadAllText(Path.Combine(Snapshot.Root, "docs", page)).ReplaceLineEndings("\n");
}
