using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class ChangePointTests
{
    private const int Window = 40;
    private const int Series = 4000;

    [Theory]
    [InlineData(0.02)]
    [InlineData(0.10)]
    public void Noise_of_one_level_raises_about_one_false_alarm_in_a_hundred(double spread)
    {
        Random random = new(1);
        var alarms = Enumerable.Range(0, Series).Count(_ => ChangePoint.Find(Noise(random, spread)) is not null);

        Assert.InRange(alarms / (double)Series, 0.002, 0.02);
    }

    [Fact]
    public void A_step_of_five_per_cent_is_found_where_it_is()
    {
        Random random = new(2);
        for (var i = 0; i < 200; i++)
        {
            var times = Noise(random, 0.02);
            for (var j = 20; j < times.Length; j++)
                times[j] -= 0.05;
            var found = Assert.NotNull(ChangePoint.Find(times));
            Assert.InRange(found.Index, 10, 30);
            Assert.InRange(found.Shift, -0.08, -0.02);
        }
    }

    [Fact]
    public void A_drift_is_found()
    {
        Random random = new(3);
        for (var i = 0; i < 200; i++)
        {
            var times = Noise(random, 0.02);
            for (var j = 0; j < times.Length; j++)
                times[j] += 0.10 * j / times.Length;
            Assert.NotNull(ChangePoint.Find(times));
        }
    }

    [Fact]
    public void Single_slow_batches_are_no_change()
    {
        var times = new double[Window];
        times[3] = times[17] = times[39] = 2;

        Assert.Null(ChangePoint.Find(times));
    }

    [Fact]
    public void A_move_below_one_per_cent_is_no_change()
    {
        var times = new double[Window];
        Array.Fill(times, 0.009, 20, 20);

        Assert.Null(ChangePoint.Find(times));
        Array.Fill(times, 0.011, 20, 20);
        Assert.Equal(new ChangePoint(20, 0.011), ChangePoint.Find(times));
    }

    [Fact]
    public void Too_short_a_series_says_nothing()
    {
        Assert.Null(ChangePoint.Find([]));
        Assert.Null(ChangePoint.Find([0, 0, 0, 0, 1, 1, 1, 1]));
    }

    [Fact]
    public void The_shortest_series_finds_a_clear_step() =>
        Assert.NotNull(
            ChangePoint.Find([.. Enumerable.Range(0, ChangePoint.LeastValues).Select(i => i < 8 ? i / 1000.0 : 1 + (i / 1000.0))]));

    private static double[] Noise(Random random, double spread) =>
        [.. Enumerable.Range(0, Window)
            .Select(_ => spread * Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble()))];
}
