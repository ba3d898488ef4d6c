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

        Assert.All(header.Split(','), column => Assert.Contains($"`{column}`", text, StringComparison.Ordinal));
    }

    [Fact]
    public void Every_field_of_the_JSON_report_is_described()
    {
        var text = Text("report-formats.md") + Text("results-schema.md");
        using var json = JsonDocument.Parse(Rendered.As("json", ReportBuilder.WithDeepView(Runs.Everything(), ["google.protobuf"])));

        Assert.All(Names(json.RootElement).Distinct(), name => Assert.Contains($"`{name}`", text, StringComparison.Ordinal));
    }

    [Fact]
    public void Every_field_of_a_close_look_in_JSON_is_described()
    {
        var text = Text("report-formats.md") + Text("results-schema.md");
        using var json = JsonDocument.Parse(Rendered.As("json", ReportBuilder.WithDeepView(DeepView.Run(), ["changes"])));

        Assert.All(
            Names(json.RootElement.GetProperty("deep")).Distinct(), name => Assert.Contains($"`{name}`", text, StringComparison.Ordinal));
    }

    private static IEnumerable<string> Names(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Object => element.EnumerateObject().SelectMany(property => Names(property.Value).Prepend(property.Name)),
        JsonValueKind.Array => element.EnumerateArray().SelectMany(Names),
        _ => [],
    };

    private static string Text(string page) => File.ReadAllText(Path.Combine(Snapshot.Root, "docs", page)).ReplaceLineEndings("\n");
}
