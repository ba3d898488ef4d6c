using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report;
using Assay.Validation.Judging;
using Assay.Validation.Load;
using Assay.Validation.Measuring;

namespace Assay.Validation.Checks;

/// <summary>Next to every kind of disturbance that can be switched on, what is claimed of aliases stays true, or nothing is claimed.</summary>
/// <param name="services">What the validation stands on.</param>
/// <param name="request">What is validated.</param>
internal sealed class LoadCheck(ValidationServices services, ValidationRequest request) : IValidationCheck
{
    private const ulong Seed = 4_000;
    private const double Chance = 0.05;

    public string Name => CheckName.Load;

    public string Title => "Other programs disturb a run: all the time, in bursts, in memory, and whenever one row works";

    public string Target => "no ranks because of noise, or aliases of one row detected as different no more often than chance allows";

    public CheckFinding Run(CancellationToken cancellation)
    {
        List<DisturbedRuns> kinds = [.. request.Scale.Disturbances.Select(kind => new DisturbedRuns(kind))];
        int runs = request.Scale.DisturbedRuns;
        for (int run = 0; run < runs; run++)
        {
            DisturbedRuns kind = kinds[run % kinds.Count];
            services.Progress.Step(Name, FormattableString.Invariant($"run {run + 1} of {runs}, {Words(kind.Kind)}"));
            kind.Rankings.Add(Verdicts.RankingOf(Measure(kind.Kind, run, cancellation)));
        }

        return Judge([.. kinds.Where(kind => kind.Rankings.Count > 0)]);
    }

    private ResultsFile Measure(DisturbanceKind kind, int run, CancellationToken cancellation)
    {
        using IDisturbance disturbance = services.Disturb(kind);
        Experiment experiment = new([.. Enumerable.Repeat(request.Row, MeasuredRuns.Copies)], [Operation.Deserialize], Looks.FewestForRanks, Seed + (ulong)run)
        {
            BatchBegins = label =>
            {
                if (label == request.Row)
                    disturbance.Ask();
            },
        };
        return services.Measure(experiment, FormattableString.Invariant($"load-{run + 1}"), cancellation);
    }

    /// <summary>The row that load follows is never the same machine's as its copies: one wrong claim about it is one too many.</summary>
    private static CheckFinding Judge(List<DisturbedRuns> kinds)
    {
        int ranked = kinds.Sum(kind => kind.Ranked);
        int wrong = kinds.Sum(kind => kind.Wrong);
        bool isMet = kinds.TrueForAll(kind => kind.Kind != DisturbanceKind.FollowsRow || kind.Wrong == 0) && !BeyondChance.Is(wrong, ranked, Chance);
        return new CheckFinding(
            CheckFinding.StateOf(isMet),
            FormattableString.Invariant($"{ranked} of {kinds.Sum(kind => kind.Rankings.Count)} runs ranked, {wrong} of them with aliases detected as different"),
            [.. kinds.Select(Detail)]);
    }

    private static CheckDetail Detail(DisturbedRuns kind) => new(
        Words(kind.Kind),
        FormattableString.Invariant($"{kind.Ranked} of {kind.Rankings.Count} ranked, {kind.Wrong} with aliases detected as different; {FigureText.Percent(kind.DroppedShare)} of batches discarded{kind.Reason}"))
    {
        Values = new Dictionary<string, double> { ["runs"] = kind.Rankings.Count, ["ranked"] = kind.Ranked, ["wrong"] = kind.Wrong, ["droppedShare"] = kind.DroppedShare },
    };

    private static string Words(DisturbanceKind kind) => kind switch
    {
        DisturbanceKind.Busy => "every core busy",
        DisturbanceKind.BurstsOnOne => "bursts on one core",
        DisturbanceKind.BurstsOnAll => "bursts on every core",
        DisturbanceKind.Memory => "bursts of memory traffic",
        _ => "bursts that follow one alias",
    };

    /// <summary>The runs next to one kind of disturbance.</summary>
    private sealed record DisturbedRuns(DisturbanceKind Kind)
    {
        public List<OperationRanking> Rankings { get; } = [];

        public int Ranked => Rankings.Count(ranking => ranking.IsCompared);

        public int Wrong => Rankings.Count(ranking => ranking.IsCompared && ranking.Aliases.Any(pair => pair.Detected));

        public double DroppedShare => Rankings.Count == 0 ? 0 : Rankings.Average(ranking => ranking.Gate.DroppedShare ?? 0);

        public string Reason => Rankings.FirstOrDefault(ranking => ranking.Status == RankingStatus.Refused) is OperationRanking refused ? $"; refused: {RankWords.Refusal(refused)}" : "";
    }
}
