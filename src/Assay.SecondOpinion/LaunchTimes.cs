namespace Assay.SecondOpinion;

/// <summary>What BenchmarkDotNet says about one operation after one launch.</summary>
/// <param name="MeanNanoseconds">Its headline, the mean of an operation with outliers removed as its default has it, in
/// nanoseconds.</param>
/// <param name="StandardErrorNanoseconds">The standard error of that mean, from this launch alone, in nanoseconds; 0 where one iteration
/// was run.</param>
/// <param name="Iterations">Iterations that the mean is of.</param>
internal sealed record LaunchTimes(double MeanNanoseconds, double StandardErrorNanoseconds, int Iterations);
