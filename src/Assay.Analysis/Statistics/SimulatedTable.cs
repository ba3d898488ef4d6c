using Assay.Core.Workloads;

namespace Assay.Analysis.Statistics;

/// <summary>One table of which the truth is known.</summary>
internal sealed class SimulatedTable
{
    // Neighbours that are equal, closer than the margin, just beyond it, and far apart.
    private static readonly double[] Gaps = [0, 0.01, 0.05, 0.2];

    private readonly CoverageScenario scenario;
    private readonly NormalSource source;
    private readonly double[] truth;
    private readonly double[] deviations;

    /// <summary>Draws how the rows vary; the first row stands for the reference, which always plays.</summary>
    public SimulatedTable(CoverageScenario scenario, NormalSource source)
    {
        (this.scenario, this.source) = (scenario, source);
        (truth, deviations) = (new double[scenario.Rows], new double[scenario.Rows]);
        for (var row = 0; row < scenario.Rows; row++)
        {
            truth[row] = row == 0 ? 0 : truth[row - 1] + Gaps[(row - 1) % Gaps.Length];
            deviations[row] = scenario.Noise switch
            {
                SimulatedNoise.Equal => 0.01,
                SimulatedNoise.NoisyPair => row < 2 ? 0.03 : 0.005,
                _ => 0.005 * Math.Pow(8, source.Uniform()),
            };
        }
    }

    /// <summary>Plays the table to its end, judged as measured tables are.</summary>
    public TableOutcome Play()
    {
        if (scenario.Blocks is not { } blocks)
            return PlayWithLooks();
        var levels = Draw(blocks);
        return Judge(Comparison.Of(levels, _ => Looks.FixedAlpha), levels);
    }

    /// <summary>
    /// Plays the table to its end, judged by another method; the critical value is the same for all tables of a scenario.
    /// </summary>
    public TableOutcome Play(
        SimultaneousMethod method, double criticalValue) => JudgeBy(method, criticalValue, Draw(scenario.Blocks!.Value));

    private double[][] Draw(int blocks)
    {
        var levels = new double[scenario.Rows][];
        for (var row = 0; row < levels.Length; row++)
        {
            levels[row] = new double[blocks];
            for (var block = 0; block < blocks; block++)
                levels[row][block] = truth[row] + (deviations[row] * source.Normal());
        }

        return levels;
    }

    private TableOutcome PlayWithLooks()
    {
        var all = Draw(Looks.Standard[^1]);
        var lasts = new int[all.Length];
        IReadOnlySet<int> playing = Enumerable.Range(0, all.Length).ToHashSet();
        var isHeld = true;
        for (var look = 0; ; look++)
        {
            for (var row = 0; row < all.Length; row++)
                lasts[row] = row == 0 || playing.Contains(row) ? Looks.Standard[look] : lasts[row];
            var levels = UpTo(all, lasts, Looks.Standard[look]);
            var comparison = Comparison.Of(levels, Looks.Alpha);
            playing = StopRule.Unsettled(comparison, comparison.Centers, StopRule.DefaultPrecision);
            var outcome = Judge(comparison, levels);
            // A budget may end a run at any look, so each that was taken must hold.
            isHeld &= outcome.IsHeld;
            if (playing.Count == 0 || look == Looks.Standard.Count - 1)
                return outcome with { IsHeld = isHeld };
        }
    }

    // A row that returns after it was settled lacks the blocks between; here it is taken to have played them, which leaves the error as it
    // is.
    private static double[][] UpTo(double[][] all, int[] lasts, int blocks) =>
        [.. all.Select((levels, row) => levels.Take(blocks).Select((level, block) => block < lasts[row] ? level : double.NaN).ToArray())];

    private TableOutcome Judge(Comparison comparison, double[][] levels) => new(
        comparison.Pairs.All(pair => Holds(pair.Row, pair.Other, pair.LogRatio, pair.HalfWidth)),
        comparison.Pairs.Average(pair => pair.HalfWidth),
        levels.Average(row => (double)row.Count(level => !double.IsNaN(level))));

    private TableOutcome JudgeBy(SimultaneousMethod method, double criticalValue, double[][] levels)
    {
        var (rows, blocks) = (levels.Length, levels[0].Length);
        var layout = BlockLayout.Of(levels, [.. Enumerable.Range(0, blocks)]);
        var isPooled = method == SimultaneousMethod.PooledTukey;
        var (isHeld, widths) = (true, 0.0);
        for (var row = 0; row < rows; row++)
        {
            for (var other = row + 1; other < rows; other++)
            {
                var width = criticalValue * (isPooled ? layout.PooledError : layout.PairedError(row, other));
                isHeld &= Holds(row, other, layout.Difference(row, other), width);
                widths += width;
            }
        }

        return new TableOutcome(isHeld, widths / (rows * (rows - 1) / 2), blocks);
    }

    private bool Holds(int row, int other, double difference, double halfWidth) =>
        Math.Abs(difference - (truth[row] - truth[other])) <= halfWidth;
}

/// <summary>How the rows of a simulated table vary from block to block; standard deviations of logarithms, so that 0.01 is 1 %.</summary>
public enum SimulatedNoise
{
    /// <summary>All rows by 1 %.</summary>
    Equal,

    /// <summary>Two rows by 3 %, all others by 0.5 %.</summary>
    NoisyPair,

    /// <summary>Each row by a standard deviation of its own, log-uniform between 0.5 % and 4 %.</summary>
    Spread,
}

/// <summary>What came of one simulated table.</summary>
/// <param name="IsHeld">Whether every interval held the truth.</param>
/// <param name="MeanHalfWidth">Mean half width of its intervals.</param>
/// <param name="MeanBlocks">Mean number of blocks over its rows.</param>
internal readonly record struct TableOutcome(bool IsHeld, double MeanHalfWidth, double MeanBlocks);

/// <summary>Normal numbers that are the same on every machine and runtime for the same seed.</summary>
/// <remarks>The polar method (Marsaglia and Bray, SIAM Review 6(3), 1964).</remarks>
internal sealed class NormalSource(ulong seed)
{
    private readonly StableRandom random = new(seed);
    private double spare = double.NaN;

    /// <summary>A number between 0, included, and 1, excluded.</summary>
    public double Uniform() => random.Uniform();

    /// <summary>A number of mean 0 and standard deviation 1.</summary>
    public double Normal()
    {
        if (!double.IsNaN(spare))
        {
            var spare = this.spare;
            this.spare = double.NaN;
            return spare;
        }

        double x, y, square;
        do
        {
            (x, y) = ((2 * Uniform()) - 1, (2 * Uniform()) - 1);
            square = (x * x) + (y * y);
        }
        while (square is >= 1 or 0);
        var factor = Math.Sqrt(-2 * Math.Log(square) / square);
        spare = y * factor;
        return x * factor;
    }

    /// <summary>Fills a span with <see cref="Normal"/> numbers.</summary>
    public void Fill(Span<double> values)
    {
        for (var i = 0; i < values.Length; i++)
            values[i] = Normal();
    }
}
