using Assay.Analysis.Evidence;
using Assay.Cli.Display;
using Assay.Cli.Scanning;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Report;

namespace Assay.Cli.Checking;

/// <summary>
/// What a run says of its checks before it measures: the table of <c>assay check</c> for a user's own types, a line for each data set
/// otherwise.
/// </summary>
internal static class RunVerdicts
{
    /// <summary>Verdicts that nobody expects: their rows are named.</summary>
    private static readonly Verdict[] Named = [Verdict.Inconsistent, Verdict.Crash, Verdict.Hang, Verdict.AssayError];

    /// <summary>The verdicts, line by line.</summary>
    /// <param name="plan">What is run.</param>
    /// <param name="verdicts">The verdicts of all its rows and workloads.</param>
    /// <param name="graphs">The user's types; empty where the run measures data sets.</param>
    public static IReadOnlyList<string> Of(RunPlan plan, IReadOnlyList<RowVerdict> verdicts, IReadOnlyList<PlannedGraph> graphs)
    {
        using StringWriter text = new();
        if (plan.Types is not null)
            CheckText.Write(CheckTable.Of(plan, verdicts, graphs, []), text);
        else
        {
            foreach (var workload in plan.Options.Workloads)
                Wrapped.Write(text,
                    LineOf(workload,
                        [.. verdicts.Where(verdict => verdict.Workload == workload).Where(verdict => verdict.Check is not null)]), 4);
        }

        return text.ToString().TrimEnd().Split(text.NewLine);
    }

    private static string LineOf(WorkloadOptions workload, IReadOnlyList<RowVerdict> verdicts)
    {
        CheckResult[] checks = [.. verdicts.Select(verdict => verdict.Check!)];
        var throughDto = verdicts.Count(verdict => SchemaCompiled.IsThroughDto(verdict.Check!.Verdict, verdict.Row.Dialect));
        int Count(Func<CheckResult, bool> condition) => checks.Count(condition);
        (int Count, string Text)[] counts =
        [
            (throughDto, SchemaCompiled.ThroughDto),
            (Count(check => check is { Verdict: Verdict.Lossy, KeepsPublicMembers: true }), "public members only"),
            (Count(check => check is { Verdict: Verdict.Lossy, KeepsPublicMembers: false }), "less than that"),
            (Count(check => check.Verdict == Verdict.Rejected), "cannot serialize it"),
            (Count(check => check.Verdict == Verdict.SurfaceNotOffered), "without this surface"),
            (Count(check => check.Verdict == Verdict.NotJudged), "not judged: a limit of Assay"),
        ];
        var named = Named
            .Select(verdict =>
                (Verdict: verdict, Rows: checks.Where(check => check.Verdict == verdict).Select(check => check.Row).ToArray()))
            .Where(group => group.Rows.Length > 0)
            .Select(group => $"; {Words.Of(group.Verdict)}: {string.Join(", ", group.Rows)}");
        var others = counts.Where(part => part.Count > 0).Select(part => $", {part.Count} {part.Text}");
        var whole = Count(check => check.Verdict == Verdict.Supported) - throughDto;
        return $"{CheckTable.NameOf(workload)}: {whole} of {Counted.Of(checks.Length, "row")} bring back everything"
            + $"{string.Concat(others)}{string.Concat(named)}.";
    }
}
