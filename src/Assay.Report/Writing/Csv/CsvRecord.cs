using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Writing.Csv;

/// <summary>What one line of the CSV report is about: a row with figures, or one without.</summary>
internal sealed record CsvRecord(ReportModel Model, ReportTable Table, Operation Operation)
{
    public ReportLine? Line { get; init; }

    public MissingRow? Missing { get; init; }

    public MissingKind MissingKind { get; init; }

    /// <summary>What the operation's own check observed; null where the row's check is its check.</summary>
    public OperationCheck? Reading => Line?.Reading(Operation);

    public OperationEstimate? Estimate => Line?.Of(Operation);

    public OperationRanking? Ranking => Table.Ranking(Operation);

    /// <summary>Why figures or blocks are missing.</summary>
    public string Cause => Missing?.Cause ?? Line?.Failures.FirstOrDefault(failure => failure.Operation == Operation)?.Reason ?? Reading?.Cause ?? "";
}
