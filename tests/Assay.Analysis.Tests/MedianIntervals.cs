using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>
/// Ranks from the binomial table in Conover, "Practical Nonparametric Statistics": the ends are the values of these ranks.
/// </summary>
public sealed class MedianIntervals
{
    [Theory]
    [InlineData(6, 1, 6)]
    [InlineData(8, 1, 8)]
    [InlineData(9, 2, 8)]
    [InlineData(10, 2, 9)]
    [InlineData(15, 4, 12)]
    [InlineData(20, 6, 15)]
    [InlineData(25, 8, 18)]
    [InlineData(30, 10, 21)]
    public void The_ends_are_the_values_of_the_ranks_in_the_table(int count, int lower, int upper)
    {
        var values = Enumerable.Range(1, count).Select(rank => (double)rank).Reverse().ToArray();

        var interval = MedianInterval.From(values);

        Assert.Equal((lower, upper), (interval.Lower, interval.Upper));
        Assert.Equal((count + 1) / 2.0, interval.Median);
    }

    [Fact]
    public void Five_values_are_too_few_for_95_per_cent()
    {
        Assert.Equal(new MedianInterval(3, null, null), MedianInterval.From([5, 1, 4, 2, 3]));
        Assert.Equal(new MedianInterval(3, 1, 5), MedianInterval.From([5, 1, 4, 2, 3], confidence: 0.9));
    }
}
