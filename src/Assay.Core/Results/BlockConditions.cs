using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>
/// What the machine was like while one block was measured, and where its time went. Lists are parallel and have one entry a round; the
/// noise gate judges rounds by them, blind to what the rows measured.
/// </summary>
public sealed record BlockConditions
{
    /// <summary>The data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>What was timed.</summary>
    public required Operation Operation { get; init; }

    /// <summary>Number of the block, from 0.</summary>
    public required int Block { get; init; }

    /// <summary>Group within the block, from 0.</summary>
    public required int Group { get; init; }

    /// <summary>The calibration worker's integer kernel in each round; all lists are empty where no calibration worker ran.</summary>
    public required KernelSamples Integer { get; init; }

    /// <summary>Its memory walk, through more than the second-level cache.</summary>
    public required KernelSamples Memory { get; init; }

    /// <summary>Its allocation kernel, less the pauses of its collections.</summary>
    public required KernelSamples Allocation { get; init; }

    /// <summary>Involuntary context switches of the calibration worker's thread in each round.</summary>
    [AsLongAs(nameof(RoundNanoseconds))]
    public required IReadOnlyList<int> InvoluntarySwitches { get; init; }

    /// <summary>
    /// Time that the hypervisor gave to others during each round, over all processors, in nanoseconds; 0 if the system does not report it.
    /// </summary>
    [AsLongAs(nameof(RoundNanoseconds))]
    public required IReadOnlyList<long> StealNanoseconds { get; init; }

    /// <summary>
    /// Time without work during each round, over all processors, in nanoseconds, in steps of the system's clock (10 ms on Linux); empty
    /// if the system does not report it.
    /// </summary>
    [AsLongAs(nameof(RoundNanoseconds), OrEmpty = true)]
    public IReadOnlyList<long> IdleNanoseconds { get => field ?? []; init; }

    /// <summary>
    /// How fast the machine copies bytes that lie in its cache, as the calibration worker measured it once, in bytes a second; null where
    /// none did.
    /// </summary>
    public double? CopyBytesPerSecond { get; init; }

    /// <summary>Wall time of each round, in nanoseconds.</summary>
    [AtLeast(1)]
    public required IReadOnlyList<long> RoundNanoseconds { get; init; }

    /// <summary>Where the block's wall time went.</summary>
    public required BlockTimes Times { get; init; }
}

/// <summary>Where the wall time of one block went, in nanoseconds.</summary>
/// <param name="StartAndWarmUp">From the start of the first worker until all were warm, two at a time.</param>
/// <param name="WarmUp">The part of it in which at least one worker was warming up.</param>
/// <param name="Rounds">All rounds.</param>
/// <param name="Batches">The part of the rounds that workers spent in batches and in the untimed calls before them.</param>
/// <param name="After">All that follows: allocation passes, mapper timing, confirmation and the end of the workers.</param>
public sealed record BlockTimes(long StartAndWarmUp, long WarmUp, long Rounds, long Batches, long After)
{
    /// <summary>The part of <see cref="After"/> in which workers counted allocations; 0 in older files.</summary>
    public long AllocationPasses { get; init; }

    /// <summary>The part of <see cref="After"/> in which workers timed their mappers; 0 in older files.</summary>
    public long MapperTiming { get; init; }

    /// <summary>
    /// The part of <see cref="After"/> in which the timed work was compared with the checked work; 0 in older files.
    /// </summary>
    public long Confirmation { get; init; }
}

/// <summary>One calibration kernel over the rounds of a block: the same work every time.</summary>
/// <param name="ElapsedNanoseconds">Wall time in each round.</param>
/// <param name="CpuNanoseconds">CPU time of the thread in each round; 0 if the system does not report it.</param>
public sealed record KernelSamples(
    IReadOnlyList<long> ElapsedNanoseconds,
    [property: AsLongAs(nameof(KernelSamples.ElapsedNanoseconds))] IReadOnlyList<long> CpuNanoseconds);
