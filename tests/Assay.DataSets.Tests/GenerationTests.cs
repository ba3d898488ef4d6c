using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Tests;

public sealed class GenerationTests
{
    /// <summary>The first outputs of Vigna's splitmix64.c for the seed 1234567, as Rosetta Code and several ports list them.</summary>
    [Fact]
    public void The_generator_is_SplitMix64()
    {
        var random = new StableRandom(1234567);

        Assert.Equal(
            [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
            Enumerable.Range(0, 5).Select(_ => random.Next()));
    }

    [Fact]
    public void Numbers_below_a_bound_are_about_equally_frequent()
    {
        var random = new StableRandom(1);
        var counts = new int[7];
        for (var draw = 0; draw < 70_000; draw++) counts[random.Below(7)]++;

        Assert.All(counts, static count => Assert.InRange(count, 9_500, 10_500));
    }

    [Fact]
    public void Shuffling_keeps_every_item()
    {
        int[] items = [.. Enumerable.Range(0, 100)];
        new StableRandom(1).Shuffle<int>(items);

        Assert.NotEqual(Enumerable.Range(0, 100), items);
        Assert.Equal(Enumerable.Range(0, 100), items.Order());
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void Number_permutations_keep_widths_and_lose_no_number(ulong seed)
    {
        var permutation = new NumberPermutation(new StableRandom(seed));
        int[] numbers = [.. Enumerable.Range(0, 20_000)];
        int[] permuted = [.. numbers.Select(number => permutation[number])];

        Assert.Equal(numbers.Select(EqualWidth.IndexOf), permuted.Select(EqualWidth.IndexOf));
        Assert.Equal(numbers.Take(16_384), permuted.Take(16_384).Order());
        Assert.Equal(permuted.Length, permuted.Distinct().Count());
    }

    [Theory]
    [InlineData(9, 10)]
    [InlineData(63, 64)]
    [InlineData(127, 128)]
    [InlineData(255, 256)]
    [InlineData(999, 1_000)]
    [InlineData(8_191, 8_192)]
    [InlineData(16_383, 16_384)]
    [InlineData(65_535, 65_536)]
    [InlineData(999_999, 1_000_000)]
    [InlineData(2_097_151, 2_097_152)]
    [InlineData(268_435_455, 268_435_456)]
    public void Numbers_that_some_format_writes_longer_are_of_different_width(int shorter, int longer) =>
        Assert.NotEqual(EqualWidth.IndexOf(shorter), EqualWidth.IndexOf(longer));

    [Fact]
    public void Character_permutations_replace_equals_by_equals_of_their_kind()
    {
        const string text = "private member value, 10203 & Ünicode";
        var varied = FreshText.Vary(text, new StableRandom(3));

        Assert.NotEqual(text, varied);
        Assert.Equal(text.Length, varied.Length);
        Assert.Equal(text.Distinct().Count(), varied.Distinct().Count());
        Assert.Equal(text.Select(Kind), varied.Select(Kind));
    }

    private static string Kind(char character) => character switch
    {
        >= 'a' and <= 'c' => "a to c",
        >= 'd' and <= 'z' => "d to z",
        >= 'A' and <= 'Z' => "A to Z",
        >= '1' and <= '9' => "1 to 9",
        _ => character.ToString(),
    };
}
