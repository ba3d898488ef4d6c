using Assay.Statistics;

namespace Assay.Validation.Judging;

/// <summary>Runs drawn at random whose true ratios are known: how often do all intervals of a run hold the truth at once?</summary>
/// <param name="deviations">Standard deviation of each row's block levels, natural logarithms.</param>
/// <param name="seed">Seed of the draws.</param>
internal sealed class CoverageSimulation(IReadOnlyList<double> deviations, int seed)
{
    private const double StepBetweenRows = 0.01;

    /// <summary>The share of runs of a fixed number of blocks in which every interval holds.</summary>
    /// <param name="blocks">Blocks of a run.</param>
    /// <param name="runs">Runs to draw.</param>
    /// <param name="cancellation">Ends it.</param>
    public double AtFixedBlocks(int blocks, int runs, CancellationToken cancellation) =>
        Share(runs, blocks, levels => Holds(levels, blocks, _ => Looks.FixedAlpha), cancellation);

    /// <summary>The share of sequential runs in which every interval holds at every look: wherever the run ends, it is right.</summary>
    /// <param name="runs">Runs to draw.</param>
    /// <param name="cancellation">Ends it.</param>
    public double AtAllLooks(int runs, CancellationToken cancellation) =>
        Share(runs, Looks.Standard[^1], levels => Looks.Standard.All(look => Holds(levels, look, Looks.Alpha)), cancellation);

    private double Share(int runs, int blocks, Func<double[][], bool> holds, CancellationToken cancellation)
    {
        int held = 0;

        // Each run has a generator of its own: the draws do not depend on which thread takes which run.
        Parallel.For(0, runs, new ParallelOptions { CancellationToken = cancellation }, run =>
        {
            if (holds(Draw(new Random(seed + run), blocks)))
                Interlocked.Increment(ref held);
        });
        return (double)held / runs;
    }

    private double[][] Draw(Random random, int blocks) =>
        [.. deviations.Select((deviation, row) => Enumerable.Range(0, blocks).Select(_ => (row * StepBetweenRows) + (deviation * Normal(random))).ToArray())];

    private static bool Holds(double[][] levels, int blocks, Func<int, double> alpha)
    {
        Comparison comparison = Comparison.Of([.. levels.Select(row => row[..blocks])], alpha);
        return comparison.Pairs.All(pair => Math.Abs(pair.LogRatio - ((pair.Row - pair.Other) * StepBetweenRows)) <= pair.HalfWidth);
    }

    /// <summary>G. E. P. Box and M. E. Muller, A note on the generation of random normal deviates, Annals of Mathematical Statistics 29 (1958).</summary>
    private static double Normal(Random random) => Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
