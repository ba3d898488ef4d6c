using Assay.Report.Model.Deep;
using Assay.Statistics;

namespace Assay.Report.Building.Deep;

/// <summary>From the samples of one process to what it did over time.</summary>
internal static class ProcessBuilder
{
    /// <summary>One process.</summary>
    /// <param name="counting">Its rounds that count.</param>
    /// <param name="conversion">Conversion of the row, in nanoseconds.</param>
    /// <param name="operation">Where the gate's verdict is.</param>
    public static DeepProcess Build(Rounds counting, double conversion, OperationEvidence operation)
    {
        var block = counting.Block;
        var all = counting with { Indexes = [.. Enumerable.Range(0, block.ElapsedNanoseconds.Count)] };
        var cost = counting.Cost(conversion);
        return new DeepProcess
        {
            Block = block.Block,
            Group = block.Group,
            NanosecondsPerOperation = cost.NanosecondsPerOperation,
            Rounds = [.. all.Cost(conversion).Rounds],
            FirstRound = block.FirstRound,
            DroppedRounds = [.. all.Indexes.Where(round => operation.Gate.IsDropped(block, round))],
            Changes = Changes(cost.Rounds, counting.Indexes),
            Compilations = [.. block.MethodsCompiled.Select((methods, round) => new DeepCompilation(round, methods)).Where(compilation => compilation.Methods > 0)],
            CompiledMethods = block.CompiledMethods,
            SteadyReason = block.SteadyReason,
        };
    }

    private static List<DeepChange> Changes(ReadOnlySpan<double> costs, IReadOnlyList<int> rounds)
    {
        var logarithms = new double[costs.Length];
        for (var i = 0; i < costs.Length; i++)
            logarithms[i] = Math.Log(costs[i]);
        var end = costs.Length;
        int[] starts = [0, .. ChangePoints.In(logarithms).Where(start => start > 0 && start < end), end];
        List<DeepChange> changes = [];
        for (var i = 1; i < starts.Length - 1; i++)
        {
            var before = Center.Median(costs[starts[i - 1]..starts[i]]);
            var after = Center.Median(costs[starts[i]..starts[i + 1]]);
            changes.Add(new DeepChange(rounds[starts[i]], after / before));
        }

        return changes;
    }
}
