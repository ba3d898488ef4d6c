using System.Text.Json.Serialization;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;

namespace Assay.Analysis.Model;

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

    /// <summary>What the independent values are that intervals and ranks rest on.</summary>
    public IndependentKind Independent { get; init; }

    /// <summary>Independent values that count: the blocks, or of several machines the machines.</summary>
    public required int Values { get; init; }

    /// <summary>Those of <see cref="Values"/> with a block that the noise gate left enough rounds of.</summary>
    public required int QuietValues { get; init; }

    /// <summary>What the noise gate dropped.</summary>
    public required GateSummary Gate { get; init; }

    /// <summary>Rows that were pushed off the processor more often than others, for certain: then nothing is ranked.</summary>
    public required IReadOnlyList<UnevenRow> Uneven { get; init; }

    /// <summary>Every pair of one row under two names: both are one program. A row that was slowed down on purpose has none.</summary>
    public required IReadOnlyList<PairComparison> Aliases { get; init; }

    /// <summary>
    /// Those of <see cref="Aliases"/> of which one seems faster: what shows a difference where there is none shows others that are none, so
    /// nothing is ranked.
    /// </summary>
    [JsonIgnore]
    public IReadOnlyList<PairComparison> ApartAliases => [.. Apart(Aliases)];

    /// <summary>Whether the noise gate let rows be compared, whatever came of it.</summary>
    [JsonIgnore]
    public bool IsCompared => Status == RankingStatus.Ranked || ApartAliases.Count > 0;

    /// <summary>
    /// Rows whose ratio to the reference depends on the machine's speed by over 5 %, the most different first; empty where it had one
    /// speed.
    /// </summary>
    public required IReadOnlyList<SpeedDifference> SpeedDifferences { get; init; }

    /// <summary>How much faster a row must be for certain before it ranks before another, such as 0.02.</summary>
    public required double Margin { get; init; }

    /// <summary>
    /// The slowdown, as a ratio such as 1.013, that four of five such runs would detect between neighbours; null where nothing was
    /// compared.
    /// </summary>
    public required double? MinimumDetectableRatio { get; init; }

    /// <summary>Labels of the ranked rows, lowest cost first.</summary>
    public required IReadOnlyList<string> Order { get; init; }

    /// <summary>Their rank ranges, parallel to <see cref="Order"/>.</summary>
    public required IReadOnlyList<RankRange> Ranks { get; init; }

    /// <summary>Labels of the ranked rows that no other is faster than, lowest cost first.</summary>
    public required IReadOnlyList<string> Leaders { get; init; }

    /// <summary>
    /// The ranked rows in groups, lowest cost first: the first row of a group is not faster than any other of it, and faster than the first
    /// of the next.
    /// </summary>
    public required IReadOnlyList<IReadOnlyList<string>> Groups { get; init; }

    /// <summary>Every pair of ranked rows, the one of lower cost as the other.</summary>
    public required IReadOnlyList<PairComparison> Pairs { get; init; }

    /// <summary>Those of some aliases of which one seems faster.</summary>
    internal static IEnumerable<PairComparison> Apart(IEnumerable<PairComparison> aliases) =>
        aliases.Where(pair => pair.Faster is not null);

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

    /// <summary>Labels of the rows from which a row is not significantly different, lowest cost first.</summary>
    public IReadOnlyList<string> NotToldApartFrom(string label) => [.. Order.Where(other => Between(label, other) is { Detected: false })];

    /// <summary>The comparison of two rows, whichever way round it is kept; null where there is none.</summary>
    public PairComparison? Between(string one, string other) =>
        Pairs.FirstOrDefault(pair => (pair.Row == one && pair.Other == other) || (pair.Row == other && pair.Other == one));
}

/// <summary>Two rows compared; the intervals of all pairs of a table's operation hold at once.</summary>
public sealed record PairComparison
{
    /// <summary>Label of the row.</summary>
    public required string Row { get; init; }

    /// <summary>Label of the other.</summary>
    public required string Other { get; init; }

    /// <summary>Time of the row over time of the other; above 1 is slower.</summary>
    public required double Ratio { get; init; }

    /// <summary>Lower end of the simultaneous interval.</summary>
    public required double Lower { get; init; }

    /// <summary>Upper end of the simultaneous interval.</summary>
    public required double Upper { get; init; }

    /// <summary>Independent values that both rows have: blocks, or machines.</summary>
    public required int Blocks { get; init; }

    /// <summary>Whether a difference is detected: the interval excludes 1.</summary>
    public required bool Detected { get; init; }

    /// <summary>Label of the one that is faster: the interval lies wholly beyond the margin; null where neither is.</summary>
    public required string? Faster { get; init; }

    /// <summary>The ratio and its interval with a row on top, whichever way round the pair is kept.</summary>
    /// <param name="label">Label of <see cref="Row"/> or of <see cref="Other"/>.</param>
    public (double Ratio, double Lower, double Upper) SeenFrom(string label) =>
        label == Row ? (Ratio, Lower, Upper) : (1 / Ratio, 1 / Upper, 1 / Lower);
}

/// <summary>Whether the rows of a table are ranked for an operation, and if not, why.</summary>
public enum RankingStatus
{
    /// <summary>Ranked: every row with enough blocks has a rank range.</summary>
    Ranked,

    /// <summary>Too few blocks, or machines, for ranks.</summary>
    Screening,

    /// <summary>The noise gate dropped over half of the rounds, or left too few blocks for ranks; times stand.</summary>
    Refused,

    /// <summary>Fewer than two serializers were measured in enough blocks beside the reference row.</summary>
    NothingToCompare,
}
