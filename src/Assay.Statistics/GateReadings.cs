namespace Assay.Statistics;

/// <summary>
/// What the machine showed during the rounds of one block, blind to which row is faster. Lists have one entry a round and are
/// parallel; a reading that is not known is NaN or negative, or its list is empty or ends early.
/// </summary>
public sealed record GateReadings
{
    /// <summary>Wall and CPU times of the calibration worker's kernels, in nanoseconds; CPU times of zero are not known. Empty where no calibration worker ran.</summary>
    public IReadOnlyList<(IReadOnlyList<double> Elapsed, IReadOnlyList<double> Cpu)> Kernels { get; init; } = [];

    /// <summary>Time that the hypervisor gave to others, as a share of the round's wall time.</summary>
    public IReadOnlyList<double> StealShare { get; init; } = [];

    /// <summary>Idle time of all processors together over the round's wall time; of two processors one is idle while a worker works alone. Only where there is more than one.</summary>
    public IReadOnlyList<double> IdleProcessors { get; init; } = [];

    /// <summary>The sum of the wall times of all rows' batches without a collection over the sum of their CPU times.</summary>
    public IReadOnlyList<double> WorkerWallOverCpu { get; init; } = [];

    /// <summary>Rounds of which anything is known.</summary>
    public int Rounds => Kernels.Select(kernel => kernel.Elapsed.Count)
        .Concat([StealShare.Count, IdleProcessors.Count, WorkerWallOverCpu.Count])
        .Max();
}
