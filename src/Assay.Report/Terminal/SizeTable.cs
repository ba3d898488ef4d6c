using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Report.Terminal;

/// <summary>The second table: sizes on the wire, memory, and the mapper's time.</summary>
internal sealed class SizeTable(ReportModel model, ReportTable table, Canvas canvas)
{
    public void Draw() =>
        new FigureTable(
            canvas, [.. table.Lines.OrderBy(line => line.PayloadBytes ?? long.MaxValue), .. table.ReferenceLines], line => line.Label)
            .Draw(Columns());

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

    private IEnumerable<FigureColumn> Columns()
    {
        var operations = Words.WholeOperations(model);
        yield return new FigureColumn("payload", line => Units.Size(line.PayloadBytes));
        yield return new FigureColumn("deflate", line => Units.Size(line.DeflateBytes));
        yield return new FigureColumn("brotli", line => Units.Size(line.BrotliBytes));
        foreach (var operation in operations)
            yield return new FigureColumn($"alloc {Letter(operation)}", line => Units.Size(line.Of(operation)?.AllocatedBytesPerOperation));
        if (operations.Count > 0)
            yield return new FigureColumn($"GC {string.Join('/', operations.Select(Letter))}",
                line => Units.Shares([.. operations.Select(operation => line.Of(operation)?.GcTimeShare)]));
        if (HasMapper)
            yield return new FigureColumn("mapper", line => Units.Times(line.MapToContractNanoseconds, line.MapToPlainNanoseconds));
    }

    private bool HasMapper =>
        table.AllLines.Any(line => line.MapToContractNanoseconds is not null || line.MapToPlainNanoseconds is not null);

    private static char Letter(Operation operation) => operation == Operation.Serialize ? 's' : 'd';
}
