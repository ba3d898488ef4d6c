using Assay.Core.Results;
using Assay.Engine.Storage;

namespace Assay.Experiments.Across;

/// <summary>What results of exchanges lack, because the budget was used up before every row had read what the others wrote.</summary>
internal static class AcrossGaps
{
    /// <summary>The sentences; empty where nothing is missing.</summary>
    public static string SentenceOf(ResultsFile file)
    {
        var exchanges = file.SamplesOf<AcrossSamples>().Exchanges;
        var writers = file.Rows.Where(row => row is { Status: RowStatus.Available, PublicFormat.Length: > 0 })
            .CountBy(row => row.PublicFormat).ToDictionary();
        return Gaps.SentenceOf(
            from row in file.Rows
            where row.Status == RowStatus.Available
            let own = exchanges.Where(result => result.Row == row.Name).ToArray()
            let reads = own.Count(result => result.Case.StartsWith(AcrossResult.Reads, StringComparison.Ordinal))
            let all = writers.GetValueOrDefault(row.PublicFormat) is > 1 and var others ? others : own.Length > 0 ? 0 : 1
            select new Gap(row.Label, reads, all),
            "exchanges",
            "What a row reads is about what it got.");
    }
}
