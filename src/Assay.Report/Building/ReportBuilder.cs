using Assay.Core.Results;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>From a results file to the report's model.</summary>
internal static class ReportBuilder
{
    public static ReportModel Build(ResultsFile results) => new()
    {
        ResultsSchemaVersion = results.SchemaVersion,
        AssayVersion = results.AssayVersion,
        StartedAt = results.StartedAt,
        IsComplete = results.IsComplete,
        Machine = results.Machine,
        Operations = results.Options.Operations,
        Blocks = results.Options.Blocks,
        Rounds = results.Options.Rounds,
        SettlingRounds = results.Options.SettlingRounds,
        Looks = results.Options.Looks,
        Profile = results.Options.Profile,
        InjectedSlowdowns = results.Options.InjectedSlowdowns,
        WhereTimeWent = TimeBuilder.Build(results),
        Reference = results.Options.Reference,
        Seed = results.Options.Seed,
        Types = results.Options.Types,
        Values = results.Values,
        Confidence = StudentInterval.DefaultConfidence,
        IsScreening = MostBlocks(results) < ReportModel.FewestBlocksForRanks,
        Tables = [.. results.Options.Workloads.Select(workload => TableBuilder.Build(results, workload))],
    };

    // An interrupted run is judged by what it measured, not by what was asked for.
    private static int MostBlocks(ResultsFile results) =>
        results.Cells.Select(MeasuredBlocks.Count).DefaultIfEmpty(0).Max();
}
