using Assay.Core.Adapters;

namespace Assay.Answers.Articles;

/// <summary>Names a figure of results files. What is null is taken from the address that it stands in.</summary>
public sealed record FigureAddress
{
    /// <summary>The row, by its name without a variant.</summary>
    public string? Row { get; init; }

    /// <summary>The data set.</summary>
    public string? DataSet { get; init; }

    /// <summary>Its size, in units.</summary>
    public int? Size { get; init; }

    /// <summary>The figure, such as <c>size</c> or <c>mean</c>.</summary>
    public string? Figure { get; init; }

    /// <summary>The operation; serialize where nothing else is said.</summary>
    public Operation? Operation { get; init; }

    /// <summary>The surface; null for that of a run that asked for none.</summary>
    public Surface? Surface { get; init; }

    /// <summary>How code becomes native; null for the usual way.</summary>
    public string? Mode { get; init; }

    /// <summary>This address, with what it leaves open taken from another.</summary>
    public FigureAddress Within(FigureAddress outer) => new()
    {
        Row = Row ?? outer.Row,
        DataSet = DataSet ?? outer.DataSet,
        Size = Size ?? outer.Size,
        Figure = Figure ?? outer.Figure,
        Operation = Operation ?? outer.Operation,
        Surface = Surface ?? outer.Surface,
        Mode = Mode ?? outer.Mode,
    };
}

/// <summary>A figure, or two of them in relation.</summary>
public record Quantity
{
    /// <summary>The figure.</summary>
    public FigureAddress Of { get => field ?? new FigureAddress(); init; }

    /// <summary>What it is divided by.</summary>
    public FigureAddress? By { get; init; }

    /// <summary>What it is larger than, in per cent.</summary>
    public FigureAddress? Over { get; init; }

    /// <summary>What is taken off it.</summary>
    public FigureAddress? Minus { get; init; }

    /// <summary>A number that is taken off it.</summary>
    public double Less { get; init; }

    /// <summary>Rows of which the smallest figure counts; empty for the row of <see cref="Of"/>.</summary>
    public IReadOnlyList<string> SmallestOf { get => field ?? []; init; }

    /// <summary>The quantity with addresses that leave nothing open.</summary>
    public Quantity Within(FigureAddress usual)
    {
        var of = Of.Within(usual);
        return new Quantity
        {
            Of = of,
            By = By?.Within(of),
            Over = Over?.Within(of),
            Minus = Minus?.Within(of),
            Less = Less,
            SmallestOf = SmallestOf,
        };
    }
}

/// <summary>Published metrics as figures.</summary>
public static class MetricName
{
    private static readonly (string Prefix, Operation Operation)[] Operations = [("serialize-", Operation.Serialize),
        ("deserialize-", Operation.Deserialize)];

    /// <summary>The figure and operation of a metric.</summary>
    public static FigureAddress Read(string metric)
    {
        foreach (var (prefix, operation) in Operations)
        {
            if (metric.StartsWith(prefix, StringComparison.Ordinal))
                return new FigureAddress { Figure = metric[prefix.Length..], Operation = operation };
        }

        return new FigureAddress { Figure = metric };
    }
}

/// <summary>The row of a published serializer.</summary>
public sealed record ArticleSerializer
{
    /// <summary>The row's name.</summary>
    public required string Row { get; init; }

    /// <summary>The surface, where it is not that of the run.</summary>
    public Surface? Surface { get; init; }

    /// <summary>How it differs; empty for nothing.</summary>
    public string Note { get => field ?? ""; init; }
}

/// <summary>The counterpart of some published cells.</summary>
public sealed record CellMapping : Quantity
{
    /// <summary>The workload; null for any.</summary>
    public string? Workload { get; init; }

    /// <summary>The serializer; null for any.</summary>
    public string? Serializer { get; init; }

    /// <summary>The metric; null for any.</summary>
    public string? Metric { get; init; }

    /// <summary>Why there is no counterpart; empty where there is one.</summary>
    public string Why { get => field ?? ""; init; }

    /// <summary>How it differs; empty for nothing.</summary>
    public string Note { get => field ?? ""; init; }

    /// <summary>Whether a cell is one of these.</summary>
    public bool Fits(PublishedFigure figure) =>
        (Workload ?? figure.Workload) == figure.Workload
            && (Serializer ?? figure.Serializer) == figure.Serializer && (Metric ?? figure.Metric) == figure.Metric;
}

/// <summary>The counterpart of a graph: bars of published figures and today's, bars of today's alone, or a view of the page.</summary>
public sealed record ArticleGraph
{
    /// <summary>Its name in files for programs.</summary>
    public required string Id { get; init; }

    /// <summary>Its title.</summary>
    public required string Title { get; init; }

    /// <summary>The published workload; null where figures of it were not published.</summary>
    public string? Workload { get; init; }

    /// <summary>The published metric.</summary>
    public string? Metric { get; init; }

    /// <summary>The figure of today, of each row of <see cref="Run"/>; null where published figures say which.</summary>
    public FigureAddress? Of { get; init; }

    /// <summary>The run whose rows it shows.</summary>
    public string? Run { get; init; }

    /// <summary>The unit of figures that were not published.</summary>
    public string Unit { get => field ?? ""; init; }

    /// <summary>The view of the page that is the counterpart; null for bars.</summary>
    public string? View { get; init; }
}
