using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;

namespace Assay.Engine.Workers;

/// <summary>One block to measure: fresh workers of all its rows, interleaved.</summary>
/// <param name="Number">Number of the block, from 0.</param>
/// <param name="Group">Group within the block, from 0.</param>
/// <param name="Rows">The rows that are measured together.</param>
public sealed record PlannedBlock(WorkloadOptions Workload, Operation Operation, int Number, int Group, IReadOnlyList<ReadyRow> Rows);

/// <summary>A row that passed its check and can be timed.</summary>
/// <param name="Label">The label of tables.</param>
/// <param name="Job">Its job; the operation is set.</param>
/// <param name="PeakResidentBytes">What its workers take, from the check, in bytes.</param>
public sealed record ReadyRow(string Label, AdapterProgram Program, JobFrame Job, long PeakResidentBytes)
{
    /// <summary>What its check found different in this operation.</summary>
    public IReadOnlyList<string> Differences { get; init; } = [];

    /// <summary>The mean length of a payload, from the check, in bytes; 0 where it is not known.</summary>
    public double PayloadBytes { get; init; }

    /// <summary>Whether the row's contracts convert members, so that its mapper's time is part of its own.</summary>
    public bool IsConverted { get; init; }

    /// <summary>What one operation takes at most, from the check.</summary>
    public TimeSpan OperationTime { get; init; }
}

/// <summary>What one block brought.</summary>
/// <param name="Rows">Its rows, in the order of the plan.</param>
/// <param name="Conditions">What the machine was like meanwhile, and where the time went.</param>
public sealed record BlockOutcome(IReadOnlyList<RowOutcome> Rows, BlockConditions Conditions)
{
    /// <summary>
    /// What code of the user's did after the last round, such as their factory when values were made that no row had yet; empty where it
    /// did nothing wrong.
    /// </summary>
    public string UsersFailure { get; init; } = "";
}

/// <summary>What a block brought for one row.</summary>
/// <param name="Samples">Its samples; null when its worker died.</param>
/// <param name="Allocated">Its allocation; null when it was not counted in this block.</param>
/// <param name="Failure">Why it died; null when it did not. Beside samples: it died after them, when allocation was counted or the mapper
/// was timed.</param>
public sealed record RowOutcome(ReadyRow Row, BlockSamples? Samples, AllocatedFrame? Allocated, WorkerFailure? Failure)
{
    /// <summary>
    /// Why it could not be confirmed that its timed work is the checked work, which says nothing against the row; empty otherwise.
    /// </summary>
    public string Unconfirmed { get; init; } = "";

    /// <summary>The mapper's time for one operation, in nanoseconds; 0 where there is none or it was not timed in this block.</summary>
    public double MapperNanoseconds { get; init; }
}
