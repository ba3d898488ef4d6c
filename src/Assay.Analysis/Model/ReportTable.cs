using Assay.Core.Adapters;

namespace Assay.Analysis.Model;

/// <summary>All rows against one data set of one size.</summary>
public sealed record ReportTable
{
    /// <summary>The data set's name.</summary>
    public required string DataSet { get; init; }

    /// <summary>Its size, in units.</summary>
    public required int Size { get; init; }

    /// <summary>What a unit is, singular.</summary>
    public required string Unit { get; init; }

    /// <summary>Binary payload in each unit, in bytes.</summary>
    public required int UnitPayloadBytes { get; init; }

    /// <summary>Objects in one instance; null when not counted.</summary>
    public required long? ObjectCount { get; init; }

    /// <summary>SHA-256 of the plain content, in hex; empty when no row was checked.</summary>
    public required string ContentHash { get; init; }

    /// <summary>The Brotli quality of the sizes; null when no size is known.</summary>
    public required int? BrotliQuality { get; init; }

    /// <summary>
    /// Serializers with figures: those that keep everything, then those that keep public members, then the others; in each part the fastest
    /// deserialize first.
    /// </summary>
    public required IReadOnlyList<ReportLine> Lines { get; init; }

    /// <summary>Reference rows (floors) with figures, fastest deserialize first.</summary>
    public required IReadOnlyList<ReportLine> ReferenceLines { get; init; }

    /// <summary>Rows without figures, grouped by reason.</summary>
    public required IReadOnlyList<MissingRows> Missing { get; init; }

    /// <summary>The member that is read alone, such as <c>BookShelf.Secret</c>; empty where the run reads none.</summary>
    public string ReadMember { get; init; } = "";

    /// <summary>Rows that keep the data set but cannot do an operation beside serialize and deserialize, grouped by reason.</summary>
    public IReadOnlyList<UnreadRows> Unread { get; init; } = [];

    /// <summary>Label of the fastest deserialize among serializers that lose nothing; null when none was measured.</summary>
    public required string? FastestDeserialize { get; init; }

    /// <summary>Label of the fastest serialize among serializers that lose nothing; null when none was measured.</summary>
    public required string? FastestSerialize { get; init; }

    /// <summary>
    /// Rows that lose nothing and are not significantly different from <see cref="FastestDeserialize"/>, lowest cost first; empty where
    /// nothing was compared.
    /// </summary>
    public required IReadOnlyList<string> DeserializeNotToldApart { get; init; }

    /// <summary>
    /// Rows that lose nothing and are not significantly different from <see cref="FastestSerialize"/>, lowest cost first; empty where
    /// nothing was compared.
    /// </summary>
    public required IReadOnlyList<string> SerializeNotToldApart { get; init; }

    /// <summary>How the serializers compare, an entry for each operation of the run, deserialize first.</summary>
    public required IReadOnlyList<OperationRanking> Rankings { get; init; }

    /// <summary>Who is ahead, an entry for each operation in which a row brings back everything, or all public members.</summary>
    public required IReadOnlyList<OperationLead> Leads { get; init; }

    /// <summary>
    /// Operations in which the costs of most rows gather around two values: the machine alternated between two speeds, and no row is
    /// marked for it.
    /// </summary>
    public required IReadOnlyList<Operation> TwoPaced { get; init; }

    /// <summary>Label of the row that ratios refer to; that of every variant's own row stands at its line.</summary>
    public required string Reference { get; init; }

    /// <summary>Whether the reference row was measured here; without it there are no ratios.</summary>
    public required bool HasReference { get; init; }

    /// <summary>Whether every operation of every row works on one and the same instance, because the corpus has no second.</summary>
    public bool IsCorpusOfOne => AllLines.Any() && AllLines.All(line => line.Instances == 1);

    /// <summary>Whether the lines use more than one surface, so that each line must show its own.</summary>
    public bool HasMixedSurfaces => AllLines.Select(line => line.Surface).Distinct().Count() > 1;

    /// <summary>Serializers, then reference rows.</summary>
    internal IEnumerable<ReportLine> AllLines => Lines.Concat(ReferenceLines);

    /// <summary>Label of the fastest line that keeps everything, for one operation.</summary>
    public string? Fastest(Operation operation) => operation switch
    {
        Operation.Serialize => FastestSerialize,
        Operation.Deserialize => FastestDeserialize,
        _ => null,
    };

    /// <summary>Labels of the lines that are not significantly different from the fastest, for one operation.</summary>
    public IReadOnlyList<string> NotToldApart(Operation operation) => operation switch
    {
        Operation.Serialize => SerializeNotToldApart,
        Operation.Deserialize => DeserializeNotToldApart,
        _ => [],
    };

    /// <summary>How the serializers compare in one operation; null where the run did not have it.</summary>
    public OperationRanking? Ranking(Operation operation) => Rankings.FirstOrDefault(ranking => ranking.Operation == operation);
}
