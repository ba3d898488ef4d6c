using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Experiments.Data;
using Assay.Report.Sections;

namespace Assay.Cli.Display;

/// <summary>
/// What a run says of its checks before it measures: the table of <c>assay check</c> for a user's own types, a line for each data set
/// otherwise.
/// </summary>
internal static class RunVerdicts
{
    /// <summary>The verdicts, line by line.</summary>
    /// <param name="verdicts">The verdicts of all its rows and workloads.</param>
    /// <param name="graphs">The types of the data.</param>
    /// <param name="streams">For which the lines are laid out.</param>
    public static IReadOnlyList<string> Of(
        RunPlan plan, IReadOnlyList<RowVerdict> verdicts, IReadOnlyList<PlannedGraph> graphs, Streams streams)
    {
        using StringWriter text = new();
        if (plan.Types is not null)
        {
            SectionWriters.Write(
                DataTables.Of(new DataJudging(plan, graphs).ToReport(verdicts)), SectionWriters.Names[0], text, streams.Style);
        }
        else
        {
            foreach (var workload in plan.Options.Workloads)
            {
                var answer = DataTables.AnswerOf(DataBuilder.NameOf(plan.Options, workload), Judged(verdicts, workload));
                Wrapped.Write(text, streams.Columns, answer, 4);
            }
        }

        return text.ToString().TrimEnd().Split(text.NewLine);
    }

    private static IReadOnlyList<(RowResult Row, CheckResult Check)> Judged(IReadOnlyList<RowVerdict> verdicts, WorkloadOptions workload) =>
    [
        .. verdicts.Where(verdict => verdict.Workload == workload && verdict.Check is not null)
            .Select(verdict => (verdict.Row, verdict.Check!)),
    ];
}
