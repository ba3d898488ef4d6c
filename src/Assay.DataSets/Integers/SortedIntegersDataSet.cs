using Assay.Core.Workloads;

namespace Assay.DataSets.Integers;

/// <summary>Ascending numbers: formats that write differences, and compression, have it easy.</summary>
[DataSet(
    "integers-sorted", "number", 1_000, 100_000, 1_000_000,
    DefaultSize = 1_000_000,
    Summary = "an array of ascending numbers",
    Source = "Assay: what numbers cost by their size")]
public sealed class SortedIntegersDataSet : DataSet<int[]>
{
    /// <inheritdoc/>
    public override int[] Generate(in Recipe recipe)
    {
        int[] numbers = Numbers.Of(recipe, static draw => draw.Number(0, 1_999_999_999));
        Array.Sort(numbers);
        return numbers;
    }
}
