namespace Assay.Core.Results;

/// <summary>Where the wall time of one block went, in nanoseconds.</summary>
/// <param name="StartAndWarmUp">From the start of the first worker until all were warm, two at a time.</param>
/// <param name="WarmUp">The part of it in which at least one worker was warming up.</param>
/// <param name="Rounds">All rounds.</param>
/// <param name="Batches">The part of the rounds that workers spent in batches and their lead-ins.</param>
/// <param name="After">Allocation passes, mapper timing and the end of the workers.</param>
public sealed record BlockTimes(long StartAndWarmUp, long WarmUp, long Rounds, long Batches, long After);
