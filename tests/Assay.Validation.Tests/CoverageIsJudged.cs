using Assay.Validation.Judging;

namespace Assay.Validation.Tests;

public sealed class CoverageIsJudged
{
    [Fact]
    public void Every_shape_of_noise_has_its_three_shares()
    {
        CheckOutcome outcome = Samples.Outcome(new SyntheticEngine(seed: 1), CheckName.Coverage);

        CheckDetail[] shapes = [.. outcome.Details.Where(detail => detail.Values.Count == 3)];
        Assert.Equal(3, shapes.Length);
        Assert.All(shapes.SelectMany(detail => detail.Values.Values), share => Assert.InRange(share, 0.9, 1));
        Assert.NotEqual(CheckState.NotRun, outcome.State);
    }

    [Fact]
    public void The_same_seed_gives_the_same_share_however_many_threads_draw()
    {
        CoverageSimulation simulation = new([0.01, 0.01, 0.02], seed: 3);

        Assert.Equal(simulation.AtFixedBlocks(6, 200, CancellationToken.None), simulation.AtFixedBlocks(6, 200, CancellationToken.None));
    }

    [Fact]
    public void A_cancelled_simulation_ends()
    {
        using CancellationTokenSource cancelled = new();
        cancelled.Cancel();

        Assert.Throws<OperationCanceledException>(() => new CoverageSimulation([0.01, 0.01], seed: 3).AtAllLooks(1_000_000, cancelled.Token));
    }
}
