using Assay.Core.Results;
using Assay.Report.Sections;

namespace Assay.Experiments.Tests.WarmUp;

/// <summary>What the results say: knows nothing that can measure.</summary>
internal static class WarmUpReport
{
    public static SectionReport? Of(ResultsFile file) => file.Samples is not WarmUpSamples samples ? null : new SectionReport(
        "warm-up",
        [$"{samples.WarmUps.Count(result => result.Nanoseconds.Count > 0)} cells were warmed up."],
        [new WordTable(
            "warm-ups", "Time until a row is steady", [],
            [new WordColumn("row", "row", IsText: true), new WordColumn("operation", "operation", IsText: true),
                new WordColumn("shortestNanoseconds", "shortest")],
            [.. samples.WarmUps.Where(result => result.Nanoseconds.Count > 0).Select(result => new WordRow(
                "", [new WordCell(result.Row), new WordCell(result.Operation.ToString()), WordCell.Time(result.Nanoseconds.Min())]))],
            [.. samples.WarmUps.Where(result => result.Failure is not null).Select(result => $"{result.Row}: {result.Failure!.Cause}")])],
        []);
}
