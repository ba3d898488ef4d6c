using Assay.Validation.Judging;

namespace Assay.Validation.Checks;

/// <summary>A/A: aliases of one row are never reported as different more often than the intervals allow.</summary>
internal sealed class AliasCheck(MeasuredRuns runs) : IValidationCheck
{
    private const double MostDetected = 0.05;

    /// <summary>Below it one detected pair is already over 5 %, and the share of runs alone is judged.</summary>
    private const int FewestPairsForShare = 100;

    /// <summary>Of so many runs without added load the noise gate may refuse one; of fewer also one.</summary>
    private const int RunsForOneRefusal = 20;

    public string Name => CheckName.Aliases;

    public string Title => "Aliases of one row show no difference (A/A)";

    public string Target =>
        "at most 5 % of pairs detected as different, with 100 pairs or more; runs with such a pair within chance of 5 %; at most one "
            + "run in 20 without ranks";

    public CheckFinding Run(CancellationToken cancellation)
    {
        PairTally aliases = new();
        foreach (var run in runs.AliasRuns(Name, int.MaxValue, cancellation))
            aliases.Add(Verdicts.RankingOf(run), _ => true);
        PairTally all = new();
        foreach (var run in runs.AliasRuns(Name, int.MaxValue, cancellation))
            all.Add(Verdicts.RankingOf(run), _ => true);
        foreach (var run in runs.SlowdownRunsSoFar)
            all.Add(Verdicts.RankingOf(run), pair => !runs.Slowdowns.ContainsKey(pair.Row) && !runs.Slowdowns.ContainsKey(pair.Other));
        return all.Pairs == 0 ? CheckFinding.NotRun(NothingClaimed(all)) : Judge(all, aliases);
    }

    private static CheckFinding Judge(PairTally all, PairTally aliases)
    {
        var fewPairs = all.Pairs < FewestPairsForShare || all.PairsDetected <= MostDetected * all.Pairs;
        var measured = all.Runs + all.RunsWithoutClaim;
        var fewRefused = all.RunsWithoutClaim <= Math.Max(1, measured / RunsForOneRefusal);
        return new CheckFinding(
            CheckFinding.StateOf(fewPairs && fewRefused && !BeyondChance.Is(all.RunsDetected, all.Runs, MostDetected)),
            $"{FigureText.Of(all.PairsDetected, all.Pairs, "pair")} and {FigureText.Of(all.RunsDetected, all.Runs, "run")} detected; "
                + $"{FigureText.Of(all.RunsWithoutClaim, measured, "run")} without ranks",
            [
                Detail("runs with only aliases", aliases),
                Detail("including unslowed pairs of the slowdown runs", all),
                new CheckDetail("called faster (beyond the margin)", FigureText.Of(all.PairsFaster, all.Pairs, "pair"))
                {
                    Values = new Dictionary<string, double> { ["pairs"] = all.Pairs, ["faster"] = all.PairsFaster },
                },
                new CheckDetail("too noisy, not counted", FigureText.Of(all.RunsWithoutClaim, measured, "run"))
                {
                    Values = new Dictionary<string, double> { ["runs"] = all.RunsWithoutClaim },
                },
            ]);
    }

    private static CheckDetail Detail(string name, PairTally tally) =>
        new(name,
            $"{FigureText.Of(tally.PairsDetected, tally.Pairs, "pair")}, {FigureText.Of(tally.RunsDetected, tally.Runs, "run")} detected")
        {
            Values = new Dictionary<string, double>
            {
                ["pairs"] = tally.Pairs,
                ["pairsDetected"] = tally.PairsDetected,
                ["runs"] = tally.Runs,
                ["runsDetected"] = tally.RunsDetected,
            },
        };

    private static string NothingClaimed(PairTally tally) =>
        FormattableString.Invariant(
            $"none of {tally.RunsWithoutClaim} runs gave ranks: too noisy, or rows were missing; rerun on a quieter machine");
}
