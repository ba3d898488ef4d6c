using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>
/// Reference values: the same least squares by a simplex search over all three parameters from eighteen starts, in another language.
/// </summary>
public sealed class GrowthFits
{
    public static TheoryData<double[], double[], double, double, double, double> References => new()
    {
        { [1, 10, 100, 1000, 10000], [5300, 8100, 36000, 310000,
            3000000], 4971.234728813806, 320.3433088568813, 0.9927871541400806, 0.001581924910352044 },
        { [1, 10, 100, 1000, 10000], [900, 3100, 41000, 1100000,
            71000000], 947.7455448322901, 34.232500344499954, 1.535816994067098, 0.23848155305717192 },
        { [1, 10, 100, 1000, 10000, 100000, 1000000], [400, 1900, 11000, 70000, 452000, 2900000,
            18500000], 131.78842001712715, 269.85038444668896, 0.8058470599709433, 0.011214460088278286 },
        { [1, 10, 100, 1000, 10000, 100000, 1000000], [250, 1230, 10900, 112000, 1210000, 14100000,
            171000000], 166.71697606179967, 87.3991732019779, 1.042631282793768, 0.054135578713713745 },
    };

    [Theory]
    [MemberData(nameof(References))]
    public void A_fit_agrees_with_an_independent_search(
        double[] sizes, double[] times, double fixedCost, double slope, double exponent, double error)
    {
        var fit = GrowthFit.From(sizes, times)!;

        Assert.Equal(exponent, fit.Exponent, 1e-5 * exponent);
        Assert.Equal(fixedCost, fit.Fixed, 1e-4 * fixedCost);
        Assert.Equal(slope, fit.Slope, 1e-4 * slope);
        Assert.Equal(error, fit.RelativeError, 1e-6);
    }

    [Theory]
    [InlineData(0, 200, 1)]
    [InlineData(5_000_000, 200, 1)]
    [InlineData(900, 3, 2)]
    [InlineData(50, 90, 1.3)]
    public void A_series_without_noise_gives_its_parameters_back(double fixedCost, double slope, double exponent)
    {
        double[] sizes = [1, 10, 100, 1e3, 1e4, 1e5, 1e6];

        var fit = GrowthFit.From(sizes, [.. sizes.Select(size => fixedCost + (slope * Math.Pow(size, exponent)))])!;

        Assert.Equal(exponent, fit.Exponent, 1e-4);
        Assert.Equal(slope, fit.Slope, 1e-3 * slope);
        Assert.Equal(fixedCost, fit.Fixed, Math.Max(1, 1e-3 * fixedCost));
    }

    [Fact]
    public void Three_sizes_are_too_few() => Assert.Null(GrowthFit.From([1, 10, 100], [1, 10, 100]));

    [Fact]
    public void Times_of_nothing_are_refused() =>
        Assert.Throws<ArgumentException>(() => GrowthFit.From([1, 10, 100, 1000], [0, 10, 100, 1000]));
}
