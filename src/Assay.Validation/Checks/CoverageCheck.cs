using Assay.Analysis.Statistics;

namespace Assay.Validation.Checks;

/// <summary>The intervals hold the truth as often as they promise, in simulated runs.</summary>
internal sealed class CoverageCheck(ValidationServices services, ValidationRequest request) : IValidationCheck
{
    private const double Lowest = 0.94;
    private const double HighestOfEqual = 0.96;
    private const double LowestWithLooks = 0.95;

    /// <summary>Tables of more rows take most of the time.</summary>
    private const int MostRowsOfQuick = 6;

    public string Name => CheckName.Coverage;

    public string Title => "Simulated confidence intervals contain the true values (all pairs)";

    public string Target => "fixed K: 94 to 96 % of tables if rows are equally noisy, otherwise at least 94 %; with looks: at least 95 %";

    public CheckFinding Run(CancellationToken cancellation)
    {
        List<CoverageEstimate> estimates = [];
        foreach (var scenario in CoverageScenario.Standard.Where(
            scenario => !request.IsQuick || scenario.Rows <= MostRowsOfQuick))
        {
            cancellation.ThrowIfCancellationRequested();
            services.Progress.Step(Name, Words(scenario));
            estimates.Add(CoverageSimulation.Run(scenario, request.Scale.CoverageTables, cancellation: cancellation));
        }

        List<CoverageEstimate> atFixed = [.. estimates.Where(estimate => estimate.Scenario.Blocks is not null)];
        var leastWithLooks = estimates.Where(estimate => estimate.Scenario.Blocks is null).Min(estimate => estimate.Coverage);
        return new CheckFinding(
            CheckFinding.StateOf(atFixed.TrueForAll(Holds) && leastWithLooks >= LowestWithLooks),
            $"{FigureText.Percent(atFixed.Min(estimate => estimate.Coverage))} to "
                + $"{FigureText.Percent(atFixed.Max(estimate => estimate.Coverage))} at fixed K, at least "
                + $"{FigureText.Percent(leastWithLooks)} with looks",
            [.. estimates.Select(Detail)]);
    }

    /// <summary>
    /// Where some rows are much noisier the intervals are a little wider than need be, which makes nothing wrong; see
    /// docs/adr/0010-simultaneous-intervals.md.
    /// </summary>
    private static bool Holds(CoverageEstimate estimate) =>
        estimate.Coverage >= Lowest && (estimate.Scenario.Noise != SimulatedNoise.Equal || estimate.Coverage <= HighestOfEqual);

    private static CheckDetail Detail(CoverageEstimate estimate) => new(
        Words(estimate.Scenario),
        $"{FigureText.Percent(estimate.Coverage)} of {estimate.Tables} tables, standard error {FigureText.Percent(estimate.StandardError)}")
    {
        Values = new Dictionary<string, double>
        {
            ["coverage"] = estimate.Coverage,
            ["tables"] = estimate.Tables,
            ["held"] = estimate.Held,
            ["meanBlocks"] = estimate.MeanBlocks,
        },
    };

    private static string Words(CoverageScenario scenario)
    {
        var blocks = scenario.Blocks is int known ? FormattableString.Invariant($"K = {known}") : "with looks";
        var noise = scenario.Noise switch
        {
            SimulatedNoise.Equal => "all of 1 %",
            SimulatedNoise.NoisyPair => "two of 3 %, others 0.5 %",
            _ => "0.5 to 4 %",
        };
        return FormattableString.Invariant($"{scenario.Rows} rows, {blocks}, {noise}");
    }
}
