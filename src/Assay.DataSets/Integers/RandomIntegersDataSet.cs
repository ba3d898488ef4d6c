using Assay.Core.Workloads;

namespace Assay.DataSets.Integers;

/// <summary>Numbers below a million.</summary>
[DataSet(
    "integers-random", "number", 1_000, 100_000, 1_000_000,
    DefaultSize = 1_000_000,
    Summary = "an array of random numbers below a million",
    Source = "Assay: what numbers cost by their size")]
public sealed class RandomIntegersDataSet : DataSet<int[]>
{
    /// <inheritdoc/>
    public override int[] Generate(in Recipe recipe) => Numbers.Of(recipe, static draw => draw.Number(0, 999_999));
}
