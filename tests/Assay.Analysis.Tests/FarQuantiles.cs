using Assay.Analysis.Statistics;
using MathNet.Numerics.Distributions;

namespace Assay.Analysis.Tests;

/// <summary>Many intervals that hold together need quantiles far out.</summary>
public sealed class FarQuantiles
{
    public static TheoryData<int> Degrees => [.. Enumerable.Range(1, 60)];

    [Theory]
    [MemberData(nameof(Degrees))]
    public void The_quantile_of_every_confidence_is_found_and_is_the_inverse_of_the_distribution(int degrees)
    {
        foreach (var cells in new[] { 1, 2, 10, 80, 1000, 5000, 50_000 })
        {
            var confidence = 1 - (0.05 / cells);

            var quantile = StudentInterval.Quantile(degrees, confidence);

            Assert.Equal(1, 2 * StudentT.CDF(0, 1, degrees, -quantile) / (0.05 / cells), 4);
        }
    }
}
