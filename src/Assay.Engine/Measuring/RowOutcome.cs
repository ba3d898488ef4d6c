using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Measuring;

/// <summary>What a block brought for one row.</summary>
/// <param name="Row">The row.</param>
/// <param name="Samples">Its samples; null when its worker died.</param>
/// <param name="Allocated">Its allocation; null when it was not counted in this block.</param>
/// <param name="Failure">The first line of why it died; empty when it did not.</param>
public sealed record RowOutcome(ReadyRow Row, BlockSamples? Samples, AllocatedFrame? Allocated, string Failure);
