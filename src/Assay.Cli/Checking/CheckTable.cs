using Assay.Analysis.Evidence;
using Assay.Cli.Scanning;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Report;
using Assay.Shapes.Graph;

namespace Assay.Cli.Checking;

/// <summary>The verdicts of all rows with one data set, or with the user's types, best first.</summary>
/// <param name="Data">The data set and its size, or the user's root.</param>
/// <param name="Types">Types that can be reached from the root.</param>
/// <param name="Members">Members of all of them.</param>
/// <param name="Lines">A line for each row that is available here.</param>
/// <param name="Missing">The rows that are not available here.</param>
/// <param name="LeftOut">Code of the types that copies of them do without.</param>
/// <param name="Notes">What the values do not hold, such as members that nothing fills, in sentences: no verdict is about it.</param>
internal sealed record CheckTable(string Data, int Types, int Members, IReadOnlyList<CheckLine> Lines, IReadOnlyList<RowResult> Missing,
    IReadOnlyList<LeftOutCode> LeftOut, IReadOnlyList<string> Notes)
{
    /// <summary>Whether Assay made the values.</summary>
    public bool AreGenerated { get; init; }

    /// <summary>The order of verdicts: what can be used first.</summary>
    private static readonly Verdict[] Order =
        [Verdict.Supported, Verdict.Lossy, Verdict.Inconsistent, Verdict.Rejected, Verdict.Crash, Verdict.Hang, Verdict.SurfaceNotOffered,
            Verdict.NotJudged, Verdict.AssayError];

    /// <summary>A table for each workload of a plan.</summary>
    public static IReadOnlyList<CheckTable> Of(
        RunPlan plan, IReadOnlyList<RowVerdict> verdicts, IReadOnlyList<PlannedGraph> graphs, IReadOnlyList<string> notes) =>
        [.. plan.Options.Workloads.Select(
            workload => Of(plan, workload, [.. verdicts.Where(verdict => verdict.Workload == workload)],
                plan.Types is null ? graphs.First(graph => graph.Name == workload.DataSet) : graphs[0], notes))];

    private static CheckTable Of(
        RunPlan plan, WorkloadOptions workload, IReadOnlyList<RowVerdict> verdicts, PlannedGraph graph, IReadOnlyList<string> notes)
    {
        (RowResult Row, CheckResult Check)[] all =
        [
            .. verdicts.Where(verdict => verdict.Check is not null).Select(verdict => (verdict.Row, verdict.Whole.Check!)),
        ];
        var types = verdicts.Select(verdict => verdict.Row.Dialect).Distinct()
            .ToDictionary(name => name, name => TypesOfRow.Of(name, graph.Graph));
        return new CheckTable(
            plan.Types is null ? NameOf(workload) : graph.Name,
            graph.Graph.Shapes.OfType<ObjectShape>().Count(),
            graph.Members,
            [
                .. verdicts.Where(verdict => verdict.Check is not null)
                    .Select(verdict => LineOf(verdict, types[verdict.Row.Dialect], all, graph.Graph.LeftOut))
                    .OrderBy(line => Array.IndexOf(Order, line.Check.Verdict)).ThenBy(line => line.Check.LostMembers)
                    .ThenBy(line => line.Check.PayloadBytes).ThenBy(line => line.Row.Label, StringComparer.Ordinal),
            ],
            [.. verdicts.Where(verdict => verdict.Check is null).Select(verdict => verdict.Row)],
            graph.Graph.LeftOut,
            notes)
        {
            AreGenerated = plan.Types is { Values.Origin: ValueOrigin.Generated },
        };
    }

    // Whose limit it is may show in words that are not printed.
    private static CheckLine LineOf(
        RowVerdict verdict, TypesOfRow types, (RowResult Row, CheckResult Check)[] all, IReadOnlyList<LeftOutCode> leftOut)
    {
        var limit = types.Narrow(Limit.Of(verdict.Row, verdict.Whole.Check!, all), verdict, leftOut);
        var check = verdict.Check!;
        return new CheckLine(verdict.Row, limit.Judge == Judge.Assay && check.Verdict.IsOfRow() ? Unjudged(check) : check, types, limit);
    }

    // A copy without some of the code is another type than the user's.
    private static CheckResult Unjudged(CheckResult check)
    {
        var seen = check.Verdict == Verdict.Lossy ? Words.Paths(check.Differences, CheckText.MostLosses) : check.Cause;
        return check with
        {
            Verdict = Verdict.NotJudged,
            Cause = "the library had a copy of your types that lacks some of their code, and so it was "
                + $"{Words.Of(check.Verdict)}: {seen}",
        };
    }

    /// <summary>A data set with its sizes.</summary>
    public static string NameOf(WorkloadOptions workload) =>
        $"{workload.DataSet}, size {SizeText.Write(workload.Size)}"
            + $"{(workload.PayloadBytes > 0 ? $", payload {SizeText.Write(workload.PayloadBytes)}" : "")}";
}

/// <summary>What one row does, and what it asks of the types.</summary>
/// <param name="Row">The row.</param>
/// <param name="Check">What was observed.</param>
/// <param name="Types">What it gets of the types.</param>
/// <param name="Limit">Whose limit it is, where not everything comes back.</param>
internal sealed record CheckLine(RowResult Row, CheckResult Check, TypesOfRow Types, Limit Limit);
