using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Building;

/// <summary>Rows that pass their check but not the one of an operation beside it, grouped so that one reason is one line.</summary>
internal static class UnreadBuilder
{
    private sealed record Unread(RowResult Row, OperationCheck Check);

    public static IReadOnlyList<UnreadRows> Build(ResultsFile results, WorkloadEvidence evidence)
    {
        var unread =
            from row in results.Rows
            from check in evidence.Checks
            where check.Row == row.Name
            from operation in check.Operations
            where operation.Verdict is not (Verdict.Supported or Verdict.Lossy)
            select new Unread(row, operation);
        return
        [
            .. unread.GroupBy(one => (one.Check.Verdict, Cause: Cause.FirstLine(one.Check.Cause)))
                .Select(group => new UnreadRows(
                    [.. group.Select(one => one.Check.Operation).Distinct().OrderBy(Place)],
                    MissingBuilder.Kind(group.Key.Verdict),
                    group.Key.Cause,
                    [.. group.Select(one => one.Row).DistinctBy(row => row.Label).Select(row => new MissingRow(row.Label, row.Name, row.Package, group.Key.Cause))])),
        ];
    }

    private static int Place(Operation operation) => OperationOrder.Readings.ToList().IndexOf(operation);
}
