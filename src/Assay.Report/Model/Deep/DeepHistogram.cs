namespace Assay.Report.Model.Deep;

/// <summary>How often which cost was measured, in bins of equal width.</summary>
/// <param name="LowerNanoseconds">Lower end of the first bin, in nanoseconds an operation.</param>
/// <param name="UpperNanoseconds">Upper end of the last bin, in nanoseconds an operation.</param>
/// <param name="Counts">Rounds in each bin.</param>
/// <param name="Above">Rounds that cost more than the last bin holds: few, and far away.</param>
public sealed record DeepHistogram(double LowerNanoseconds, double UpperNanoseconds, IReadOnlyList<int> Counts, int Above);
