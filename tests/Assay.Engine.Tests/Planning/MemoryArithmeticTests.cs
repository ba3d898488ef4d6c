namespace Assay.Engine.Tests.Planning;

/// <summary>Known sizes, the prediction that follows from them, and its sentence.</summary>
public sealed class MemoryArithmeticTests
{
    [Theory]
    [InlineData(10_000, 100_000_000, 100_000, 550_000_000, 1_000_000, 5_050_000_000)]
    [InlineData(1_000_000, 800_000_000, 10_000_000, 6_200_000_000, 14_000_000, 8_600_000_000)]
    [InlineData(1, 60_000_000, 10, 64_500_000, 100, 109_500_000)]
    public void What_two_sizes_took_is_carried_on_in_a_straight_line(
        int before, long peakBefore, int last, long peak, int size, double needed) =>
        Assert.Equal(needed, MemoryArithmetic.NeededFor(new SizePeak(before, peakBefore), new SizePeak(last, peak), size), 1.0);

    [Fact]
    public void A_process_that_took_less_for_more_is_noise_and_takes_no_less_for_the_next() =>
        Assert.Equal(60_000_000, MemoryArithmetic.NeededFor(new SizePeak(10, 64_000_000), new SizePeak(100, 60_000_000), 1_000), 1.0);

    [Fact]
    public void A_size_that_cannot_fit_is_refused_with_the_arithmetic() => Assert.Equal(
        "not tried, because it would take about 8.6 GB: 6.2 GB with 10M and 0.6 GB for each further million; a worker may take 8.0 GB",
        MemoryArithmetic.RefusalOf(
            new SizePeak(1_000_000, 800_000_000), new SizePeak(10_000_000, 6_200_000_000), 14_000_000, 8_000_000_000));

    [Fact]
    public void Objects_with_large_payloads_are_said_one_by_one() => Assert.Equal(
        "not tried, because it would take about 10.1 GB: 1.1 GB with 1k and 1.00 MB for each further one; a worker may take 8.0 GB",
        MemoryArithmetic.RefusalOf(new SizePeak(100, 160_000_000), new SizePeak(1_000, 1_060_000_000), 10_000, 8_000_000_000));

    [Theory]
    [InlineData(8_600_000_000)]
    [InlineData(9_600_000_000)]
    public void A_size_that_fits_is_not_refused(long allowed) =>
        Assert.Null(
            MemoryArithmetic.RefusalOf(new SizePeak(1_000_000, 800_000_000), new SizePeak(10_000_000, 6_200_000_000), 14_000_000, allowed));
}
