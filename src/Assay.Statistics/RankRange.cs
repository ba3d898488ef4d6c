namespace Assay.Statistics;

/// <summary>The ranks that a row may hold: rows that are not told apart share their range.</summary>
/// <param name="Best">1 and the number of rows that are faster than it.</param>
/// <param name="Worst">The number of rows less those that it is faster than.</param>
/// <remarks>Mogstad, Romano, Shaikh and Wilhelm, "Inference for ranks", arXiv 1708.02729: simultaneous intervals of differences give simultaneous rank ranges.</remarks>
public sealed record RankRange(int Best, int Worst);
