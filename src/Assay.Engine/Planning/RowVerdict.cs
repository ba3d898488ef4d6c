using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Planning;

/// <summary>What a row does with a workload.</summary>
/// <param name="Row">The row, and whether it is available here.</param>
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
}
