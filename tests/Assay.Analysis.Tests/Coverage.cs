using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>Simulations with a fixed seed and a generator of their own: the same on every machine and runtime.</summary>
public sealed class Coverage
{
    private const double TrueLogRatio = 0.25;

    [Theory]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(12)]
    public void The_interval_over_simulated_blocks_holds_the_truth_in_95_percent_of_runs(int blocks)
    {
        const int runs = 20_000;
        var noise = new Noise(20260304);
        var held = 0;
        for (var run = 0; run < runs; run++)
        {
            var values = new double[blocks];
            for (var block = 0; block < blocks; block++)
                values[block] = TrueLogRatio + (0.02 * noise.Normal());
            held += Holds(StudentInterval.From(values)) ? 1 : 0;
        }

        Assert.InRange((double)held / runs, 0.94, 0.96);
    }

    [Fact]
    public void From_raw_batches_to_interval_the_truth_is_held_though_batches_of_a_process_are_correlated()
    {
        const int runs = 4_000;
        var noise = new Noise(42);
        var held = 0;
        for (var run = 0; run < runs; run++)
            held += Holds(Run(blocks: 5, rounds: 20, noise)) ? 1 : 0;

        Assert.InRange((double)held / runs, 0.94, 0.96);
    }

    private static bool Holds(StudentInterval interval) => interval.Lower <= TrueLogRatio && TrueLogRatio <= interval.Upper;

    private static StudentInterval Run(int blocks, int rounds, Noise noise)
    {
        var ratios = new double[blocks];
        for (var block = 0; block < blocks; block++)
        {
            // A fresh process shifts each row for the whole block; the machine drifts for both rows alike.
            var (row, reference) = (1000 * Math.Exp(TrueLogRatio + (0.01 * noise.Normal())), 1000 * Math.Exp(0.01 * noise.Normal()));
            var machine = new double[rounds];
            for (var round = 0; round < rounds; round++)
                machine[round] = Math.Exp(0.05 * noise.Normal());
            ratios[block] = LogRatio.InBlock(Block(row, machine, noise), Block(reference, machine, noise));
        }

        return StudentInterval.From(ratios);
    }

    private static BlockCost Block(double level, double[] machine, Noise noise)
    {
        var elapsed = Array.ConvertAll(machine, factor => level * factor * Math.Exp(0.01 * noise.Normal()));
        return BlockCost.From(elapsed, new double[machine.Length], 1);
    }

    /// <summary>SplitMix64 (Steele, Lea and Flood, OOPSLA 2014) and the method of Box and Muller (1958).</summary>
    private sealed class Noise(ulong seed)
    {
        private ulong state = seed;

        public double Normal() => Math.Sqrt(-2 * Math.Log(1 - Uniform())) * Math.Cos(2 * Math.PI * Uniform());

        private double Uniform()
        {
            state += 0x9E3779B97F4A7C15;
            var mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9;
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
            return ((mixed ^ (mixed >> 31)) >> 11) * (1.0 / (1UL << 53));
        }
    }
}
