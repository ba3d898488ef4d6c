using Assay.Report;

namespace Assay.Page.Tests;

/// <summary>The page rounds figures as the terminal does: over many values, ends of ranges and ties.</summary>
[Collection(nameof(Chromium))]
public sealed class UnitsOfThePage(Chromium chromium)
{
    [Theory]
    [InlineData("time")]
    [InlineData("size")]
    [InlineData("ratio")]
    [InlineData("share")]
    [InlineData("count")]
    public async Task A_figure_is_rounded_as_in_the_terminal(string name)
    {
        Func<double, string> expected = name switch
        {
            "time" => static value => Units.Time(value).OnPage(),
            "size" => Units.Size,
            "ratio" => Units.Ratio,
            "share" => Units.Share,
            _ => Units.Count,
        };
        double[] values = [.. Values().Where(value => name != "share" || value <= 1.5)];
        await chromium.WithUnits(async page =>
        {
            var texts = await page.EvaluateAsync<string[]>($"values => values.map(value => units.{name}(value))", values);
            string[] different = [
                .. values.Zip(texts).Where(pair => expected(pair.First) != pair.Second)
                    .Select(pair => $"{pair.First:R}: {expected(pair.First)}, page {pair.Second}").Take(10)];
            Assert.Equal([], different);
        });
    }

    // Values over all magnitudes; ties such as 12.345, which no binary number is; and the neighbours of where units and digits change.
    private static IEnumerable<double> Values()
    {
        Random random = new(20260304);
        for (var i = 0; i < 10_000; i++)
            yield return Math.Pow(10, (random.NextDouble() * 15) - 5);
        foreach (var decimals in new[] { 0, 1, 2, 3, 4, 5 })
        {
            for (var i = 0; i < 1500; i++)
                yield return Math.Round(random.NextDouble() * Math.Pow(10, random.Next(1, 6)), decimals)
                    + (5 * Math.Pow(10, -decimals - 1));
        }

        foreach (var edge in new[]
        {
            0.00995,
            0.0995,
            0.001,
            0.01,
            9.995,
            99.95,
            9.9995,
            99.995,
            999.95,
            9999.5,
            0.99995,
            999.95e3,
            999.95e6,
            1e3,
            1e6,
            1e9,
            0.5,
            1.5,
            2.5,
            1000.5,
            1001.5,
            0,
        })
        {
            foreach (var factor in new[] { 1, 1e3, 1e6, 1e9 })
            {
                yield return edge * factor;
                yield return Math.BitIncrement(edge * factor);
                yield return Math.Max(0, Math.BitDecrement(edge * factor));
            }
        }
    }
}
