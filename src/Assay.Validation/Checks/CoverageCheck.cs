using Assay.Statistics;
using CoverageSimulation = Assay.Validation.Judging.CoverageSimulation;

namespace Assay.Validation.Checks;

/// <summary>The intervals hold the truth as often as they promise, in simulated runs.</summary>
/// <param name="services">What the validation stands on.</param>
/// <param name="request">What is validated.</param>
internal sealed class CoverageCheck(ValidationServices services, ValidationRequest request) : IValidationCheck
{
    private const double Lowest = 0.94;
    private const double Highest = 0.96;
    private const double LowestWithLooks = 0.95;
    private const int Seed = 20_260_301;

    /// <summary>Noise of six rows: alike, one noisy row among calm ones, and spread over a decade.</summary>
    private static readonly (string Name, double[] Deviations)[] Noises =
    [
        ("equal noise", [0.01, 0.01, 0.01, 0.01, 0.01, 0.01]),
        ("one row of 3 % among 0.5 %", [0.005, 0.005, 0.005, 0.03, 0.005, 0.005]),
        ("noise from 0.3 to 3 %", [0.003, 0.005, 0.008, 0.012, 0.02, 0.03]),
    ];

    public string Name => CheckName.Coverage;

    public string Title => "Intervals of simulated runs hold the truth, all pairs at once";

    public string Target => "94 to 96 % of runs at fixed K; at least 95 % with looks, wherever the run ends";

    public CheckFinding Run(CancellationToken cancellation)
    {
        List<CheckDetail> details = [];
        List<(double Fixed, double Looked)> shares = [];
        foreach ((string name, double[] deviations) in Noises)
        {
            services.Progress.Step(Name, name);
            CoverageSimulation simulation = new(deviations, Seed);
            double few = simulation.AtFixedBlocks(Looks.FewestForRanks, request.Scale.CoverageRuns, cancellation);
            double many = simulation.AtFixedBlocks(Looks.Standard[^1], request.Scale.CoverageRuns, cancellation);
            double looked = simulation.AtAllLooks(request.Scale.CoverageRuns, cancellation);
            shares.AddRange([(few, looked), (many, looked)]);
            details.Add(Detail(name, few, many, looked));
        }

        details.Add(new CheckDetail("simulated runs for each figure", FormattableString.Invariant($"{request.Scale.CoverageRuns}")));
        return new CheckFinding(
            CheckFinding.StateOf(shares.TrueForAll(share => share.Fixed is >= Lowest and <= Highest && share.Looked >= LowestWithLooks)),
            $"{FigureText.Percent(shares.Min(share => share.Fixed))} to {FigureText.Percent(shares.Max(share => share.Fixed))} at fixed K, at least {FigureText.Percent(shares.Min(share => share.Looked))} with looks",
            details);
    }

    private static CheckDetail Detail(string name, double few, double many, double looked) => new(
        name,
        FormattableString.Invariant($"{FigureText.Percent(few)} at K = {Looks.FewestForRanks}, {FigureText.Percent(many)} at K = {Looks.Standard[^1]}, {FigureText.Percent(looked)} with looks"))
    {
        Values = new Dictionary<string, double> { ["fixedFew"] = few, ["fixedMany"] = many, ["looks"] = looked },
    };
}
