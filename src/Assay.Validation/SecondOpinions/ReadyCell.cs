namespace Assay.Validation.SecondOpinions;

/// <summary>A cell that BenchmarkDotNet can time.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">Times it in a fresh process and gives BenchmarkDotNet's mean, in nanoseconds.</param>
public sealed record ReadyCell(ComparedCell Cell, Func<CancellationToken, double> Launch);
