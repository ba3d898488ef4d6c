using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report;
using Assay.Validation.Judging;
using Assay.Validation.Measuring;

namespace Assay.Validation.Checks;

/// <summary>With every core busy with something else, the gate refuses to rank, or at least nothing wrong is claimed.</summary>
/// <param name="services">What the validation stands on.</param>
/// <param name="request">What is validated.</param>
internal sealed class LoadCheck(ValidationServices services, ValidationRequest request) : IValidationCheck
{
    private const ulong Seed = 4_000;
    private const int Copies = 3;

    public string Name => CheckName.Load;

    public string Title => "Busy loops on every core during a run";

    public string Target => "no ranks because of noise, or no difference between aliases of one row";

    public CheckFinding Run(CancellationToken cancellation)
    {
        services.Progress.Step(Name, "run 1 of 1, with busy loops");
        Experiment experiment = new([.. Enumerable.Repeat(request.Row, Copies)], [Operation.Deserialize], Looks.FewestForRanks, Seed);
        ResultsFile results;
        using (services.StartLoad())
            results = services.Measure(experiment, "load", cancellation);
        return Judge(Verdicts.RankingOf(results));
    }

    private static CheckFinding Judge(OperationRanking ranking)
    {
        int detected = ranking.Status == RankingStatus.Ranked ? ranking.Pairs.Count(pair => pair.Detected) : 0;
        string dropped = ranking.Gate.DroppedShare is double share ? $"{FigureText.Percent(share)} of rounds discarded" : "no rounds checked";
        string said = ranking.Status switch
        {
            RankingStatus.Refused => "too noisy for ranks",
            RankingStatus.Ranked => $"ranked, {FigureText.Of(detected, ranking.Pairs.Count, "pair")} detected",
            _ => "no ranks",
        };
        return new CheckFinding(
            CheckFinding.StateOf(detected == 0),
            $"{said}: {dropped}",
            [.. ranking.Gate.Reasons.Select(reason => new CheckDetail(
                $"discarded: {RankWords.Of(reason.Reason)}", FigureText.Of(reason.Rounds, ranking.Gate.Rounds, "round"))
            {
                Values = new Dictionary<string, double> { ["rounds"] = reason.Rounds, ["share"] = reason.Share },
            })]);
    }
}
