using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Spectre.Console;

namespace Assay.Report.Terminal;

/// <summary>The second table: sizes on the wire, memory, and the mapper's time.</summary>
internal sealed class SizeTable(ReportModel model, ReportTable table, Canvas canvas)
{
    private sealed record Column(string Header, Func<ReportLine, string> Cell);

    public void Draw()
    {
        var columns = Columns().ToList();
        // The least asked-for figures stand at the end, and go first where the output is narrow.
        while (columns.Count > 1 && LabelWidth(columns) < Math.Min(LongestLabel, Label.Narrowest))
            columns.RemoveAt(columns.Count - 1);
        var label = Math.Min(LongestLabel, LabelWidth(columns));
        var grid = canvas.NewTable();
        grid.AddColumn(Header("row", Justify.Left).Width(label));
        foreach (var column in columns)
            grid.AddColumn(Header(column.Header, Justify.Right).Width(WidthOf(column) + 1).NoWrap());
        foreach (var line in table.Lines.OrderBy(line => line.PayloadBytes ?? long.MaxValue).Concat(table.ReferenceLines))
            grid.AddRow([new Text(Label.Fit(line.Label, label)), .. columns.Select(column => new Text(column.Cell(line)))]);
        canvas.Draw(grid);
    }

    /// <summary>How to read the table, in one line.</summary>
    public string HowToRead()
    {
        var quality = table.BrotliQuality is { } known ? $"brotli quality {known}; " : "";
        var mapper = HasMapper ? "; mapper = time to / from contract" : "";
        var columns = Words.WholeOperations(model).Count > 0
            ? "alloc = allocated bytes; GC = share of time in GC; d, s = deserialize, serialize"
            : "sizes of one payload";
        return $"{quality}{columns}{mapper}";
    }

    private IEnumerable<Column> Columns()
    {
        var operations = Words.WholeOperations(model);
        yield return new Column("payload", line => Units.Size(line.PayloadBytes));
        yield return new Column("deflate", line => Units.Size(line.DeflateBytes));
        yield return new Column("brotli", line => Units.Size(line.BrotliBytes));
        foreach (var operation in operations)
            yield return new Column($"alloc {Letter(operation)}", line => Units.Size(line.Of(operation)?.AllocatedBytesPerOperation));
        if (operations.Count > 0)
            yield return new Column($"GC {string.Join('/', operations.Select(Letter))}",
                line => Units.Shares([.. operations.Select(operation => line.Of(operation)?.GcTimeShare)]));
        if (HasMapper)
            yield return new Column("mapper", line => Units.Times(line.MapToContractNanoseconds, line.MapToPlainNanoseconds));
    }

    private bool HasMapper =>
        table.AllLines.Any(line => line.MapToContractNanoseconds is not null || line.MapToPlainNanoseconds is not null);

    private int LongestLabel => table.AllLines.Max(line => line.Label.Length);

    private int LabelWidth(List<Column> columns) => canvas.TableWidth - columns.Sum(column => WidthOf(column) + 2);

    private int WidthOf(Column column) => table.AllLines.Select(line => column.Cell(line).Length).Append(column.Header.Length).Max();

    private static TableColumn Header(string text, Justify justify) => new(new Text(text, new Style(decoration: Decoration.Bold)))
    {
        Alignment = justify,
        Padding = new Padding(0, 0),
    };

    private static char Letter(Operation operation) => operation == Operation.Serialize ? 's' : 'd';
}
