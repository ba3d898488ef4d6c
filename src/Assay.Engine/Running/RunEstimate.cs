using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Running;

/// <summary>About how long a run will take, from what this machine's cache holds and from what earlier runs took here.</summary>
/// <param name="Programs">Programs that are not built yet.</param>
/// <param name="Building">What these take; null where nothing was built here yet.</param>
/// <param name="Rest">What checks and measurements take; null where there were none like them yet.</param>
public sealed record RunEstimate(int Programs, TimeSpan? Building, TimeSpan? Rest)
{
    /// <summary>All of it; null where a part is not known.</summary>
    public TimeSpan? Whole => Building + Rest;

    /// <summary>Estimates a run that builds, checks and measures.</summary>
    /// <param name="known">What is known of a program; null where it has to be built.</param>
    /// <param name="pace">What things took here.</param>
    public static RunEstimate OfRun(RunPlan plan, Func<BuildRequest, BuildOutcome?> known, MachineTimes pace) =>
        Of(plan, known, pace, pace.OfCheck() + pace.OfRow(plan.Options));

    /// <summary>Estimates a run that only builds and checks.</summary>
    public static RunEstimate OfChecks(RunPlan plan, Func<BuildRequest, BuildOutcome?> known, MachineTimes pace) =>
        Of(plan, known, pace, pace.OfCheck());

    private static RunEstimate Of(RunPlan plan, Func<BuildRequest, BuildOutcome?> known, MachineTimes pace, TimeSpan? ofRow)
    {
        SelectedRow[] rows = [.. plan.Rows.Where(row => row.Excluded.Length == 0)];
        var outcomes = rows.Select(row => row.Build).Distinct().ToDictionary(request => request, known);
        BuildRequest[] missing = [.. outcomes.Where(outcome => outcome.Value is null).Select(outcome => outcome.Key)];
        TimeSpan? building = TimeSpan.Zero;
        foreach (var request in missing)
            building += pace.OfBuild(request.Target.Mode);
        var possible = rows.Count(row => outcomes[row.Build] is null or { Program: not null });
        return new RunEstimate(missing.Length, building, ofRow * (possible * plan.Options.Workloads.Count));
    }
}
