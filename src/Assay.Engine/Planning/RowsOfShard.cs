using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>The rows of a part of a run, where parts share rows. The floor that ratios refer to is in every part.</summary>
internal static class RowsOfShard
{
    /// <summary>The plan with programs of no other rows, where its experiment needs none.</summary>
    public static RunPlan OfShard(this RunPlan plan) => plan.Experiment.NeedsAllRows ? plan : plan with { Rows = plan.RowsOfPart() };

    /// <summary>The rows that a plan is about; all, where it is no part.</summary>
    public static IReadOnlyList<SelectedRow> RowsOfPart(this RunPlan plan)
    {
        if (plan.Options.Shard is not { IsOfRows: true } shard)
            return plan.Rows;
        var floor = plan.Experiment.FloorOf(plan.Options.Operations);
        HashSet<string> own = [.. shard.RowsOf(Shared(plan.Experiment, plan.Options))];
        return [.. plan.Rows.Where(row => row.Id.Row == floor || own.Contains(row.Id.Row))];
    }

    /// <summary>How many parts a run can have.</summary>
    public static int Most(Experiment experiment, RunOptions options) =>
        Shared(experiment, options).Select(row => row.Row).Distinct().Count();

    /// <summary>How many of its rows a part has, and how many the run.</summary>
    public static (int Own, int All) Count(RunOptions options)
    {
        RowId[] shared = [.. Shared(KnownExperiments.Of(options), options)];
        HashSet<string> own = [.. options.Shard!.RowsOf(shared)];
        return (shared.Count(row => own.Contains(row.Row)), shared.Length);
    }

    private static IEnumerable<RowId> Shared(Experiment experiment, RunOptions options)
    {
        var floor = experiment.FloorOf(options.Operations);
        return options.Rows.Where(row => row.Row != floor);
    }
}
