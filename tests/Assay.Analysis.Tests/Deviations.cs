using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class Deviations
{
    /// <summary>Linear up to a thousand objects, and a quarter slower from there on.</summary>
    private static readonly TimePoint[] Bent = [Point(10, 400, 1), Point(100, 4000, 1), Point(1000, 40_000, 1),
        Point(10_000, 400_000, 1.25)];

    private static readonly TimeRegression Line = TimeRegression.From(Bent)!;

    private static readonly Deviation Deviation = Deviation.Of(Line, Bent);

    [Fact]
    public void At_a_measured_place_the_corrected_time_is_the_measured_one() =>
        Assert.All(Bent, point => Assert.Equal(point.Nanoseconds, Deviation.Corrected(Line, point.Counts).Time, 1e-6 * point.Nanoseconds));

    [Fact]
    public void Between_two_places_the_factor_is_between_theirs_in_logarithms()
    {
        var (before, after) = (Deviation.At(Bent[2].Counts), Deviation.At(Bent[3].Counts));

        Assert.Equal(Math.Sqrt(before * after), Deviation.At(Bent[2].Counts with { Bytes = Math.Sqrt(40_000.0 * 400_000) }), 1e-9);
        Assert.Equal(1.25, after / before, 0.01);
    }

    [Theory]
    [InlineData(40, 0)]
    [InlineData(4_000_000, 3)]
    public void Beyond_the_ends_the_last_factor_is_kept(double bytes, int end) =>
        Assert.Equal(Deviation.At(Bent[end].Counts), Deviation.At(new Counts(1, bytes, 1)), 1e-12);

    [Fact]
    public void The_interval_is_corrected_by_the_same_factor()
    {
        var at = Bent[3].Counts;
        var (time, interval) = Deviation.Corrected(Line, at);
        var plain = Line.IntervalAt(at);

        Assert.Equal(time / Line.At(at), interval.Upper / plain.Upper, 1e-9);
        Assert.Equal(time / Line.At(at), interval.Lower / plain.Lower, 1e-9);
    }

    [Fact]
    public void Without_times_nothing_is_corrected() => Assert.Equal(1, Deviation.Of(Line, []).At(Bent[0].Counts));

    private static TimePoint Point(double objects, double bytes, double factor) =>
        new(new Counts(objects, bytes, objects), factor * (400 + (30 * objects) + (1.2 * bytes)), 1);
}
