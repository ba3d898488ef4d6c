namespace Assay.Answers.Articles;

/// <summary>
/// An article with published figures: what it measured, which of Assay's figures are its counterparts, and how its claims are judged. It is
/// data, read from a file of its own.
/// </summary>
public sealed record Article
{
    /// <summary>Its short name on the command line.</summary>
    public required string Name { get; init; }

    /// <summary>Its name in the published tables.</summary>
    public required string Source { get; init; }

    /// <summary>Its title.</summary>
    public required string Title { get; init; }

    /// <summary>What it measured and how, in a sentence.</summary>
    public required string Protocol { get; init; }

    /// <summary>What differs in set-up, in sentences.</summary>
    public IReadOnlyList<string> SetUp { get => field ?? []; init; }

    /// <summary>Whether its figures are a list, because each serializer has others, and not a table of serializers by metrics.</summary>
    public bool IsList { get; init; }

    /// <summary>What is run to have figures of today, one after the other.</summary>
    public IReadOnlyList<ArticleRun> Runs { get => field ?? []; init; }

    /// <summary>The data set and size of each published workload.</summary>
    public IReadOnlyDictionary<string, FigureAddress> Workloads { get => field ?? new Dictionary<string, FigureAddress>(); init; }

    /// <summary>The row of each published serializer.</summary>
    public IReadOnlyDictionary<string, ArticleSerializer> Serializers { get => field ?? new Dictionary<string, ArticleSerializer>(); init; }

    /// <summary>Cells whose counterpart does not follow from workload, serializer and metric; the first that fits decides.</summary>
    public IReadOnlyList<CellMapping> Cells { get => field ?? []; init; }

    /// <summary>Counterparts of its graphs.</summary>
    public IReadOnlyList<ArticleGraph> Graphs { get => field ?? []; init; }

    /// <summary>How its claims are judged.</summary>
    public IReadOnlyList<ClaimRule> Claims { get => field ?? []; init; }

    /// <summary>The figures that it published.</summary>
    public IEnumerable<PublishedFigure> Figures() => PublishedTables.Figures.Where(figure => figure.Source == Source);

    /// <summary>The counterpart of a published figure; null where nothing says what it is.</summary>
    public Counterpart? CounterpartOf(PublishedFigure figure)
    {
        var mapping = Cells.FirstOrDefault(cell => cell.Fits(figure));
        var serializer = Serializers.GetValueOrDefault(figure.Serializer);
        var note = mapping is { Note.Length: > 0 } ? mapping.Note : serializer?.Note ?? "";
        if (mapping is { Why.Length: > 0 })
            return new Counterpart(null, mapping.Why, note);
        if (!Workloads.TryGetValue(figure.Workload, out var workload) || (serializer is null && mapping is not { SmallestOf.Count: > 0 }))
            return null;
        var usual = MetricName.Read(figure.Metric).Within(workload) with { Row = serializer?.Row, Surface = serializer?.Surface };
        var quantity = mapping is null ? new Quantity { Of = usual } : mapping.Within(usual);
        return new Counterpart(quantity, "", note);
    }
}

/// <summary>The figure of today that stands beside a published one, or why there is none.</summary>
/// <param name="Quantity">The figure; null where there is none.</param>
/// <param name="Why">Why there is none, in a sentence; empty where there is one.</param>
/// <param name="Note">How it differs; empty for nothing.</param>
public sealed record Counterpart(Quantity? Quantity, string Why, string Note);

/// <summary>One run of an article: what a command line would ask for.</summary>
public sealed record ArticleRun
{
    /// <summary>Its name, which its results file has.</summary>
    public required string Name { get; init; }

    /// <summary>What it measures.</summary>
    public required string Kind { get; init; }

    /// <summary>What it is for, in a few words.</summary>
    public required string Purpose { get; init; }

    /// <summary>Rows.</summary>
    public required string Rows { get; init; }

    /// <summary>Data sets; null for those of the kind.</summary>
    public string? DataSets { get; init; }

    /// <summary>Sizes, or the largest of growth; null for the usual ones.</summary>
    public string? Sizes { get; init; }

    /// <summary>The surface; null for each row's first.</summary>
    public string? Surface { get; init; }

    /// <summary>Operations; null for both.</summary>
    public string? Operations { get; init; }

    /// <summary>Blocks, or processes; null for the usual number.</summary>
    public string? Blocks { get; init; }

    /// <summary>Modes; null for the usual one.</summary>
    public string? Modes { get; init; }

    /// <summary>Runtimes; null for the usual one.</summary>
    public string? Runtimes { get; init; }

    /// <summary>What a quick reproduction does instead; null for the same.</summary>
    public QuickRun? Quick { get; init; }

    /// <summary>The run as a quick reproduction has it; null where it leaves it out.</summary>
    public ArticleRun? OfQuick() => Quick is not { } quick ? this : quick.IsLeftOut ? null : this with
    {
        Rows = quick.Rows ?? Rows,
        Sizes = quick.Sizes ?? Sizes,
        Blocks = quick.Blocks ?? Blocks,
    };
}

/// <summary>What a quick reproduction does otherwise.</summary>
public sealed record QuickRun
{
    /// <summary>Whether the run is left out.</summary>
    public bool IsLeftOut { get; init; }

    /// <summary>Fewer rows.</summary>
    public string? Rows { get; init; }

    /// <summary>Fewer sizes.</summary>
    public string? Sizes { get; init; }

    /// <summary>Fewer blocks or processes.</summary>
    public string? Blocks { get; init; }
}
