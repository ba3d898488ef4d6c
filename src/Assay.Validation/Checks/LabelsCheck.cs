using Assay.Core.Results;
using Assay.Validation.Judging;

namespace Assay.Validation.Checks;

/// <summary>Measured blocks with their labels shuffled: nothing that is detected then can be true.</summary>
internal sealed class LabelsCheck(MeasuredRuns runs, ValidationRequest request) : IValidationCheck
{
    private const double MostDetected = 0.05;

    /// <summary>
    /// How far the share of one measured run's shuffles strays, as a standard deviation: 150 simulated runs of equal rows have 4.6 % on
    /// average.
    /// </summary>
    private const double SpreadOfOneRun = 0.02;
    private const double OneSided95 = 1.645;
    private const int Seed = 7;

    public string Name => CheckName.Labels;

    public string Title => "Shuffled labels show no difference";

    public string Target => "at most 5 % of shuffled runs with a pair detected, plus chance from few measured runs";

    public CheckFinding Run(CancellationToken cancellation)
    {
        // What the A/A check measured; alone, one run of each operation is enough.
        List<ResultsFile> measured = [.. runs.AliasRuns(Name, runs.Operations.Count, cancellation).Where(IsWhole)];
        if (measured.Count == 0)
            return CheckFinding.NotRun("no complete alias run was quiet enough; rerun on a quieter machine");
        Random random = new(Seed);
        PairTally tally = new();
        for (var i = 0; i < request.Scale.Permutations; i++)
        {
            cancellation.ThrowIfCancellationRequested();
            tally.Add(Verdicts.RankingOf(Regrouped.WithPermutedLabels(measured[i % measured.Count], random)), _ => true);
        }

        var share = tally.Runs == 0 ? 0 : (double)tally.RunsDetected / tally.Runs;
        var most = MostDetected + (OneSided95 * SpreadOfOneRun / Math.Sqrt(measured.Count));
        return new CheckFinding(
            CheckFinding.StateOf(share <= most),
            $"{FigureText.Of(tally.RunsDetected, tally.Runs, "shuffled run")} with a pair detected",
            [
                new CheckDetail("measured runs",
                    FormattableString.Invariant($"{measured.Count}; with chance, up to {FigureText.Percent(most)} allowed"))
                {
                    Values = new Dictionary<string, double> { ["runs"] = measured.Count, ["shareAllowed"] = most },
                },
                new CheckDetail("pairs detected", FigureText.Of(tally.PairsDetected, tally.Pairs, "pair"))
                {
                    Values = new Dictionary<string, double>
                    {
                        ["pairs"] = tally.Pairs,
                        ["pairsDetected"] = tally.PairsDetected,
                        ["shuffledRuns"] = tally.Runs,
                        ["shuffledRunsDetected"] = tally.RunsDetected,
                    },
                },
            ]);
    }

    private static bool IsWhole(ResultsFile run) =>
        Regrouped.CompleteBlocks(run).Count() == run.Options.Blocks && Verdicts.RankingOf(run).IsCompared;
}
