using Assay.Analysis.Evidence;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Answers.Articles;

/// <summary>Figures of warm operations, from raw batches.</summary>
internal static class CellFigures
{
    private const int Calls = 300_000;
    private const int Thousand = 1_000;

    private static readonly Dictionary<string, Func<Measured, double?>> Readers = new()
    {
        ["mean"] = cell => cell.Columns.Mean,
        ["stddev"] = cell => cell.Columns.StandardDeviation,
        ["error"] = cell => cell.Columns.Error,
        ["total"] = cell => cell.Columns.Mean,
        ["total-of-300000"] = cell => cell.Columns.Mean * Calls,
        ["rate"] = cell => Rate.PerSecond(1, cell.Columns.Mean),
        ["time"] = cell => cell.Time,
        ["allocated"] = cell => cell.Allocated,
        // Its count of a generation holds those of older ones, as the runtime counts.
        ["gen0-per-1000"] = cell => cell.PerThousand(
            block => block.Gen0Collections, block => block.Gen1Collections, block => block.Gen2Collections),
        ["gen1-per-1000"] = cell => cell.PerThousand(block => block.Gen1Collections, block => block.Gen2Collections),
        ["gen2-per-1000"] = cell => cell.PerThousand(block => block.Gen2Collections),
        ["gc-share"] = cell => cell.GcShare,
        ["interval"] = cell => cell.HalfWidth,
    };

    public static bool Has(string figure) => Readers.ContainsKey(figure);

    /// <summary>The figure of an address; null where the file did not measure it at all.</summary>
    public static Reading? Read(FileEvidence evidence, RowResult row, FigureAddress address)
    {
        if (evidence.WorkloadOf(address) is not { } workload || !evidence.HasSurface(address))
            return null;
        var known = evidence.Of(workload);
        var operation = address.Operation ?? Operation.Serialize;
        if (!evidence.File.Options.Operations.Contains(operation)
            || evidence.File is not { Samples: null, Options.Own: null })
            return null;
        var cell = known.Cells.FirstOrDefault(cell => cell.Row == row.Label && cell.Operation == operation);
        var rounds = cell is null ? [] : known.RoundsOf(cell);
        if (cell is null || rounds.Count == 0)
            return CauseOf(evidence.CheckOf(row, workload), cell) is { Length: > 0 } cause
                ? Reading.None(cause)
                : Reading.Absent("not measured yet");
        return Readers[address.Figure!](new Measured(known, row, cell, rounds)) is { } value
            ? Reading.Of(value)
            : Reading.None("not counted in this run");
    }

    private static string CauseOf(CheckResult? check, CellResult? cell) =>
        check is { Cause.Length: > 0 } ? check.Cause : cell?.Failure?.Cause ?? "";

    /// <summary>A cell with its rounds that count.</summary>
    private sealed record Measured(WorkloadEvidence Evidence, RowResult Row, CellResult Cell, IReadOnlyList<Rounds> Rounds)
    {
        public BatchColumns Columns =>
            BatchColumns.From([.. Rounds.SelectMany(part => part.ElapsedNanoseconds.Select(time => time / part.Block.OperationsPerBatch))]);

        /// <summary>Assay's own cost of an operation, as its tables have it.</summary>
        public double Time
        {
            get
            {
                var conversion = Conversion.Of(Evidence.Check(Row.Name, Cell.Surface), Cell);
                return Center.GeometricMean(
                    [.. Rounds.GroupBy(part => part.Block.Block)
                        .Select(block => Center.GeometricMean([.. block.Select(part => part.Cost(conversion).NanosecondsPerOperation)]))]);
            }
        }

        public double? Allocated =>
            Cell.Surface == Surface.Async ? Cell.ProcessAllocatedBytesPerOperation : Cell.AllocatedBytesPerOperation;

        public double GcShare =>
            Rate.PauseShare([.. Rounds.SelectMany(part => part.PauseNanoseconds)], [.. Rounds.SelectMany(part => part.ElapsedNanoseconds)]);

        /// <summary>
        /// Half the width of the interval of the ratio to the reference, as a share of the ratio; null for the reference itself.
        /// </summary>
        public double? HalfWidth =>
            Cell.Row != Evidence.Reference
                && Evidence.LevelsOf(Cell, Row.Name).Ratio is { Ratio: > 0, Lower: { } lower, Upper: { } upper } ratio
            ? (upper - lower) / 2 / ratio.Ratio
            : null;

        public double PerThousand(params Func<BlockSamples, IReadOnlyList<int>>[] generations) =>
            (double)Thousand * generations.Sum(
                counts => Rounds.Sum(part => part.Sum(counts(part.Block)))) / Rounds.Sum(part => part.Operations);
    }
}
