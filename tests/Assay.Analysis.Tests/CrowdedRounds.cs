using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>The gate's look at what others do on the machine's processors.</summary>
public sealed class CrowdedRounds
{
    private static readonly double[] Steady = [.. Enumerable.Repeat(300_000.0, 30)];

    [Fact]
    public void A_machine_with_an_idle_processor_drops_nothing() => Assert.Equal(0, Judge([.. Enumerable.Repeat(0.9, 30)]).DroppedRounds);

    [Fact]
    public void Rounds_without_an_idle_processor_are_dropped()
    {
        GateVerdict verdict = Judge([.. Enumerable.Repeat(0.9, 15), .. Enumerable.Repeat(0.0, 15)]);

        Assert.InRange(verdict.Reasons[GateReason.Crowded], 12, 15);
        Assert.False(verdict.IsDropped[8]);
        Assert.All(verdict.IsDropped.Skip(18), Assert.True);
    }

    [Fact]
    public void A_clock_of_coarse_steps_is_averaged() =>
        Assert.Equal(0, Judge([.. Enumerable.Range(0, 30).Select(round => round % 3 == 0 ? 2.0 : 0.0)]).DroppedRounds);

    [Fact]
    public void Unknown_idle_times_drop_nothing() => Assert.Equal(0, Judge([.. Enumerable.Repeat(double.NaN, 30)]).DroppedRounds);

    private static GateVerdict Judge(double[] idle) => NoiseGate.Judge(new GateReadings { Kernels = [(Steady, Steady)], IdleProcessors = idle }, 0);
}
