using Assay.Core.Results;
using Assay.Statistics;

namespace Assay.Report.Building.Gate;

/// <summary>What the noise gate may see of one block and group: the machine's conditions, and of the rows only what tells nothing about their cost.</summary>
internal static class GateReadingsOf
{
    /// <summary>The readings of a block and group.</summary>
    /// <param name="conditions">What the machine was like.</param>
    /// <param name="rows">The samples of all rows of the same block and group.</param>
    /// <param name="processors">Logical processors of the machine.</param>
    public static GateReadings Block(BlockConditions conditions, IReadOnlyList<BlockSamples> rows, int processors)
    {
        var rounds = conditions.RoundNanoseconds.Count;
        return new GateReadings
        {
            Kernels =
            [
                .. new[] { conditions.Integer, conditions.Memory, conditions.Allocation }
                    .Where(kernel => kernel.ElapsedNanoseconds.Count == rounds && rounds > 0)
                    .Select(kernel => (Numbers(kernel.ElapsedNanoseconds, rounds), Numbers(kernel.CpuNanoseconds, rounds))),
            ],
            StealShare = [.. Enumerable.Range(0, rounds).Select(round => Share(conditions.StealNanoseconds, conditions, round))],
            IdleProcessors = processors < 2 ? [] : [.. Enumerable.Range(0, rounds).Select(round => Share(conditions.IdleNanoseconds, conditions, round))],
            WorkerWallOverCpu = [.. Enumerable.Range(0, rounds).Select(round => WallOverCpu(rows, round))],
        };
    }

    // What the system does not tell is not a number.
    private static IReadOnlyList<double> Numbers(IReadOnlyList<long> values, int rounds) =>
        [.. Enumerable.Range(0, rounds).Select(round => round < values.Count && values[round] > 0 ? values[round] : double.NaN)];

    private static double Share(IReadOnlyList<long> times, BlockConditions conditions, int round) =>
        round < times.Count && conditions.RoundNanoseconds[round] > 0
            ? (double)times[round] / conditions.RoundNanoseconds[round]
            : double.NaN;

    // Collections run on threads of their own, so a batch that holds one takes longer than its thread worked. The sum over all rows
    // says that somebody waited for a processor, and not who was slow.
    private static double WallOverCpu(IReadOnlyList<BlockSamples> rows, int round)
    {
        var (wall, cpu) = (0L, 0L);
        foreach (var row in rows.Where(row => IsQuiet(row, round) && row.CpuNanoseconds[round] > 0))
        {
            wall += row.ElapsedNanoseconds[round] - row.PauseNanoseconds[round];
            cpu += row.CpuNanoseconds[round];
        }

        return cpu > 0 ? (double)wall / cpu : double.NaN;
    }

    private static bool IsQuiet(BlockSamples row, int round) =>
        round < row.ElapsedNanoseconds.Count && row.Gen0Collections[round] + row.Gen1Collections[round] + row.Gen2Collections[round] == 0;
}
