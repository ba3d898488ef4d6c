using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Speed;

/// <summary>One operation of one row: with figures, or with the reason why it has none.</summary>
internal sealed record SpeedRow(ReportModel Model, ReportTable Table, Operation Operation)
{
    public ReportLine? Line { get; init; }

    public MissingRow? Missing { get; init; }

    public MissingKind MissingKind { get; init; }

    public string Label => Line?.Label ?? Missing?.Label ?? "";

    /// <summary>What the operation's own check observed; null where the row's check is its check.</summary>
    public OperationCheck? Reading => Line?.Reading(Operation);

    public OperationEstimate? Estimate => Line?.Of(Operation);

    public OperationRanking? Ranking => Table.Ranking(Operation);

    /// <summary>Why figures or blocks are missing.</summary>
    public string Cause =>
        Missing?.Cause ?? Line?.Failures.FirstOrDefault(failure => failure.Operation == Operation)?.Reason ?? Reading?.Cause ?? "";

    /// <summary>The rows of an operation that people see: of one that reads a part of a payload those with a figure.</summary>
    public static IEnumerable<SpeedRow> Of(ReportModel model, ReportTable table, Operation operation) =>
        (OperationOrder.Readings.Contains(operation) ? ReadingWords.Lines(table) : table.AllLines)
            .Select(line => new SpeedRow(model, table, operation) { Line = line });

    /// <summary>All others.</summary>
    public static IEnumerable<SpeedRow> Others(ReportModel model, ReportTable table) =>
    [
        .. from line in table.AllLines.Except(ReadingWords.Lines(table))
           from operation in ReadingWords.Operations(model)
           select new SpeedRow(model, table, operation) { Line = line },
        .. Unread(model, table),
        .. from missing in table.Missing
           from row in missing.Rows
           from operation in Words.Operations(model)
           select new SpeedRow(model, table, operation) { Missing = row, MissingKind = missing.Kind },
    ];

    // A row that only cannot be opened, or read for one member, has a line, unless the run asked for nothing else.
    private static IEnumerable<SpeedRow> Unread(ReportModel model, ReportTable table)
    {
        var told = table.AllLines.Select(line => line.Label).ToHashSet();
        return
            from unread in table.Unread
            from row in unread.Rows
            where !told.Contains(row.Label)
            from operation in unread.Operations
            select new SpeedRow(model, table, operation) { Missing = row, MissingKind = unread.Kind };
    }
}
