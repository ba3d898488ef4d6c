namespace Assay.Analysis.Statistics;

/// <summary>
/// Judges simultaneous intervals by simulation: tables with known differences and normal noise go through the same comparison, looks and
/// stop rule as measured ones, and it is counted how often all intervals of a table hold the truth.
/// </summary>
/// <remarks>The same everywhere for the same number of tables: fixed seeds, a generator of its own.</remarks>
public static class CoverageSimulation
{
    /// <summary>Tables that make a figure right to 0.35 percentage points, one standard error.</summary>
    public const int DefaultTables = 4_000;

    private const ulong Seed = 0x434F564552414745;
    private const int Chunks = 32;

    /// <summary>Simulates tables of one kind.</summary>
    /// <param name="tables">How many, at least 1.</param>
    /// <param name="method">How to make the intervals; sequential runs know only the first.</param>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    /// <exception cref="ArgumentException">The scenario is sequential and the method another than the one in use.</exception>
    /// <exception cref="ArgumentOutOfRangeException">There are fewer than two rows or blocks, or no tables.</exception>
    public static CoverageEstimate Run(
        CoverageScenario scenario, int tables = DefaultTables, SimultaneousMethod method = SimultaneousMethod.LargerVariance,
        CancellationToken cancellation = default)
    {
        Require(scenario, tables, method);
        var criticalValue = CriticalValue(scenario, method);
        var outcomes = new TableOutcome[tables];
        // Chunks have seeds of their own, so that the result does not depend on how many processors share the work.
        Parallel.For(0, Chunks, new ParallelOptions { CancellationToken = cancellation }, chunk =>
        {
            var source = new NormalSource(
                Seed ^ ((ulong)chunk << 40) ^ ((ulong)scenario.Rows << 24) ^ ((ulong)(scenario.Blocks ?? 0) << 8) ^ (ulong)scenario.Noise);
            for (var table = chunk; table < tables; table += Chunks)
            {
                cancellation.ThrowIfCancellationRequested();
                var simulated = new SimulatedTable(scenario, source);
                outcomes[table] = method == SimultaneousMethod.LargerVariance ? simulated.Play() : simulated.Play(method, criticalValue);
            }
        });
        return new CoverageEstimate
        {
            Scenario = scenario,
            Method = method,
            Tables = tables,
            Held = outcomes.Count(outcome => outcome.IsHeld),
            MeanHalfWidth = outcomes.Average(outcome => outcome.MeanHalfWidth),
            MeanBlocks = outcomes.Average(outcome => outcome.MeanBlocks),
        };
    }

    // The method in use looks its own up, for the blocks of each pair.
    private static double CriticalValue(CoverageScenario scenario, SimultaneousMethod method)
    {
        if (scenario.Blocks is not { } blocks || method == SimultaneousMethod.LargerVariance)
            return double.NaN;
        var degrees = method == SimultaneousMethod.PooledTukey ? (scenario.Rows - 1) * (blocks - 1) : blocks - 1;
        return StudentizedRange.Quantile(1 - Looks.FixedAlpha, scenario.Rows, degrees) / Math.Sqrt(2);
    }

    private static void Require(CoverageScenario scenario, int tables, SimultaneousMethod method)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(scenario.Rows, 2);
        ArgumentOutOfRangeException.ThrowIfLessThan(scenario.Blocks ?? 2, 2);
        ArgumentOutOfRangeException.ThrowIfLessThan(tables, 1);
        if (scenario.Blocks is null && method != SimultaneousMethod.LargerVariance)
            throw new ArgumentException(
                $"Sequential runs are simulated with {SimultaneousMethod.LargerVariance} only: {method} has no looks.", nameof(method));
    }
}

/// <summary>How often the intervals of simulated tables held the truth.</summary>
public sealed record CoverageEstimate
{
    /// <summary>What was simulated.</summary>
    public required CoverageScenario Scenario { get; init; }

    /// <summary>How the intervals were made.</summary>
    public required SimultaneousMethod Method { get; init; }

    /// <summary>Simulated tables.</summary>
    public required int Tables { get; init; }

    /// <summary>Tables of which every interval held the true difference of its pair, in sequential runs at every look taken.</summary>
    public required int Held { get; init; }

    /// <summary>The mean half width of all intervals, a natural logarithm.</summary>
    public required double MeanHalfWidth { get; init; }

    /// <summary>The mean number of blocks over rows and tables; below the last look where settled rows leave.</summary>
    public required double MeanBlocks { get; init; }

    /// <summary>The simultaneous coverage, 0 to 1.</summary>
    public double Coverage => (double)Held / Tables;

    /// <summary>The standard error of <see cref="Coverage"/>.</summary>
    public double StandardError => Math.Sqrt(Coverage * (1 - Coverage) / Tables);
}

/// <summary>A kind of table to simulate.</summary>
/// <param name="Blocks">Blocks, at least 2; null for a sequential run, which looks at <see cref="Looks.Standard"/> and whose settled rows
/// leave.</param>
public sealed record CoverageScenario(int Rows, int? Blocks, SimulatedNoise Noise)
{
    /// <summary>The scenarios by which the intervals are judged.</summary>
    public static IReadOnlyList<CoverageScenario> Standard { get; } =
    [
        .. from blocks in new int?[] { 6, 12, null }
           from rows in new[] { 2, 6, 28 }
           from noise in Enum.GetValues<SimulatedNoise>()
           select new CoverageScenario(rows, blocks, noise),
    ];
}
