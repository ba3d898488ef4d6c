using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Measuring;

public class RoundCountTests
{
    [Theory]
    [InlineData(0.06, 50)]
    [InlineData(0.15, 33)]
    [InlineData(0.5, 20)]
    [InlineData(1.25, 16)]
    [InlineData(3, 10)]
    [InlineData(60, 5)]
    public void Slow_rounds_are_fewer(double secondsOfRound, int rounds)
    {
        RoundCount count = new(50, 0);

        while (count.Done < count.Target)
            count.Add(TimeSpan.FromSeconds(secondsOfRound));

        Assert.Equal(rounds, count.Done);
    }

    [Theory]
    [InlineData(60, 33)]
    [InlineData(120, 66)]
    [InlineData(300, 133)]
    public void A_run_that_asks_for_more_has_more_time_for_them(int asked, int rounds)
    {
        RoundCount count = new(asked, 15);

        while (count.Done < count.Target)
            count.Add(TimeSpan.FromSeconds(0.15));

        Assert.Equal(rounds, count.Done);
    }

    [Fact]
    public void Never_more_are_run_than_asked_for()
    {
        RoundCount count = new(4, 0);
        count.Add(TimeSpan.FromSeconds(60));

        Assert.Equal(4, count.Target);
    }

    [Theory]
    [InlineData(0.001, 30)]
    [InlineData(0.01, 30)]
    [InlineData(0.15, 6)]
    [InlineData(2, 0)]
    public void Extra_rounds_take_a_second_at_most(double secondsOfRound, int extra)
    {
        RoundCount count = new(60, 15);

        while (count.Done < count.Target)
            count.Add(TimeSpan.FromSeconds(secondsOfRound));

        Assert.Equal(extra, count.Most - count.Target);
    }
}
