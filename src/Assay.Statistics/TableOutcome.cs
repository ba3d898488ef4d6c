namespace Assay.Statistics;

/// <summary>What came of one simulated table.</summary>
/// <param name="IsHeld">Whether every interval held the truth.</param>
/// <param name="MeanHalfWidth">Mean half width of its intervals.</param>
/// <param name="MeanBlocks">Mean number of blocks over its rows.</param>
internal readonly record struct TableOutcome(bool IsHeld, double MeanHalfWidth, double MeanBlocks);
