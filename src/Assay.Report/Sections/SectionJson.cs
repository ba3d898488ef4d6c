using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Assay.Report.Sections;

/// <summary>
/// A report for programs: for each row an object whose names say the unit; <c>lower</c> and <c>upper</c> beside a figure are the
/// ends of its interval. A model that says more than the tables stands in their place.
/// </summary>
internal static class SectionJson
{
    private static readonly JsonWriterOptions Options = new()
    {
        Indented = true,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        NewLine = "\n",
    };

    public static void Write(SectionReport report, TextWriter output)
    {
        using MemoryStream text = new();
        using (Utf8JsonWriter writer = new(text, Options))
        {
            WholeOf(report).WriteTo(writer);
        }

        SafeWriter.WriteText(output, System.Text.Encoding.UTF8.GetString(text.GetBuffer(), 0, (int)text.Length));
    }

    private static JsonObject WholeOf(SectionReport report)
    {
        var whole = report.Model?.Invoke() ?? TablesOf(report);
        whole.Insert(0, "kind", report.Kind);
        whole.Insert(1, "answer", Strings(report.Answer));
        return whole;
    }

    private static JsonObject TablesOf(SectionReport report)
    {
        JsonObject whole = new()
        {
            ["tables"] = new JsonArray([.. report.TablesOf(Readers.Programs).Select(TableOf)]),
            ["notes"] = Strings(report.Notes),
        };
        if (report.Code.Count > 0)
            whole["code"] = new JsonArray([.. report.Code.Select(code => new JsonObject { ["title"] = code.Title, ["text"] = code.Text })]);
        return whole;
    }

    private static JsonObject TableOf(WordTable table) => new()
    {
        ["id"] = table.Id,
        ["title"] = table.Title,
        ["rows"] = new JsonArray([.. table.Rows.Select(row => RowOf(table, row))]),
        ["notes"] = Strings(table.Notes),
    };

    private static JsonObject RowOf(WordTable table, WordRow row)
    {
        JsonObject item = new() { ["group"] = row.Group };
        foreach (var (column, cell) in table.Columns.Zip(row.Cells))
        {
            item[column.Id] = cell switch
            {
                { Value: { } value } => JsonValue.Create(value),
                { IsTrue: { } isTrue } => JsonValue.Create(isTrue),
                _ => cell.Text == WordCell.None.Text ? null : JsonValue.Create(cell.Text),
            };
            if (cell is { Lower: { } lower, Upper: { } upper })
            {
                item[column.LowerId] = lower;
                item[column.UpperId] = upper;
            }
        }

        return item;
    }

    private static JsonArray Strings(IEnumerable<string> texts) => new([.. texts.Select(text => (JsonNode?)JsonValue.Create(text))]);
}
