using Assay.Answers.Articles;

namespace Assay.Analysis.Tests;

/// <summary>
/// BenchmarkDotNet's columns. Expected values are by hand: t of 99.9 % is 12.924 with 3 degrees of freedom, and 8.610 with 4.
/// </summary>
public sealed class ColumnsOfBatches
{
    [Fact]
    public void Mean_deviation_and_error_are_those_of_its_documentation()
    {
        var columns = BatchColumns.From([10, 12, 14, 16]);

        Assert.Equal(13, columns.Mean, 12);
        Assert.Equal(2.581988897, columns.StandardDeviation, 1e-8);
        Assert.Equal(12.923979 * 2.581988897 / 2, columns.Error, 1e-4);
    }

    [Fact]
    public void A_value_above_the_upper_fence_is_left_out_and_one_below_the_lower_stays()
    {
        Assert.Equal(
            new BatchColumns(11.5, BatchColumns.From([10, 11, 12, 13]).StandardDeviation, BatchColumns.From([10, 11, 12, 13]).Error, 4),
            BatchColumns.From([100, 10, 11, 13, 12]));
        Assert.Equal(5, BatchColumns.From([1, 100, 101, 102, 103]).Batches);
    }

    [Fact]
    public void A_single_batch_has_a_mean_alone()
    {
        Assert.Equal(new BatchColumns(7, 0, 0, 1), BatchColumns.From([7]));
        Assert.Throws<ArgumentException>(() => BatchColumns.From([]));
    }
}
