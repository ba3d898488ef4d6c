using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>What a row does with a workload, from its build and its check.</summary>
internal static class CheckedVerdict
{
    /// <summary>The verdict of a check.</summary>
    public static RowVerdict Of(SelectedRow row, BuildOutcome outcome, CheckedRow check) =>
        new(ObservedRows.Of(BuildStage.Describe(row, outcome), check), check.Task.Workload, check.Result)
        {
            WholeCause = check.WholeCause,
            WholeDifferences = check.WholeDifferences,
            Details = check.Details,
        };
}
