using Assay.Analysis.Statistics;

namespace Assay.Analysis.Evidence;

/// <summary>What one size takes.</summary>
/// <param name="Size">The number of objects.</param>
/// <param name="OfBlocks">The nanoseconds of each block, by its number.</param>
internal sealed record SizeCosts(int Size, IReadOnlyDictionary<int, double> OfBlocks)
{
    /// <summary>The geometric mean over blocks.</summary>
    public double Nanoseconds => Center.GeometricMean([.. OfBlocks.Values]);

    /// <summary>What is left of each block without the cost of the block of the same number.</summary>
    public SizeCosts Without(SizeCosts other) =>
        new(Size,
            OfBlocks.Where(block => other.OfBlocks.ContainsKey(block.Key))
                .ToDictionary(block => block.Key, block => block.Value - other.OfBlocks[block.Key]));
}
