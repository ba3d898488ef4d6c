using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Integers;

/// <summary>Arrays of drawn numbers.</summary>
internal static class Numbers
{
    /// <summary>As many numbers as the recipe asks for, in an order of each instance's own.</summary>
    public static int[] Of(in Recipe recipe, Func<Draw, int> next)
    {
        var draw = new Draw(recipe);
        var numbers = new int[recipe.Size];
        for (var index = 0; index < numbers.Length; index++) numbers[index] = next(draw);
        draw.Shuffle<int>(numbers);
        return numbers;
    }
}

/// <summary>
/// Numbers of the full range of 32 bits, negative ones too: variable-length encodings take more than four bytes for most.
/// </summary>
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
        var numbers = Numbers.Of(recipe, static draw => draw.Number(0, 1_999_999_999));
        Array.Sort(numbers);
        return numbers;
    }
}
