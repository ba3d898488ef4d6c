using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>A close look at rows of a results file.</summary>
internal static class DeepBuilder
{
    /// <summary>Looks at some rows.</summary>
    /// <param name="model">The report of the same file.</param>
    /// <param name="labels">Labels or names of rows; null for the rows that are marked as odd.</param>
    public static DeepReport Build(ResultsFile results, ReportModel model, IReadOnlyCollection<string>? labels) => new()
    {
        AssayVersion = results.AssayVersion,
        StartedAt = results.StartedAt,
        Profile = results.Options.Profile,
        IsTraced = results.Options.IsDeep,
        IsOfOddRows = labels is null,
        Rows = [.. results.Options.Workloads.Zip(model.Tables).SelectMany(pair => Rows(results, pair.First, pair.Second, model, labels))],
    };

    private static IEnumerable<DeepRow> Rows(
        ResultsFile results, WorkloadOptions workload, ReportTable table, ReportModel model, IReadOnlyCollection<string>? labels)
    {
        var evidence = new WorkloadEvidence(results, workload);
        List<(string Program, DeepRow Row, IReadOnlyList<BlockSamples> Blocks)> rows =
        [
            .. from line in table.AllLines
               where labels is null || labels.Contains(line.Label) || labels.Contains(line.Name)
               from operation in OperationOrder.All.Where(model.Operations.Contains)
               let estimate = line.Of(operation)
               where estimate is not null && (labels is not null || estimate.IsOdd)
               let cell = evidence.Cell(line.Label, line.Surface, operation)!
               let seen = Row(line, table, estimate, cell, evidence)
               select (line.Name, seen.Row, seen.Blocks),
        ];
        return rows.GroupBy(row => (row.Program, row.Row.Surface, row.Row.Operation))
            .SelectMany(program => Compared([.. program.Select(row => (row.Row, row.Blocks))]))
            .OrderBy(
                row => rows.FindIndex(
                    other => other.Row.Label == row.Label && other.Row.Surface == row.Surface && other.Row.Operation == row.Operation));
    }

    // Aliases are one program: what they show together is known better than what each shows alone.
    private static IEnumerable<DeepRow> Compared(IReadOnlyList<(DeepRow Row, IReadOnlyList<BlockSamples> Blocks)> aliases)
    {
        var (processes, separations) =
            FactsBuilder.Compare([.. aliases.Select(alias => new FactsBuilder.Measured(alias.Row.Processes, alias.Blocks))]);
        return aliases.Zip(processes, (alias, own) => alias.Row with { Processes = own, Separations = separations });
    }

    private static (DeepRow Row, IReadOnlyList<BlockSamples> Blocks) Row(
        ReportLine line, ReportTable table, OperationEstimate estimate, CellResult cell, WorkloadEvidence evidence)
    {
        var conversion = estimate.ConversionNanosecondsPerOperation;
        List<Rounds> rounds = [.. evidence.RoundsOf(cell).OrderBy(part => part.Block.Block).ThenBy(part => part.Block.Group)];
        List<double[]> costs = [.. rounds.Select(part => part.Cost(conversion).Rounds.ToArray())];
        var spread = Spread.Of([.. costs.Select(process => Array.ConvertAll(process, Math.Log))]);
        var operation = evidence.Of(estimate.Operation);
        var deviations = ProcessDeviations.Of(cell, [.. table.AllLines], evidence);
        var row = new DeepRow
        {
            Label = line.Label,
            DataSet = table.DataSet,
            Size = table.Size,
            Unit = table.Unit,
            Operation = estimate.Operation,
            Surface = line.Surface,
            Estimate = estimate,
            Processes = [.. rounds.Select(part => ProcessBuilder.Build(part, conversion, operation) with
            {
                Deviation = DeviationOf(part.Block.Block),
            })],
            WithinSd = Known(spread.WithinSd),
            BetweenSd = Known(spread.BetweenSd),
            BetweenShare = Known(
                spread.BetweenSd * spread.BetweenSd / ((spread.BetweenSd * spread.BetweenSd) + (spread.WithinSd * spread.WithinSd))),
            DesignEffect = Known(spread.DesignEffect),
            Histogram = HistogramBuilder.Of([.. costs.SelectMany(process => process)]),
        };
        return (row, [.. rounds.Select(part => part.Block)]);

        double? DeviationOf(int block) => deviations.TryGetValue(block, out var deviation) ? Math.Exp(deviation) : null;
    }

    private static double? Known(double value) => double.IsFinite(value) ? value : null;
}

/// <summary>Counts costs into bins.</summary>
internal static class HistogramBuilder
{
    private const int Bins = 40;
    private const double Widths = 2;

    /// <summary>
    /// The histogram. A long tail to the right would press all else into one bin, so rounds that lie further above the ninth decile than
    /// twice the width of the middle eight tenths stand beside it as a number.
    /// </summary>
    /// <param name="costs">Costs, above zero, at least one.</param>
    public static DeepHistogram Of(IReadOnlyList<double> costs)
    {
        double[] sorted = [.. costs.Order()];
        var lower = sorted[0];
        var (first, ninth) = (sorted[(sorted.Length - 1) / 10], sorted[(sorted.Length - 1) * 9 / 10]);
        var upper = sorted.Last(cost => cost <= ninth + (Widths * (ninth - first)));
        var width = (upper - lower) / Bins;
        var counts = new int[width > 0 ? Bins : 1];
        foreach (var cost in sorted.Where(cost => cost <= upper))
            counts[width > 0 ? Math.Min((int)((cost - lower) / width), Bins - 1) : 0]++;
        return new DeepHistogram(lower, upper, counts, sorted.Count(cost => cost > upper));
    }
}

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
            Compilations = [
                .. block.MethodsCompiled.Select((methods, round) => new DeepCompilation(round, methods))
                    .Where(compilation => compilation.Methods > 0)],
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
