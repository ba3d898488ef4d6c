using System.Globalization;
using Assay.Analysis.Model;
using Assay.Report;
using Assay.Validation.Judging;
using Assay.Validation.Load;

namespace Assay.Validation.Checks;

/// <summary>The runs next to one kind of disturbance, of equal rows and of slowed ones.</summary>
/// <param name="slowdowns">The slowdowns put in, by label.</param>
internal sealed class DisturbedRuns(DisturbanceKind kind, IReadOnlyDictionary<string, double> slowdowns)
{
    private readonly List<OperationRanking> rankings = [];
    private readonly List<(double Slowdown, SlowdownTally Tally)> found = [
        .. slowdowns.OrderBy(of => of.Value).Select(of => (of.Value, new SlowdownTally(of.Key, slowdowns.Keys)))];

    public DisturbanceKind Kind => kind;

    public int Runs => rankings.Count;

    /// <summary>Runs in which rows were compared.</summary>
    public int Ranked => rankings.Count(ranking => ranking.IsCompared);

    /// <summary>Runs of them that claim something false.</summary>
    public int Wrong =>
        rankings.Count(ranking => ranking.IsCompared && (ranking.Aliases.Any(pair => pair.Detected) || ranking.Pairs.Any(IsWrongWay)));

    public void Add(OperationRanking ranking)
    {
        rankings.Add(ranking);
        foreach ((_, var tally) in found)
            tally.Add(ranking);
    }

    /// <summary>What a person reads of them.</summary>
    public CheckDetail Detail(string name)
    {
        var dropped = rankings.Average(ranking => ranking.Gate.DroppedShare ?? 0);
        var pairs =
            string.Join(", ", found.Select(of => FormattableString.Invariant($"{FigureText.Percent(of.Slowdown)} in {of.Tally.Detected}")));
        var slower = found[0].Tally.Pairs == 0
            ? ""
            : FormattableString.Invariant($"; slowdowns detected: {pairs} of {found[0].Tally.Pairs} pairs");
        return new CheckDetail(name,
            string.Create(
                CultureInfo.InvariantCulture,
                $"{Ranked} of {Runs} ranked, {Wrong} with a false claim; {FigureText.Percent(dropped)} of batches "
                    + $"discarded{slower}{Refusal}"))
        {
            Values = new Dictionary<string, double>(
                found.Select(
                    of => KeyValuePair.Create(FormattableString.Invariant($"detected{of.Slowdown * 100:0}"), (double)of.Tally.Detected)))
            {
                ["runs"] = Runs,
                ["ranked"] = Ranked,
                ["wrong"] = Wrong,
                ["droppedShare"] = dropped,
                ["slowdownPairs"] = found[0].Tally.Pairs,
            },
        };
    }

    private string Refusal => rankings.Find(
        ranking => ranking.Status == RankingStatus.Refused) is OperationRanking refused ? $"; refused: {RankWords.Refusal(refused)}" : "";

    private bool IsWrongWay(PairComparison pair) =>
        pair.Detected && Math.Log(pair.Ratio) * (slowdowns.GetValueOrDefault(pair.Row) - slowdowns.GetValueOrDefault(pair.Other)) < 0;
}
