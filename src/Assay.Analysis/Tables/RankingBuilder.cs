using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>From the levels of all rows to the ranking of one operation.</summary>
internal static class RankingBuilder
{
    /// <summary>How far a row's ratios at the machine's two speeds may lie apart before that is said, as a natural logarithm.</summary>
    private const double SpeedTolerance = 0.05;

    public static OperationRanking Build(ResultsFile results, WorkloadEvidence evidence, OperationEvidence operation)
    {
        var field = operation.IsRefused ? null : Field.Of(Contender.Of(results, evidence, operation), operation.Look);
        PairComparison[] pairs = field is null ? [] : [.. Pairs(field)];
        PairComparison[] aliases = [.. AliasesAmong(pairs, results)];
        var isRefused = operation.IsRefused || OperationRanking.Apart(aliases).Any();
        var ranked = field is null || isRefused ? null : RankedRows.Of(field);
        return new OperationRanking
        {
            Operation = operation.Operation,
            Status = Status(operation, isRefused, ranked),
            Blocks = operation.Look.Counted,
            BlocksMeasured = operation.Look.Measured,
            QuietBlocks = operation.QuietBlocks,
            Independent = operation.Independent.Kind,
            Values = operation.Values,
            QuietValues = operation.QuietValues,
            Gate = operation.Dropped,
            Uneven = operation.Uneven,
            Aliases = aliases,
            SpeedDifferences = operation.Dropped.SpeedRatio is null ? [] : SpeedDifferences(results, evidence, operation),
            Margin = Comparison.DefaultMargin,
            MinimumDetectableRatio = field?.Comparison.MinimumDetectableRatio is { } ratio && double.IsFinite(ratio) ? ratio : null,
            Order = ranked?.Order ?? [],
            Leaders = ranked?.Leaders ?? [],
            Groups = ranked?.Groups() ?? [],
            Ranks = ranked?.Ranks ?? [],
            Pairs = isRefused ? [] : pairs,
        };
    }

    private static IReadOnlyList<SpeedDifference> SpeedDifferences(
        ResultsFile results, WorkloadEvidence evidence, OperationEvidence operation) =>
    [
        .. from row in results.Rows
           where !row.IsReference
           from cell in operation.Cells
           where cell.Row == row.Label
           let ratios = evidence.RatiosBySpeed(cell, row.Name)
           where ratios is not null
           let apart = Math.Abs(Math.Log(ratios.Value.Slow / ratios.Value.Fast))
           where apart > SpeedTolerance
           orderby apart descending
           select new SpeedDifference(row.Label, ratios.Value.Fast, ratios.Value.Slow),
    ];

    private static RankingStatus Status(OperationEvidence operation, bool isRefused, RankedRows? ranked)
    {
        if (isRefused)
            return RankingStatus.Refused;
        if (operation.Values < Looks.FewestForRanks)
            return RankingStatus.Screening;
        return ranked is null ? RankingStatus.NothingToCompare : RankingStatus.Ranked;
    }

    private static IEnumerable<PairComparison> AliasesAmong(IReadOnlyList<PairComparison> pairs, ResultsFile results)
    {
        var names = results.Rows.Where(row => !results.Options.InjectedSlowdowns.ContainsKey(row.Label))
            .ToDictionary(row => row.Label, row => row.Name);
        return pairs.Where(
            pair => names.TryGetValue(pair.Row, out var row) && names.TryGetValue(pair.Other, out var other) && row == other);
    }

    // Rows stand lowest first, so the pair reads "the dearer over the cheaper" almost always.
    private static IEnumerable<PairComparison> Pairs(Field field)
    {
        for (var other = 0; other < field.Rows.Count; other++)
        {
            for (var row = other + 1; row < field.Rows.Count; row++)
            {
                var pair = field.Comparison.Between(row, other);
                if (pair.Blocks >= 2)
                    yield return Pair(pair, field.Rows[row].Label, field.Rows[other].Label);
            }
        }
    }

    private static PairComparison Pair(PairEstimate pair, string row, string other) => new()
    {
        Row = row,
        Other = other,
        Ratio = Math.Exp(pair.LogRatio),
        Lower = Math.Exp(pair.Lower),
        Upper = Math.Exp(pair.Upper),
        Blocks = pair.Blocks,
        Detected = pair.IsDetected,
        Faster = pair.IsFaster ? row : pair.IsSlower ? other : null,
    };
}
