namespace Assay.Statistics;

/// <summary>How the cost of a row in a block was taken from its batches.</summary>
public enum CostBasis
{
    /// <summary>The median of the batches without a garbage collection, with the block's GC pauses spread over all its operations.</summary>
    MedianWithPauses,

    /// <summary>The mean of all batches, nothing added: more than a fifth of them hold a garbage collection.</summary>
    MeanOfAllBatches,
}
