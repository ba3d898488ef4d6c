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
        int[] numbers = new int[recipe.Size];
        for (int index = 0; index < numbers.Length; index++) numbers[index] = next(draw);
        draw.Shuffle<int>(numbers);
        return numbers;
    }
}
