using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Processes;

namespace Assay.Engine.Measuring;

/// <summary>What a block brought for one row.</summary>
/// <param name="Row">The row.</param>
/// <param name="Samples">Its samples; null when its worker died.</param>
/// <param name="Allocated">Its allocation; null when it was not counted in this block.</param>
/// <param name="Failure">Why it died; null when it did not. Beside samples: it died after them, when allocation was counted or the mapper was timed.</param>
public sealed record RowOutcome(ReadyRow Row, BlockSamples? Samples, AllocatedFrame? Allocated, WorkerFailure? Failure)
{
    /// <summary>Why it could not be confirmed that its timed work is the checked work, which says nothing against the row; empty otherwise.</summary>
    public string Unconfirmed { get; init; } = "";

    /// <summary>The mapper's time for one operation, in nanoseconds; 0 where there is none or it was not timed in this block.</summary>
    public double MapperNanoseconds { get; init; }
}
