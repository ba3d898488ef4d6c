using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Building;

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
            AfterNanoseconds = blocks.Sum(times => times.After),
            OtherNanoseconds = measuring - inBlocks,
        };
    }
}
