namespace Assay.Report.Model.Deep;

/// <summary>A change of a row's cost in the course of a process.</summary>
/// <param name="Round">The first round after it.</param>
/// <param name="Ratio">Median cost from there to the next change over the median cost from the last change to there.</param>
public sealed record DeepChange(int Round, double Ratio);
