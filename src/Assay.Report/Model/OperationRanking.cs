using Assay.Core.Adapters;
using Assay.Statistics;

namespace Assay.Report.Model;

/// <summary>How the serializers of a table compare for one operation. Reference rows are not part of it; rows that lose data are.</summary>
public sealed record OperationRanking
{
    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>Whether rows are ranked.</summary>
    public required RankingStatus Status { get; init; }

    /// <summary>Blocks that count, K: those of the last look that a sequential run reached.</summary>
    public required int Blocks { get; init; }

    /// <summary>Blocks measured; more than <see cref="Blocks"/> where a sequential run ended between two looks.</summary>
    public required int BlocksMeasured { get; init; }

    /// <summary>Blocks of <see cref="Blocks"/> that the noise gate left enough rounds of.</summary>
    public required int QuietBlocks { get; init; }

    /// <summary>What the noise gate dropped.</summary>
    public required GateSummary Gate { get; init; }

    /// <summary>How much faster a row must be for certain before it ranks before another, such as 0.02.</summary>
    public required double Margin { get; init; }

    /// <summary>The slowdown, as a ratio such as 1.013, that four of five such runs would detect between neighbours; null where nothing was compared.</summary>
    public required double? MinimumDetectableRatio { get; init; }

    /// <summary>Labels of the ranked rows, lowest cost first.</summary>
    public required IReadOnlyList<string> Order { get; init; }

    /// <summary>Their rank ranges, parallel to <see cref="Order"/>.</summary>
    public required IReadOnlyList<RankRange> Ranks { get; init; }

    /// <summary>Labels of the ranked rows that no other is faster than, lowest cost first.</summary>
    public required IReadOnlyList<string> Leaders { get; init; }

    /// <summary>The ranked rows in groups, lowest cost first: the first row of a group is not faster than any other of it, and faster than the first of the next.</summary>
    public required IReadOnlyList<IReadOnlyList<string>> Groups { get; init; }

    /// <summary>Every pair of ranked rows, the one of lower cost as the other.</summary>
    public required IReadOnlyList<PairComparison> Pairs { get; init; }

    /// <summary>The rank range of a row; null where it has none.</summary>
    public RankRange? RankOf(string label)
    {
        for (var index = 0; index < Order.Count; index++)
        {
            if (Order[index] == label)
                return Ranks[index];
        }

        return null;
    }

    /// <summary>Labels of the rows that a row cannot be told apart from, lowest cost first.</summary>
    public IReadOnlyList<string> NotToldApartFrom(string label) => [.. Order.Where(other => Between(label, other) is { Detected: false })];

    /// <summary>The comparison of two rows, whichever way round it is kept; null where there is none.</summary>
    public PairComparison? Between(string one, string other) =>
        Pairs.FirstOrDefault(pair => (pair.Row == one && pair.Other == other) || (pair.Row == other && pair.Other == one));
}
