using Assay.Core.Results;
using Assay.Engine.Storage;

namespace Assay.Experiments.Formats;

/// <summary>What results of format cases lack, because the budget was used up before every row had all of its format.</summary>
internal static class FormatGaps
{
    /// <summary>The sentences; empty where nothing is missing.</summary>
    public static string SentenceOf(ResultsFile file)
    {
        var samples = file.SamplesOf<FormatSamples>();
        var known = file.Rows.Select(row => row.PublicFormat).ToHashSet();
        return Gaps.SentenceOf(
            from row in file.Rows
            where row.Status == RowStatus.Available
            let checks = samples.Checks.Where(check => check.Row == row.Name).ToArray()
            let format = checks.Length > 0 ? checks[0].Format : row.PublicFormat
            // A format that is not public is that of the rows that name none.
            let cases = samples.Cases.Count(one => format.Length > 0 ? one.Format == format : !known.Contains(one.Format))
            select new Gap(row.Label, checks.Length, cases),
            "verdicts",
            "The counts of a row are about what it got.");
    }
}
