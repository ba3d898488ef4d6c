using Assay.Core.Workloads;

namespace Assay.DataSets.Integers;

/// <summary>Numbers below a hundred: one byte each in variable-length encodings.</summary>
[DataSet(
    "integers-small", "number", 1_000, 100_000, 1_000_000,
    DefaultSize = 1_000_000,
    Summary = "an array of numbers below a hundred",
    Source = "Assay: what numbers cost by their size")]
public sealed class SmallIntegersDataSet : DataSet<int[]>
{
    /// <inheritdoc/>
    public override int[] Generate(in Recipe recipe) => Numbers.Of(recipe, static draw => draw.Number(0, 99));
}
