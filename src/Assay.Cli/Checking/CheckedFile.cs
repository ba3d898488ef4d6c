using Assay.Cli.Scanning;
using Assay.Core.Results;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Cli.Checking;

/// <summary>What a check found, in the form of a results file that holds no times: <c>assay report</c> makes a page of it.</summary>
internal static class CheckedFile
{
    /// <summary>The file.</summary>
    /// <param name="plan">What was asked for.</param>
    /// <param name="verdicts">What was found.</param>
    /// <param name="graphs">The types of the plan, which are counted.</param>
    /// <param name="start">The file as it began.</param>
    public static ResultsFile Of(RunPlan plan, IReadOnlyList<RowVerdict> verdicts, IReadOnlyList<PlannedGraph> graphs, ResultsFile start)
    {
        Func<string, WorkloadOptions, CountedTypes?> counter = TypesOfRow.Counter(graphs);
        RowResult[] rows = [.. verdicts.Select(verdict => verdict.Row).DistinctBy(row => row.Label)];
        return start with
        {
            IsComplete = true,
            Options = start.Options with { Rows = [.. rows.Select(row => row.Label)] },
            Machine = MachineReader.Read(string.Join(", ", rows.Select(row => row.Runtime).Where(runtime => runtime.Length > 0).Distinct()), WorkerStarter.NamedSettingsOf(plan.Options.Profile)),
            Rows = rows,
            Checks = [.. verdicts.DistinctBy(verdict => (verdict.Row.Name, verdict.Workload)).Where(verdict => verdict.Check is not null).Select(verdict => Counted(verdict, counter))],
        };
    }

    private static CheckResult Counted(RowVerdict verdict, Func<string, WorkloadOptions, CountedTypes?> counter) => counter(verdict.Row.Dialect, verdict.Workload) is CountedTypes types
        ? verdict.Check! with { Members = types.Members, Demand = types.Demand }
        : verdict.Check!;
}
