using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>
/// Reference values: the active-set method of Lawson and Hanson in exact fractions, and Student's quantiles by integrating the density, in
/// another language.
/// </summary>
public sealed class TimeRegressions
{
    private static readonly TimePoint[] SeveralDataSets =
    [
        Point(2, 20, 2, 900), Point(11, 210, 11, 3100), Point(101, 2100, 101, 24_500), Point(10_001, 215_000, 10_001, 2_600_000),
        Point(50, 40_000, 0, 61_000, 0.1), Point(600, 9000, 2400, 160_000, 0.1), Point(300, 300_000, 0, 410_000, 0.1),
    ];

    private static readonly TimePoint[] OneDataSet = [Point(1, 30, 1, 410), Point(10, 300, 10, 1900), Point(100, 3000, 100, 17_500, 0.5),
        Point(1000, 30_000, 1000, 181_000, 0.25)];

    private static readonly TimePoint[] Level = [Point(5, 100, 9, 5000), Point(50, 900, 40, 5200), Point(500, 9500, 800, 5100),
        Point(70, 4000, 10, 5050)];

    private static readonly TimePoint[] AllTerms =
        [Point(2, 50, 4, 1000), Point(20, 90, 35, 2100), Point(40, 2000, 3, 5600), Point(800, 9000, 900, 61_000),
            Point(90, 9900, 4000, 90_000), Point(1000, 700, 100, 52_000)];

    public static TheoryData<TimePoint[], double[], double, double, int> Fits => new()
    {
        { SeveralDataSets, [427.925725266348, 213.75105286019928, 1.2027535216016991,
            8.561631807048505], 0.029575463743982684, 0.9999033779654342, 3 },
        { Level, [5075.82465880679, 0.061460981072614586, 0, 0], 0.01424305073767963, 0.023099970725668495, 2 },
        { AllTerms, [723.2744896309498, 44.41480630119214, 1.4939282015112558,
            16.47316505830854], 0.06579800464800635, 0.9986315076945309, 2 },
    };

    public static TheoryData<TimePoint[], double[], double, double, double> Predictions => new()
    {
        { SeveralDataSets, [1001, 21_200, 1001], 248461.2977351374, 216188.1852620851, 280734.4102081897 },
        // Objects, bytes and strings are proportional here: the line is determined, how it divides is not.
        { OneDataSet, [500, 15_000, 500], 84381.96111688898, 75172.16166045981, 93591.76057331816 },
        { Level, [60, 1000, 50], 5079.512317671147, 4576.088908023701, 5582.9357273185915 },
        { AllTerms, [300, 3000, 300], 23471.45050201492, 10517.799215156148, 36425.10178887369 },
    };

    [Theory]
    [MemberData(nameof(Fits))]
    public void Coefficients_and_misfit_agree_with_an_independent_solution(
        TimePoint[] points, double[] coefficients, double relativeError, double rSquared, int degrees)
    {
        var regression = TimeRegression.From(points)!;

        double[] found = [regression.FixedNanoseconds, regression.ObjectNanoseconds, regression.ByteNanoseconds,
            regression.StringNanoseconds];
        Assert.All(coefficients.Zip(found), pair => Assert.Equal(pair.First, pair.Second, 1e-6 * Math.Max(1, pair.First)));
        Assert.Equal(relativeError, regression.RelativeError, 1e-9);
        Assert.Equal(rSquared, regression.RSquared, 1e-9);
        Assert.Equal(degrees, regression.DegreesOfFreedom);
    }

    [Theory]
    [MemberData(nameof(Predictions))]
    public void A_prediction_and_its_interval_agree_with_an_independent_solution(
        TimePoint[] points, double[] at, double time, double lower, double upper)
    {
        var regression = TimeRegression.From(points)!;
        Counts features = new(at[0], at[1], at[2]);

        var interval = regression.IntervalAt(features);

        Assert.Equal(time, regression.At(features), 1e-6 * time);
        Assert.Equal(lower, interval.Lower, 1e-5 * time);
        Assert.Equal(upper, interval.Upper, 1e-5 * time);
    }

    [Fact]
    public void Times_without_noise_give_their_coefficients_back()
    {
        Counts[] at = [new(1, 10, 3), new(10, 90, 4), new(100, 5000, 20), new(1000, 400, 1500), new(5000, 90_000, 100), new(20, 20_000, 0)];

        var regression =
            TimeRegression.From(
                [.. at.Select(
                features => new TimePoint(
                features, 500 + (20 * features.Objects) + (1.5 * features.Bytes) + (40 * features.Strings), 1))])!;

        Assert.Equal(500, regression.FixedNanoseconds, 1e-4);
        Assert.Equal(20, regression.ObjectNanoseconds, 1e-6);
        Assert.Equal(1.5, regression.ByteNanoseconds, 1e-6);
        Assert.Equal(40, regression.StringNanoseconds, 1e-6);
        Assert.Equal(1, regression.RSquared, 1e-9);
    }

    [Fact]
    public void Two_times_are_too_few() => Assert.Null(TimeRegression.From([Point(1, 10, 1, 100), Point(10, 100, 10, 1000)]));

    [Fact]
    public void Times_of_nothing_are_refused() => Assert.Throws<ArgumentException>(
        () => TimeRegression.From([Point(1, 10, 1, 0), Point(10, 100, 10, 1000), Point(100, 1000, 100, 10_000)]));

    private static TimePoint Point(double objects, double bytes, double strings, double time, double weight = 1) =>
        new(new Counts(objects, bytes, strings), time, weight);
}
