namespace Assay.Core.Results;

/// <summary>One calibration kernel over the rounds of a block: the same work every time.</summary>
/// <param name="ElapsedNanoseconds">Wall time in each round.</param>
/// <param name="CpuNanoseconds">CPU time of the thread in each round; 0 where the system does not tell.</param>
public sealed record KernelSamples(IReadOnlyList<long> ElapsedNanoseconds, IReadOnlyList<long> CpuNanoseconds);
