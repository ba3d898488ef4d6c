using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class NoiseGates
{
    private const int Rounds = 10;
    private static readonly double[] Steady = [.. Enumerable.Repeat(1000.0, Rounds)];

    [Fact]
    public void A_quiet_machine_drops_nothing()
    {
        var verdict = NoiseGate.Judge(Quiet(), 2);

        Assert.True(verdict.IsJudged);
        Assert.Equal((0, 8, 0.0, false), (verdict.DroppedRounds, verdict.CountingRounds, verdict.DroppedShare, verdict.IsRefused));
        Assert.All(Enum.GetValues<GateReason>(), reason => Assert.Equal(0, verdict.Reasons[reason]));
    }

    [Theory]
    [InlineData(GateReason.Waiting)]
    [InlineData(GateReason.Steal)]
    [InlineData(GateReason.WorkersWaiting)]
    public void Each_disturbance_drops_its_round_for_its_reason(GateReason reason)
    {
        var verdict = NoiseGate.Judge(Disturbed(reason, 5), 2);

        Assert.Equal([5], Enumerable.Range(0, Rounds).Where(round => verdict.IsDropped[round]));
        Assert.Equal(1, verdict.Reasons[reason]);
        Assert.Equal(1, verdict.Reasons.Values.Sum());
        Assert.Equal(1.0 / 8, verdict.DroppedShare);
    }

    [Theory]
    [InlineData(GateReason.Waiting)]
    [InlineData(GateReason.Steal)]
    [InlineData(GateReason.WorkersWaiting)]
    public void A_settling_round_is_not_dropped_once_more(GateReason reason) =>
        Assert.Equal(0, NoiseGate.Judge(Disturbed(reason, 1), 2).DroppedRounds);

    [Fact]
    public void A_round_with_two_reasons_counts_for_both_and_is_dropped_once()
    {
        var verdict = NoiseGate.Judge(Disturbed(GateReason.Steal, 5) with { WorkerWallOverCpu = Disturbed(GateReason.WorkersWaiting, 5).WorkerWallOverCpu }, 2);

        Assert.Equal((1, 1, 1), (verdict.DroppedRounds, verdict.Reasons[GateReason.Steal], verdict.Reasons[GateReason.WorkersWaiting]));
    }

    [Fact]
    public void A_kernel_off_its_pace_for_a_while_drops_the_rounds_of_that_while()
    {
        double[] slow = [.. Enumerable.Range(0, 60).Select(round => round is >= 40 and < 55 ? 1060.0 : 1000.0)];

        var verdict = NoiseGate.Judge(new GateReadings { Kernels = [([.. slow.Select(_ => 1000.0)], slow), (slow, slow)] }, 10);

        Assert.Equal(Enumerable.Range(40, 15), Enumerable.Range(0, 60).Where(round => verdict.IsDropped[round]));
        Assert.Equal(15, verdict.Reasons[GateReason.Kernel]);
    }

    [Fact]
    public void A_kernel_off_its_pace_now_and_then_drops_nothing()
    {
        double[] spikes = [.. Enumerable.Range(0, 60).Select(round => round % 3 == 0 ? 1500.0 : 1000.0)];

        Assert.Equal(0, NoiseGate.Judge(new GateReadings { Kernels = [(spikes, spikes)] }, 0).DroppedRounds);
    }

    [Fact]
    public void The_median_of_a_kernel_is_that_of_counting_rounds()
    {
        double[] slowAtFirst = [2000, 2000, 2000, 2000, 2000, 2000, 1000, 1000, 1000, 1000];

        Assert.Equal(0, NoiseGate.Judge(Quiet() with { Kernels = [(slowAtFirst, slowAtFirst)] }, 6).DroppedRounds);
    }

    [Fact]
    public void What_is_not_known_drops_nothing()
    {
        double[] unknown = [.. Enumerable.Repeat(double.NaN, Rounds)];
        var readings = Quiet() with
        {
            Kernels = [(Steady, unknown), (Steady, new double[Rounds]), (unknown, Steady), ([], [])],
            StealShare = unknown,
            IdleProcessors = unknown,
            WorkerWallOverCpu = [double.NaN, double.PositiveInfinity],
        };

        var verdict = NoiseGate.Judge(readings, 0);

        Assert.True(verdict.IsJudged);
        Assert.Equal(0, verdict.DroppedRounds);
    }

    [Fact]
    public void Without_a_calibration_worker_nothing_is_judged()
    {
        var verdict = NoiseGate.Judge(new GateReadings { StealShare = new double[Rounds] }, 0);

        Assert.False(verdict.IsJudged);
        Assert.Equal((0, Rounds), (verdict.DroppedRounds, verdict.IsDropped.Count));
        Assert.Empty(NoiseGate.Judge(new GateReadings(), 3).IsDropped);
        Assert.Equal(0, NoiseGate.Judge(new GateReadings(), 3).DroppedShare);
    }

    [Fact]
    public void More_than_half_dropped_is_refused()
    {
        var steal = Enumerable.Range(0, Rounds).Select(round => round < 6 ? 0.2 : 0.0).ToArray();

        Assert.True(NoiseGate.Judge(Quiet() with { StealShare = steal }, 0).IsRefused);
        Assert.False(NoiseGate.Judge(Quiet() with { StealShare = steal }, 2).IsRefused);
    }

    [Fact]
    public void A_negative_round_is_no_first_round() =>
        Assert.Throws<ArgumentOutOfRangeException>(() => NoiseGate.Judge(Quiet(), -1));

    private static GateReadings Quiet() => new()
    {
        Kernels = [(Steady, Steady), (Steady, Steady)],
        StealShare = new double[Rounds],
        IdleProcessors = [.. Enumerable.Repeat(1.0, Rounds)],
        WorkerWallOverCpu = [.. Enumerable.Repeat(1.0, Rounds)],
    };

    private static GateReadings Disturbed(GateReason reason, int round)
    {
        double[] shorter = [.. Steady];
        shorter[round] = 940;
        return reason switch
        {
            // Wall time as always, CPU time less: the thread waited, yet no kernel stands out.
            GateReason.Waiting => Quiet() with { Kernels = [(Steady, shorter), (Steady, Steady)] },
            GateReason.Steal => Quiet() with { StealShare = [.. At(round, 1).Select(value => 0.02 * value)] },
            _ => Quiet() with { WorkerWallOverCpu = [.. At(round, 1).Select(value => 1 + (0.03 * value))] },
        };
    }

    private static int[] At(int round, int value) => [.. Enumerable.Range(0, Rounds).Select(index => index == round ? value : 0)];
}
