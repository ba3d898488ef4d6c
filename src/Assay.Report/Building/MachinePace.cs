using Assay.Core.Adapters;
using Assay.Report.Model;

namespace Assay.Report.Building;

/// <summary>Tells a machine that changed between two paces from rows that did: what gathers the costs of most rows around two values is nothing of theirs.</summary>
internal static class MachinePace
{
    private const int FewestRows = 3;

    /// <summary>The operations in which most lines have two values.</summary>
    public static IReadOnlyList<Operation> TwofoldIn(IReadOnlyList<ReportLine> lines) =>
        [.. OperationOrder.All.Where(operation => IsTwofold([.. lines.Select(line => line.Of(operation)).OfType<OperationEstimate>()]))];

    /// <summary>A line without the flag in such operations.</summary>
    public static ReportLine Acquit(ReportLine line, IReadOnlyList<Operation> operations) => line with
    {
        Deserialize = Acquit(line.Deserialize, operations),
        Serialize = Acquit(line.Serialize, operations),
        ReadOne = Acquit(line.ReadOne, operations),
        Open = Acquit(line.Open, operations),
        ReadAll = Acquit(line.ReadAll, operations),
    };

    private static OperationEstimate? Acquit(OperationEstimate? estimate, IReadOnlyList<Operation> operations) =>
        estimate is not null && operations.Contains(estimate.Operation) ? estimate with { Bimodality = null } : estimate;

    private static bool IsTwofold(IReadOnlyList<OperationEstimate> estimates)
    {
        var twofold = estimates.Count(estimate => estimate.Bimodality is not null);
        return twofold >= FewestRows && twofold * 2 > estimates.Count;
    }
}
