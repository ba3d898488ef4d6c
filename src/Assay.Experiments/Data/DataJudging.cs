using Assay.Analysis.Evidence;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Report;
using Assay.Shapes.Graph;

namespace Assay.Experiments.Data;

/// <summary>Says of verdicts whose limit they show, and of rows what they were given of the types.</summary>
/// <param name="plan">The rows and the data.</param>
/// <param name="graphs">The types of the data.</param>
internal sealed class DataJudging(RunPlan plan, IReadOnlyList<PlannedGraph> graphs)
{
    /// <summary>The types of each data set.</summary>
    public IReadOnlyList<DataTypes> Types =>
    [
        .. plan.Options.Workloads.Select(workload => workload.DataSet).Distinct().Select(name => TypesOf(name, GraphOf(name))),
    ];

    /// <summary>Judges all verdicts on one data set and size.</summary>
    /// <param name="workload">The data set and size.</param>
    /// <param name="verdicts">The verdicts, with all that libraries said where it was found here.</param>
    public IReadOnlyList<JudgedVerdict> Judge(WorkloadOptions workload, IEnumerable<RowVerdict> verdicts)
    {
        var graph = GraphOf(workload.DataSet);
        RowVerdict[] found = [.. verdicts.Where(verdict => verdict.Workload == workload && verdict.Check is not null)];
        (RowResult Row, CheckResult Check)[] all = [.. found.Select(verdict => (verdict.Row, verdict.Whole.Check!))];
        var types = found.Select(verdict => verdict.Row.Dialect).Distinct()
            .ToDictionary(name => name, name => TypesOfRow.Of(name, graph.Graph));
        return [.. found.Select(verdict => Judge(verdict, types[verdict.Row.Dialect], all, graph.Graph.LeftOut))];
    }

    /// <summary>What was found, with all that libraries said.</summary>
    public DataReport ToReport(IReadOnlyList<RowVerdict> verdicts)
    {
        var rows = verdicts.Select(verdict => verdict.Row).DistinctBy(row => row.Name).ToDictionary(row => row.Name);
        return new DataReport(
            [.. plan.Options.Workloads.Select(workload => TableOf(workload, rows, verdicts))],
            [.. rows.Values.Where(row => row.Status != RowStatus.Available)],
            Edits: null);
    }

    private DataTable TableOf(WorkloadOptions workload, Dictionary<string, RowResult> rows, IReadOnlyList<RowVerdict> verdicts) => new(
        DataBuilder.NameOf(plan.Options, workload),
        workload,
        TypesOf(workload.DataSet, GraphOf(workload.DataSet)),
        DataBuilder.Ordered(Judge(workload, verdicts).Select(one => new DataLine(rows[one.Check.Row], one.Whole, one.Judgement))))
    {
        AreGenerated = DataBuilder.AreGenerated(plan.Options),
    };

    // Whose limit it is may show in words that are not kept.
    private static JudgedVerdict Judge(
        RowVerdict verdict, TypesOfRow types, (RowResult Row, CheckResult Check)[] all, IReadOnlyList<LeftOutCode> leftOut)
    {
        var limit = types.Narrow(Limit.Of(verdict.Row, verdict.Whole.Check!, all), verdict, leftOut);
        var isUnjudged = limit.Judge == Core.Results.Judge.Assay && verdict.Check!.Verdict.IsOfRow();
        return new JudgedVerdict(
            isUnjudged ? Unjudged(verdict.Check!) : verdict.Check!,
            isUnjudged ? Unjudged(verdict.Whole.Check!) : verdict.Whole.Check!,
            new DataJudgement
            {
                Row = verdict.Row.Name,
                Workload = verdict.Workload,
                LimitOf = limit.Judge,
                ThrownBy = limit.ThrownBy,
                CarriedBy = [.. limit.CarriedBy.Select(row => row.Name)],
                IsOfCopy = types.IsOfCopy,
                Unadopted = types.Unadopted,
                Flattened = types.Flattened,
            });
    }

    // A copy without some of the code is another type than the user's.
    private static CheckResult Unjudged(CheckResult check)
    {
        var seen = check.Verdict == Verdict.Lossy ? Words.Paths(check.Differences, DataNotes.MostLosses) : check.Cause;
        return check with
        {
            Verdict = Verdict.NotJudged,
            Cause = "the library had a copy of your types that lacks some of their code, and so it was "
                + $"{Words.Of(check.Verdict)}: {seen}",
        };
    }

    private PlannedGraph GraphOf(string dataSet) => PlannedGraph.In(graphs, dataSet);

    private static DataTypes TypesOf(string dataSet, PlannedGraph graph) =>
        new(dataSet, graph.Graph.Shapes.OfType<ObjectShape>().Count(), graph.Members)
        {
            LeftOut = [.. graph.Graph.LeftOut.Select(left => new UncopiedCode(left.Type, left.Member, left.Reason))],
        };
}

/// <summary>A verdict, and whose limit it shows.</summary>
/// <param name="Check">The verdict as results keep it.</param>
/// <param name="Whole">The same with all that the library said, for whoever has the data.</param>
/// <param name="Judgement">Whose limit it shows.</param>
internal sealed record JudgedVerdict(CheckResult Check, CheckResult Whole, DataJudgement Judgement);
