using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>From a results file to the report's model.</summary>
public static class ReportBuilder
{
    /// <summary>Computes the report of a results file; a partial file gives a report of what it holds.</summary>
    public static ReportModel Build(ResultsFile results) => new()
    {
        ResultsSchemaVersion = results.SchemaVersion,
        AssayVersion = results.AssayVersion,
        StartedAt = results.StartedAt,
        IsComplete = results.IsComplete,
        Machine = results.Machine,
        Shard = results.Options.Shard,
        Parts = results.Parts,
        Independent = IndependentValues.Of(results).Kind,
        Operations = results.Options.Operations,
        Blocks = results.Options.Blocks,
        Rounds = results.Options.Rounds,
        SettlingRounds = results.Options.SettlingRounds,
        Looks = results.Options.Looks,
        Profile = results.Options.Profile,
        Gen0BudgetBytes = results.Cells.Select(cell => (double?)cell.Gen0BudgetBytes).OfType<double>().ToArray() is { Length: > 0 } budgets
            ? Center.Median(budgets)
            : null,
        InjectedSlowdowns = results.Options.InjectedSlowdowns,
        WhereTimeWent = TimeBuilder.Build(results),
        Reference = results.Options.Reference,
        IsReferenceOpen = results.Options.IsReferenceOpen,
        Seed = results.Options.Seed,
        Types = results.Options.Types,
        Values = results.Values,
        Confidence = StudentInterval.DefaultConfidence,
        IsScreening = MeasuredBlocks.MostValues(results) < ReportModel.FewestBlocksForRanks,
        Tables = [.. results.Options.Workloads.Select(workload => TableBuilder.Build(results, workload))],
    };

    /// <summary>The same report with a close look at some rows.</summary>
    /// <param name="labels">Labels or names of rows, which the file has; empty for the rows that are marked as not steady, bimodal or of
    /// minima that disagree.</param>
    public static ReportModel WithDeepView(ResultsFile results, IReadOnlyCollection<string> labels)
    {
        var model = Build(results);
        return model with { Deep = DeepBuilder.Build(results, model, labels.Count == 0 ? null : labels) };
    }
}

/// <summary>Adds up where the wall time of a run went.</summary>
internal static class TimeBuilder
{
    /// <summary>The parts; null where the file does not tell.</summary>
    public static WhereTimeWent? Build(ResultsFile results)
    {
        var blocks = results.Conditions.Select(conditions => conditions.Times).ToList();
        var inBlocks = blocks.Sum(times => times.StartAndWarmUp + times.Rounds + times.After);
        // A run that was cut off in the middle of a stage may not have written the stage's time.
        var measuring = Math.Max(results.Times.Measuring, inBlocks);
        var whole = results.Times.Building + results.Times.Checking + measuring;
        if (blocks.Count == 0 || whole <= 0)
            return null;
        return new WhereTimeWent
        {
            Nanoseconds = whole,
            BuildingNanoseconds = results.Times.Building,
            CheckingNanoseconds = results.Times.Checking,
            StartingNanoseconds = blocks.Sum(times => times.StartAndWarmUp - times.WarmUp),
            WarmUpNanoseconds = blocks.Sum(times => times.WarmUp),
            BatchNanoseconds = blocks.Sum(times => times.Batches),
            BetweenBatchesNanoseconds = blocks.Sum(times => times.Rounds - times.Batches),
            AllocationNanoseconds = blocks.Sum(times => times.AllocationPasses),
            MapperNanoseconds = blocks.Sum(times => times.MapperTiming),
            ConfirmationNanoseconds = blocks.Sum(times => times.Confirmation),
            AfterNanoseconds = blocks.Sum(times => times.After - times.AllocationPasses - times.MapperTiming - times.Confirmation),
            OtherNanoseconds = measuring - inBlocks,
        };
    }
}
