using Assay.Core.Results;
using Assay.Report.Costs;

namespace Assay.Report.Pages;

/// <summary>Another cost than the times of warm operations: the tables that every format has.</summary>
/// <param name="File">The file's name.</param>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Tables">The tables.</param>
/// <param name="Notes">What else there is to say.</param>
internal abstract record CostPart(
    string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables, IReadOnlyList<string> Notes) : PagePart(File)
{
    /// <summary>The part of a file; null where it holds no such cost.</summary>
    public static CostPart? Of(PageSource source)
    {
        if (CostReports.Of(source.Results) is not { } report)
            return null;
        PageCostTable[] tables = [.. report.Tables.Select(PageCostTable.Of)];
        return source.Results.Options.Kind switch
        {
            RunKind.Startup => new StartupPart(source.Name, report.Answer, tables, report.Notes),
            RunKind.Growth => new GrowthPart(source.Name, report.Answer, tables, report.Notes),
            RunKind.Prediction => new PredictionPart(source.Name, report.Answer, tables, report.Notes),
            RunKind.Protocol => new ProtocolPart(source.Name, report.Answer, tables, report.Notes),
            RunKind.Memory => new MemoryPart(source.Name, report.Answer, tables, report.Notes),
            RunKind.Io => new IoPart(source.Name, report.Answer, tables, report.Notes),
            RunKind.Hostile => new HostilePart(source.Name, report.Answer, tables, report.Notes, PageRow.AllOf(source.Results)),
            _ => null,
        };
    }
}

/// <summary>What first calls cost.</summary>
internal sealed record StartupPart(string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables,
    IReadOnlyList<string> Notes) : CostPart(File, Answer, Tables, Notes);

/// <summary>How times grow with the number of objects.</summary>
internal sealed record GrowthPart(string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables,
    IReadOnlyList<string> Notes) : CostPart(File, Answer, Tables, Notes);

/// <summary>Single calls without warm-up, as a published protocol asks for them.</summary>
internal sealed record ProtocolPart(string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables,
    IReadOnlyList<string> Notes) : CostPart(File, Answer, Tables, Notes);

/// <summary>Predicted times.</summary>
internal sealed record PredictionPart(string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables,
    IReadOnlyList<string> Notes) : CostPart(File, Answer, Tables, Notes);

/// <summary>Memory, pauses and threads.</summary>
internal sealed record MemoryPart(string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables,
    IReadOnlyList<string> Notes) : CostPart(File, Answer, Tables, Notes);

/// <summary>Time in the serializer and time in I/O, and what compression takes and saves.</summary>
internal sealed record IoPart(string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables,
    IReadOnlyList<string> Notes) : CostPart(File, Answer, Tables, Notes);

/// <summary>What rows do with hostile input.</summary>
internal sealed record HostilePart(string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables,
    IReadOnlyList<string> Notes, IReadOnlyList<PageRow> Rows) : CostPart(File, Answer, Tables, Notes);

/// <summary>One table.</summary>
internal sealed record PageCostTable(string Id, string Title, IReadOnlyList<string> HowToRead, IReadOnlyList<WordColumn> Columns,
    IReadOnlyList<WordRow> Rows, IReadOnlyList<string> Notes)
{
    public static PageCostTable Of(WordTable table) => new(table.Id, table.Title, table.HowToRead, table.Columns, table.Rows, table.Notes);
}
