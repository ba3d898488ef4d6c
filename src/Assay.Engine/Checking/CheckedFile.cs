using Assay.Core.Results;
using Assay.Engine.Planning;

namespace Assay.Engine.Checking;

/// <summary>What a check found, in the form of a results file that holds no times: <c>assay report</c> makes a page of it.</summary>
public static class CheckedFile
{
    /// <summary>The file.</summary>
    /// <param name="plan">What was asked for.</param>
    /// <param name="verdicts">What was found.</param>
    /// <param name="values">What a user's values are; null for data sets.</param>
    /// <param name="start">The file as it began.</param>
    public static ResultsFile Of(RunPlan plan, IReadOnlyList<RowVerdict> verdicts, ValuesResult? values, ResultsFile start)
    {
        RowResult[] rows = [.. verdicts.Select(verdict => verdict.Row).DistinctBy(row => row.Label)];
        return start with
        {
            IsComplete = true,
            Options = start.Options with { Rows = [.. rows.Select(row => row.Id)] },
            Machine = MachineReader.Read(
                ObservedRows.RuntimesOf(rows.Select(row => row.Runtime)), plan.Experiment.SettingsOf(plan.Options)),
            Values = values,
            Rows = rows,
            Checks = [
                .. verdicts.DistinctBy(verdict => (verdict.Row.Name, verdict.Workload)).Select(verdict => verdict.Check)
                    .OfType<CheckResult>()],
        };
    }
}
