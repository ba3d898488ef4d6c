using System.Globalization;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;
using Assay.Validation.Judging;

namespace Assay.Validation.Checks;

/// <summary>Injected slowdowns are found.</summary>
internal sealed class SlowdownCheck(MeasuredRuns runs, ValidationRequest request) : IValidationCheck
{
    /// <summary>The share of pairs in which a slowdown of at least this size must be detected.</summary>
    private static readonly (double Slowdown, double Share)[] Targets = [(0.02, 0.80), (0.05, 0.95), (0.10, 1)];

    /// <summary>A quick validation has too few pairs and blocks for the finer ones.</summary>
    private const double FinestOfQuick = 0.10;
    private const int Seed = 11;

    public string Name => CheckName.Slowdown;

    public string Title => "Injected slowdowns of 2, 5 and 10 % are detected";

    public string Target => request.IsQuick
        ? "10 % always; 5 % and 2 % only shown, because --quick has too few runs and blocks"
        : "2 % in 80 % of pairs, 5 % in 95 %, 10 % always, in runs that are not too noisy";

    public CheckFinding Run(CancellationToken cancellation)
    {
        List<ResultsFile> measured = [.. runs.SlowdownRuns(Name, cancellation)];
        List<OperationRanking> accepted = [.. measured.Select(Verdicts.RankingOf).Where(ranking => ranking.Status == RankingStatus.Ranked)];
        if (accepted.Count == 0)
            return CheckFinding.NotRun(
                FormattableString.Invariant($"all {measured.Count} runs were too noisy; rerun on a quieter machine"));
        List<CheckDetail> details = [.. Targets.Select(target => Detail(Count(target.Slowdown, accepted), target.Slowdown, ""))];
        details.Add(Counts(measured.Count, accepted));
        details.AddRange(Resampled(measured, cancellation));
        List<(double Slowdown, double Share)> judged = [.. Targets.Where(target => !request.IsQuick || target.Slowdown >= FinestOfQuick)];
        return new CheckFinding(
            CheckFinding.StateOf(judged.TrueForAll(target => Count(target.Slowdown, accepted).DetectedShare >= target.Share)),
            string.Join(", ", Targets.Select(target => Figure(Count(target.Slowdown, accepted), target.Slowdown))),
            details);
    }

    private SlowdownTally Count(double slowdown, IEnumerable<OperationRanking> rankings)
    {
        SlowdownTally tally = new(runs.Slowdowns.Single(of => of.Value == slowdown).Key, runs.Slowdowns.Keys);
        foreach (var ranking in rankings)
            tally.Add(ranking);
        return tally;
    }

    private static string Figure(SlowdownTally tally, double slowdown) => tally.Pairs == 0
        ? $"{FigureText.Percent(slowdown)} not measured"
        : $"{FigureText.Percent(slowdown)} detected in {FigureText.Percent(tally.DetectedShare)} of pairs";

    private static CheckDetail Detail(SlowdownTally tally, double slowdown, string origin) => new(
        $"{FigureText.Percent(slowdown)} slower{origin}",
        $"detected {FigureText.Of(tally.Detected, tally.Pairs, "pair")}, called faster "
            + $"{FigureText.Of(tally.CalledFaster, tally.Pairs, "pair")}, wrong way {tally.WrongWay}; "
            + $"ratio {FigureText.Ratio(tally.Ratio)} for {FigureText.Ratio(1 + slowdown)} injected")
    {
        Values = new Dictionary<string, double>
        {
            ["injectedRatio"] = 1 + slowdown,
            ["measuredRatio"] = tally.Ratio,
            ["pairs"] = tally.Pairs,
            ["detected"] = tally.Detected,
            ["calledFaster"] = tally.CalledFaster,
            ["wrongWay"] = tally.WrongWay,
        },
    };

    private static CheckDetail Counts(int measured, List<OperationRanking> accepted) => new(
        "runs",
        string.Create(
            CultureInfo.InvariantCulture,
            $"{accepted.Count} accepted of {measured}, of {accepted.Min(ranking => ranking.Blocks)} to "
                + $"{accepted.Max(ranking => ranking.Blocks)} blocks"))
    {
        Values = new Dictionary<string, double> { ["runs"] = measured, ["runsAccepted"] = accepted.Count },
    };

    /// <summary>
    /// Runs drawn with replacement from all blocks in which every row was measured: finer shares than the measured runs give, but of the
    /// same blocks again and again, so shown and never judged.
    /// </summary>
    private IEnumerable<CheckDetail> Resampled(List<ResultsFile> measured, CancellationToken cancellation)
    {
        if (request.Scale.Resamplings == 0)
            return [];
        Random random = new(Seed);
        List<OperationRanking> rankings = [];
        foreach (var operation in measured.GroupBy(run => run.Options.Operations[0]))
        {
            (ResultsFile Run, int Block)[] pool = [.. operation.SelectMany(Regrouped.CompleteBlocks)];
            var blocks = request.Scale.SlowdownBlocks;
            for (var i = 0; i < request.Scale.Resamplings && pool.Length >= blocks; i++)
            {
                cancellation.ThrowIfCancellationRequested();
                rankings.Add(
                    Verdicts.RankingOf(
                        Regrouped.FromBlocks(random.GetItems(pool, blocks), [.. Looks.Standard.Where(look => look <= blocks)])));
            }
        }

        List<OperationRanking> accepted = [.. rankings.Where(ranking => ranking.Status == RankingStatus.Ranked)];
        var origin = FormattableString.Invariant(
            $", {accepted.Count} runs of {request.Scale.SlowdownBlocks} blocks resampled from the measured ones");
        return accepted.Count == 0 ? [] : Targets.Select(target => Detail(Count(target.Slowdown, accepted), target.Slowdown, origin));
    }
}
