using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>One cell: a row, a data set and size, a surface and an operation.</summary>
public sealed record CellResult
{
    /// <summary>The row's label.</summary>
    public required string Row { get; init; }

    /// <summary>The data set and size.</summary>
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>Bytes that the calling thread allocates for one operation; null when not counted.</summary>
    public double? AllocatedBytesPerOperation { get; init; }

    /// <summary>Bytes that all threads allocate for one operation; null when not counted.</summary>
    public double? ProcessAllocatedBytesPerOperation { get; init; }

    /// <summary>The mapper's mean time in the direction of the operation, in nanoseconds an operation; null without a mapper or when not timed.</summary>
    public double? MapperNanosecondsPerOperation { get; init; }

    /// <summary>The blocks measured, each from a fresh process.</summary>
    public IReadOnlyList<BlockSamples> Blocks { get; init; } = [];

    /// <summary>The first line of why blocks are missing; empty when none is.</summary>
    public string Failure { get; init; } = "";

    /// <summary>What that says about the row: an error of Assay's own, or a kill from outside, is tried again in the next block; null where no block is missing.</summary>
    public Verdict? FailureVerdict { get; init; }

    /// <summary>The first line of why Assay could not confirm that the timed work is the checked work; it says nothing against the row. Empty otherwise.</summary>
    public string ConfirmationFailure { get; init; } = "";

    /// <summary>The first line of why allocation was not counted although the rounds were measured; empty otherwise.</summary>
    public string AllocationFailure { get; init; } = "";
}
