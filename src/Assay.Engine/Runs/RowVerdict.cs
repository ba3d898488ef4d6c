using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Engine.Runs;

/// <summary>What a row does with a workload.</summary>
/// <param name="Row">The row, and whether it is available here.</param>
/// <param name="Workload">Data set and size.</param>
/// <param name="Check">The verdict, and what was lost; null where the row is not available.</param>
public sealed record RowVerdict(RowResult Row, WorkloadOptions Workload, CheckResult? Check)
{
    /// <summary>The cause with all that the library said, which may hold values of the user's; empty where there is none.</summary>
    public string WholeCause { get; init; } = "";

    /// <summary>The differences with both values of each, which may be the user's; empty where nothing differs.</summary>
    public IReadOnlyList<string> WholeDifferences { get; init; } = [];

    /// <summary>More about each of the differences.</summary>
    public IReadOnlyList<DifferenceDetail> Details { get; init; } = [];

    /// <summary>The same with all that the library said and with both values of each difference, for whoever has the data.</summary>
    public RowVerdict Whole => Check is null ? this : this with
    {
        Check = Check with
        {
            Cause = WholeCause.Length > 0 ? WholeCause : Check.Cause,
            Differences = WholeDifferences.Count > 0 ? WholeDifferences : Check.Differences,
        },
    };

    /// <summary>The verdict of a check.</summary>
    internal static RowVerdict Of(SelectedRow row, BuildOutcome outcome, CheckedRow check) =>
        new(ObservedRows.Of(BuildStage.Describe(row, outcome), check), check.Task.Workload, check.Result)
        {
            WholeCause = check.WholeCause,
            WholeDifferences = check.WholeDifferences,
            Details = check.Details,
        };
}
