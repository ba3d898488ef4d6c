using Assay.Core.Adapters;
using Assay.Report.Model;
using Spectre.Console;

namespace Assay.Report.Writing.Terminal;

/// <summary>The second table: sizes on the wire, memory, and the mapper's time.</summary>
internal sealed class SizeTable(ReportModel model, ReportTable table, Canvas canvas)
{
    private sealed record Column(string Header, Func<ReportLine, string> Cell);

    public void Draw()
    {
        var columns = Columns().ToList();
        var grid = canvas.NewTable();
        var fixedWidth = columns.Sum(column => WidthOf(column) + 2);
        var label = table.AllLines.Max(line => line.Label.Length);
        grid.AddColumn(Header("row", Justify.Left).Width(Math.Clamp(label, 3, Math.Max(3, canvas.Width - fixedWidth))));
        foreach (var column in columns)
            grid.AddColumn(Header(column.Header, Justify.Right).Width(WidthOf(column) + 1).NoWrap());
        // The bytes a row writes do not depend on its speed: the smallest payload comes first.
        foreach (var line in table.AllLines.OrderBy(line => line.IsReference).ThenBy(line => line.PayloadBytes ?? long.MaxValue))
            grid.AddRow([new Text(line.Label), .. columns.Select(column => new Text(column.Cell(line)))]);
        canvas.Draw(grid);
    }

    /// <summary>How to read the table, in one line.</summary>
    public string HowToRead()
    {
        var quality = table.BrotliQuality is { } known ? $" (quality {known})" : "";
        return $"Bytes of instance 0; deflate is its optimal level, brotli{quality}. Allocated bytes and share of time in GC for one operation, "
            + "d = deserialize, s = serialize; mapper = time to contract types / back, outside the row's time unless marked c.";
    }

    private IEnumerable<Column> Columns()
    {
        yield return new Column("payload", line => Units.Size(line.PayloadBytes));
        yield return new Column("deflate", line => Units.Size(line.DeflateBytes));
        yield return new Column("brotli", line => Units.Size(line.BrotliBytes));
        foreach (var operation in model.Operations.Distinct().OrderByDescending(operation => operation))
            yield return new Column($"alloc {Letter(operation)}", line => Units.Size(line.Of(operation)?.AllocatedBytesPerOperation));
        foreach (var operation in model.Operations.Distinct().OrderByDescending(operation => operation))
            yield return new Column($"GC {Letter(operation)}", line => line.Of(operation) is { } estimate ? Units.Share(estimate.GcTimeShare) : "-");
        if (table.AllLines.Any(line => line.MapToContractNanoseconds is not null || line.MapToPlainNanoseconds is not null))
            yield return new Column("mapper", Mapper);
    }

    private static string Mapper(ReportLine line) => line.MapToContractNanoseconds is null && line.MapToPlainNanoseconds is null
        ? "-"
        : $"{Time(line.MapToContractNanoseconds)} / {Time(line.MapToPlainNanoseconds)}";

    private static string Time(double? nanoseconds) => nanoseconds is { } known ? Units.Time(known) : "-";

    private int WidthOf(Column column) => table.AllLines.Select(line => column.Cell(line).Length).Append(column.Header.Length).Max();

    private static TableColumn Header(string text, Justify justify) => new(new Text(text, new Style(decoration: Decoration.Bold)))
    {
        Alignment = justify,
        Padding = new Padding(0, 0),
    };

    private static char Letter(Operation operation) => operation == Operation.Serialize ? 's' : 'd';
}
