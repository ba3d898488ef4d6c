using Assay.Core.Workloads;

namespace Assay.DataSets.Integers;

/// <summary>Numbers of the full range of 32 bits, negative ones too: variable-length encodings take more than four bytes for most.</summary>
[DataSet(
    "integers", "number", 1_000, 100_000, 1_000_000,
    DefaultSize = 1_000_000,
    Summary = "an array of 32-bit numbers of the full range",
    Source = "Assay: what numbers cost by their size")]
public sealed class IntegersDataSet : DataSet<int[]>
{
    /// <inheritdoc/>
    public override int[] Generate(in Recipe recipe) => Numbers.Of(recipe, static draw => (int)draw.SharedBits());
}
