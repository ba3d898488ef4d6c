using Assay.Core.Results;

namespace Assay.Answers.Articles;

/// <summary>An article's experiment today.</summary>
/// <param name="Cells">Every published figure, with today's or a sentence.</param>
/// <param name="Graphs">Counterparts of its graphs.</param>
/// <param name="Claims">Its claims, judged.</param>
/// <param name="Machine">Where it was measured; null where nothing was.</param>
/// <param name="Rows">What the rows are today.</param>
public sealed record Reproduction(
    Article Article, IReadOnlyList<ReproducedCell> Cells, IReadOnlyList<ReproducedGraph> Graphs, IReadOnlyList<JudgedClaim> Claims,
    Machine? Machine, IReadOnlyList<RowResult> Rows)
{
    /// <summary>Published figures that have a counterpart.</summary>
    public int WithCounterpart => Cells.Count(cell => cell.Today is not null);

    /// <summary>How many claims have a judgement.</summary>
    public int Count(Judgement judgement) => Claims.Count(claim => claim.Judgement == judgement);
}

/// <summary>A published figure and its counterpart.</summary>
/// <param name="Published">The published figure.</param>
/// <param name="Row">The row that stands for the serializer; empty where none does.</param>
/// <param name="Today">The figure of today, in the published unit; null where there is none.</param>
/// <param name="Why">Why there is none; empty where there is one.</param>
/// <param name="Note">How it differs; empty for nothing.</param>
public sealed record ReproducedCell(PublishedFigure Published, string Row, double? Today, string Why, string Note)
{
    /// <summary>Today's figure divided by the published one; null where there is none.</summary>
    public double? Ratio => Today is { } today && Published.Value != 0 ? today / Published.Value : null;
}

/// <summary>The counterpart of a graph.</summary>
/// <param name="Unit">The unit of its figures.</param>
/// <param name="Bars">Its bars; none where a view of the page is the counterpart.</param>
public sealed record ReproducedGraph(ArticleGraph Graph, string Unit, IReadOnlyList<GraphBar> Bars);

/// <summary>A bar, or two beside each other.</summary>
/// <param name="Name">The serializer as the article calls it, or the row.</param>
/// <param name="Published">The published figure; null where none was.</param>
/// <param name="Today">The figure of today; null where there is none.</param>
/// <param name="Why">Why there is none; empty where there is one.</param>
public sealed record GraphBar(string Name, double? Published, double? Today, string Why);

/// <summary>A claim and what results say of it.</summary>
/// <param name="Observed">What was observed, or why it cannot be tested.</param>
/// <param name="Command">The command that would measure what is missing; empty where nothing is.</param>
public sealed record JudgedClaim(PublishedClaim Claim, Judgement Judgement, string Observed, string Command);

/// <summary>Whether a claim holds.</summary>
public enum Judgement
{
    /// <summary>Results agree with it.</summary>
    Holds,

    /// <summary>They contradict it.</summary>
    NoLongerHolds,

    /// <summary>Something that it needs cannot be measured here.</summary>
    UntestableHere,

    /// <summary>These results do not hold what it needs; another command measures it.</summary>
    NotJudged,
}
