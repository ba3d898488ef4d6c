using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>
/// Simulated runs on several machines, with fixed seeds: the same everywhere. The figures stand in docs/adr/0025-a-machine-is-one-value.md.
/// </summary>
public sealed class MachinesAsValues
{
    private const double TrueLogRatio = 0.25;
    private const int Runs = 10_000;

    private static readonly double[] Equal = [0.02, 0.02, 0.02, 0.02, 0.02, 0.02];
    private static readonly double[] Unequal = [0.01, 0.01, 0.01, 0.02, 0.04, 0.08];

    public static TheoryData<int[], double, double[]> Machines => new()
    {
        // Blocks of each machine; how far a row's ratio differs from machine to machine; how far from block to block on each.
        { [2, 2, 2, 2, 2, 2], 0.03, Equal },
        { [3, 3, 3, 3, 3, 3], 0.03, Equal },
        { [1, 1, 2, 3, 4, 7], 0.03, Equal },
        { [2, 2, 2, 2, 2, 2], 0, Equal },
        { [2, 2, 2, 2, 2, 2], 0, Unequal },
        { [1, 1, 2, 3, 4, 7], 0.01, Unequal },
    };

    [Theory]
    [MemberData(nameof(Machines))]
    public void The_interval_over_machines_holds_the_truth_in_at_least_95_percent_of_runs(
        int[] blocks, double betweenMachines, double[] betweenBlocks) =>
        Assert.InRange(Coverage(blocks, betweenMachines, betweenBlocks, isByMachine: true), 0.945, 1);

    [Theory]
    [InlineData(2, 0.88)]
    [InlineData(3, 0.81)]
    public void An_interval_over_blocks_would_hold_it_less_often_where_a_row_differs_between_machines(int blocks, double atMost) =>
        Assert.InRange(Coverage([blocks, blocks, blocks, blocks, blocks, blocks], 0.03, Equal, isByMachine: false), 0.5, atMost);

    [Fact]
    public void All_intervals_of_a_table_hold_in_at_least_95_percent_of_runs()
    {
        const int rows = 5;
        const int tables = 2_000;
        int[] blocks = [1, 2, 2, 2, 2, 3];
        var source = new NormalSource(20261123);
        var held = 0;
        for (var table = 0; table < tables; table++)
        {
            var levels = Enumerable.Range(0, rows).Select(row => MeansOf(blocks, 0.03, Equal, row * 0.05, source)).ToList();
            held += Comparison.Of(levels, _ => Looks.FixedAlpha).Pairs
                .All(pair => Holds(pair.Lower, pair.Upper, (pair.Row - pair.Other) * 0.05)) ? 1 : 0;
        }

        Assert.InRange((double)held / tables, 0.94, 1);
    }

    [Fact]
    public void A_machine_of_many_blocks_counts_as_much_as_one_of_few()
    {
        var levels = new SortedDictionary<int, double> { [0] = 1, [1] = 4, [2] = 3, [3] = 4, [5] = 7 };

        var means = MachineMeans.Of(levels, block => block % 2);

        Assert.Equal([2.0, 5.0], means.Values);
        Assert.Equal([0, 1], means.Keys);
    }

    private static double Coverage(int[] blocks, double betweenMachines, double[] betweenBlocks, bool isByMachine)
    {
        var source = new NormalSource(20261123);
        var held = 0;
        for (var run = 0; run < Runs; run++)
        {
            var values = isByMachine
                ? MeansOf(blocks, betweenMachines, betweenBlocks, TrueLogRatio, source)
                : [.. Levels(blocks, betweenMachines, betweenBlocks, TrueLogRatio, source).Values];
            var interval = StudentInterval.From(values);
            held += Holds(interval.Lower, interval.Upper, TrueLogRatio) ? 1 : 0;
        }

        return (double)held / Runs;
    }

    private static bool Holds(double lower, double upper, double truth) => lower <= truth && truth <= upper;

    private static double[] MeansOf(int[] blocks, double betweenMachines, double[] betweenBlocks, double truth, NormalSource source)
    {
        var machines = blocks.SelectMany((count, machine) => Enumerable.Repeat(machine, count)).ToArray();
        return [.. MachineMeans.Of(Levels(blocks, betweenMachines, betweenBlocks, truth, source), block => machines[block]).Values];
    }

    private static SortedDictionary<int, double> Levels(
        int[] blocks, double betweenMachines, double[] betweenBlocks, double truth, NormalSource source)
    {
        SortedDictionary<int, double> levels = [];
        for (var machine = 0; machine < blocks.Length; machine++)
        {
            var level = truth + (betweenMachines * source.Normal());
            for (var block = 0; block < blocks[machine]; block++)
                levels[levels.Count] = level + (betweenBlocks[machine] * source.Normal());
        }

        return levels;
    }
}
