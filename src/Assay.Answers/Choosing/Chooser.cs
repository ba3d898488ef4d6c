using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;

namespace Assay.Answers.Choosing;

/// <summary>Chooses among the rows of one table. Pure: the same results and request give the same choice.</summary>
public static class Chooser
{
    /// <summary>Share of a core below which the time of a message does not matter: 1 %.</summary>
    public const double ShareThatMatters = 0.01;

    /// <summary>
    /// The table whose figures decide: that whose messages are nearest to the size asked for, else the smallest or the first, as the
    /// scenario prefers; null where nothing was measured.
    /// </summary>
    public static ReportTable? TableFor(ReportModel model, ChoiceRequest request)
    {
        List<ReportTable> measured = [.. model.Tables.Where(table => Measured.Of(table, request.Scenario).Count > 0)];
        if (measured.Count < 2)
            return measured.FirstOrDefault();
        if (request.MessageBytes is { } asked)
            return measured.MinBy(table => Math.Abs(Math.Log(MedianBytes(Measured.Of(table, request.Scenario)) / asked)));
        return request.Scenario.PrefersSmall ? measured.MinBy(table => MedianBytes(Measured.Of(table, request.Scenario))) : measured[0];
    }

    /// <summary>
    /// The rows of a table that can be recommended: those that bring back everything, or all public members where none brings back
    /// everything. Rows of libraries that have ended never can.
    /// </summary>
    public static IReadOnlyList<ReportLine> Eligible(ReportTable table, Scenario scenario)
    {
        IReadOnlyList<ReportLine> measured = [.. Measured.Of(table, scenario).Where(line => line.Ended.Length == 0)];
        return Best(measured) is { } best ? [.. measured.Where(line => line.Keeps == best)] : [];
    }

    /// <summary>Chooses.</summary>
    /// <param name="evidence">What else is known of its rows.</param>
    public static Choice Choose(ReportTable table, NeedEvidence evidence, ChoiceRequest request)
    {
        request = request.JudgedBy(evidence);
        var eligible = Eligible(table, request.Scenario);
        var field = new ChoiceField(eligible, evidence, request);
        var rows = field.Candidates(request.Needs);
        List<OperationRanking> rankings = [.. Operations(request.Scenario).Select(table.Ranking).OfType<OperationRanking>()];
        return new Choice
        {
            DataSet = table.DataSet,
            Size = table.Size,
            Unit = table.Unit,
            MeasuredMessageBytes = eligible.Count == 0 ? 0 : MedianBytes(eligible),
            MessageBytes = request.MessageBytes,
            Scenario = request.Scenario.Name,
            MessagesPerSecond = request.MessagesPerSecond,
            BitsPerSecond = request.SendingBitsPerSecond,
            Keeps = Best(eligible) ?? Kept.Less,
            IsRanked = rankings.Count > 0 && rankings.TrueForAll(ranking => ranking.Status == RankingStatus.Ranked),
            Independent = rankings.Count == 0 ? IndependentKind.Block : rankings[0].Independent,
            Blocks = rankings.Select(ranking => ranking.Values).DefaultIfEmpty().Max(),
            SpeedDecides = ChoiceField.SpeedDecides(rows),
            Candidates = rows,
            NotSignificantlySlower = ChoiceField.SpeedDecides(rows) ? CloseRows.Of(table, rows, request.Scenario) : [],
            Excluded = field.Groups(Finding.NotMet),
            Unknown = field.Groups(Finding.Unknown),
            NotJudged = [.. request.Needs.Where(need => !need.IsJudged).Select(need => new UnjudgedNeed(need.Name, need.NotJudged))],
            Losing =
            [
                .. table.Lines.Where(line => line.Ended.Length == 0 && (eligible.Count == 0 || line.Keeps > eligible[0].Keeps))
                    .Select(line => line.Label),
            ],
            Ended = [.. table.Lines.Where(line => line.Ended.Length > 0).Select(line => line.Label).Distinct()],
            Missing = table.Missing,
            Alternatives = rows.Count == 0
                ? field.WithoutNeeds(null)
                : [.. field.WithoutNeeds(rows[0]), .. NetworkChanges.Of(field, rows), .. field.OtherUses(rows[0])],
            RateBelowWhichSpeedDoesNotDecide = rows.Count == 0 ? null : ShareThatMatters * 1e9 / rows.Max(row => row.CpuNanoseconds),
        };
    }

    /// <summary>The rows that a check of a need decides: what else is needed they have, or another check tells.</summary>
    /// <param name="evidence">What else is known of its rows.</param>
    public static IReadOnlyList<ReportLine> Undecided(ReportTable table, NeedEvidence evidence, ChoiceRequest request, Need need) =>
        [.. Eligible(table, request.Scenario)
            .Where(line => request.JudgedBy(evidence).Needs.Where(other => other.IsJudged)
                .All(other => other.Judge(line, evidence).Finding switch
        {
            // A fact may have met what verdicts of a trial judge better.
            Finding.Met => other.Name != need.Name || need.Trial is not null,
            Finding.Unknown => other.Probe is not null || other.Trial is not null,
            _ => false,
        }))];

    /// <summary>The operations that count in a scenario.</summary>
    internal static IEnumerable<Operation> Operations(Scenario scenario) =>
        OperationOrder.Whole.Where(operation => WeightOf(scenario, operation) > 0);

    /// <summary>How often an operation happens for one message.</summary>
    internal static double WeightOf(
        Scenario scenario, Operation operation) => operation == Operation.Deserialize ? scenario.Reads : scenario.Writes;

    private static Kept? Best(IReadOnlyList<ReportLine> lines) =>
        new[] { Kept.Everything, Kept.PublicMembers }.Where(kind => lines.Any(line => line.Keeps == kind)).Select(kind => (Kept?)kind)
            .FirstOrDefault();

    private static double MedianBytes(IReadOnlyList<ReportLine> lines) =>
        Center.UpperMedian([.. lines.Select(line => (double)line.PayloadBytes!)]);
}

/// <summary>The rows of a table whose message has a time and a size.</summary>
internal static class Measured
{
    /// <summary>Serializers with all figures that a scenario counts; of a row that was measured twice the first.</summary>
    public static IReadOnlyList<ReportLine> Of(ReportTable table, Scenario scenario) =>
        [.. table.Lines.Where(
            line => line.PayloadBytes is not null && Chooser.Operations(scenario).All(operation => IsWhole(line, operation)))
            .DistinctBy(line => line.Name)];

    private static bool IsWhole(ReportLine line, Operation operation) =>
        line.Of(operation) is not null && line.Failures.All(failure => failure.Operation != operation);
}
