using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Validation.Judging;
using Assay.Validation.Load;
using Assay.Validation.Measuring;

namespace Assay.Validation.Checks;

/// <summary>
/// Next to every kind of disturbance that can be switched on, what is claimed of equal rows and of slowed ones stays true, or nothing is
/// claimed.
/// </summary>
/// <param name="services">What the validation stands on.</param>
/// <param name="runs">Names the slowed rows, and the operations.</param>
internal sealed class LoadCheck(ValidationServices services, ValidationRequest request, MeasuredRuns runs) : IValidationCheck
{
    private const ulong Seed = 4_000;
    private const double Chance = 0.05;

    public string Name => CheckName.Load;

    public string Title => "Other programs disturb a run: all the time, in bursts, in memory, and only while one row works";

    public string Target =>
        "no ranks because of noise, or false claims no more often than chance allows: equal rows detected as different, or a slowed "
            + "row as the faster one";

    public CheckFinding Run(CancellationToken cancellation)
    {
        List<DisturbedRuns> kinds = [.. request.Scale.Disturbances.Select(kind => new DisturbedRuns(kind, runs.Slowdowns))];
        for (var run = 0; run < request.Scale.DisturbedRuns; run++)
        {
            var kind = kinds[run % kinds.Count];
            var operation = OperationOf(run, kinds.Count);
            services.Progress.Step(Name,
                FormattableString.Invariant(
                    $"run {run + 1} of {request.Scale.DisturbedRuns}, {operation.ToString().ToLowerInvariant()}, {Words(kind.Kind)}"));
            kind.Add(Verdicts.RankingOf(Measure(kind.Kind, operation, run, cancellation)));
        }

        return Judge([.. kinds.Where(kind => kind.Runs > 0)]);
    }

    /// <summary>From kind to kind, and shifted by one whenever all kinds were measured: so each kind meets each operation.</summary>
    private Operation OperationOf(int run, int kinds) => runs.Operations[((run % kinds) + (run / kinds)) % runs.Operations.Count];

    private ResultsFile Measure(DisturbanceKind kind, Operation operation, int run, CancellationToken cancellation)
    {
        using var disturbance = services.Disturb(kind);
        Experiment experiment =
            new([.. Enumerable.Repeat(request.Row, MeasuredRuns.Copies)], [operation], Looks.FewestForRanks, Seed + (ulong)run)
            {
                Slowdowns = runs.Slowdowns,
                BatchBegins = label => OfFollowed(label, disturbance.RowBegins),
                BatchEnds = label => OfFollowed(label, disturbance.RowEnds),
            };
        return services.Measure(experiment, FormattableString.Invariant($"load-{run + 1}"), cancellation);
    }

    private void OfFollowed(string label, Action act)
    {
        if (label == request.Row)
            act();
    }

    /// <summary>The row that load follows is never the same machine's as its copies: one wrong claim about it is one too many.</summary>
    private static CheckFinding Judge(List<DisturbedRuns> kinds)
    {
        var ranked = kinds.Sum(kind => kind.Ranked);
        var wrong = kinds.Sum(kind => kind.Wrong);
        var isMet = kinds.TrueForAll(kind => !kind.Kind.FollowsRow() || kind.Wrong == 0) && !BeyondChance.Is(wrong, ranked, Chance);
        return new CheckFinding(
            CheckFinding.StateOf(isMet),
            FormattableString.Invariant($"{ranked} of {kinds.Sum(kind => kind.Runs)} runs ranked, {wrong} of them with a false claim"),
            [.. kinds.Select(kind => kind.Detail(Words(kind.Kind)))]);
    }

    private static string Words(DisturbanceKind kind) => kind switch
    {
        DisturbanceKind.Busy => "every core busy",
        DisturbanceKind.BurstsOnOne => "bursts on one core",
        DisturbanceKind.BurstsOnAll => "bursts on every core",
        DisturbanceKind.Memory => "bursts of memory traffic",
        DisturbanceKind.FollowsRow => "load that follows one row",
        _ => "memory traffic that follows one row",
    };
}
