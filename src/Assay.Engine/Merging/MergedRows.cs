using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Checking;

namespace Assay.Engine.Merging;

/// <summary>What the shards say of each row, together.</summary>
internal sealed class MergedRows
{
    private readonly IReadOnlyList<ShardFile> parts;
    private readonly List<string> warnings = [];

    /// <summary>Puts together what some shards of one run say.</summary>
    public MergedRows(IReadOnlyList<ShardFile> parts)
    {
        this.parts = parts;
        Options = OptionsOf(parts);
        Rows = [.. Options.Rows.Select(RowOf).OfType<RowResult>()];
        Checks = [.. parts.SelectMany(part => part.File.Checks).GroupBy(KeyOf).Select(checks => CheckOf([.. checks]))];
        Cells = [.. parts.SelectMany(part => part.File.Cells).GroupBy(KeyOf).Select(cells => CellOf([.. cells]))];
    }

    /// <summary>What was asked for, with each row as it was built where it was measured.</summary>
    public RunOptions Options { get; }

    public IReadOnlyList<RowResult> Rows { get; }

    /// <summary>What they do with the data.</summary>
    public IReadOnlyList<CheckResult> Checks { get; }

    /// <summary>Their samples.</summary>
    public IReadOnlyList<CellResult> Cells { get; }

    /// <summary>What shards saw differently, a sentence each.</summary>
    public IReadOnlyList<string> Warnings => warnings;

    private static RunOptions OptionsOf(IReadOnlyList<ShardFile> parts)
    {
        var first = parts[0].File.Options;
        var asked = parts[0].File.Asked();
        var built = parts.SelectMany(part => part.File.Rows).DistinctBy(row => row.AskedId()).ToDictionary(row => row.AskedId());
        RowId[] rows = [.. asked.Rows.Select((id, i) => built.GetValueOrDefault(id)?.Id ?? first.Rows[i])];
        return first with
        {
            Rows = rows,
            Reference = asked.Rows.Zip(rows).Where(row => row.First.ToString() == asked.Reference)
                .Select(row => row.Second.ToString()).FirstOrDefault(first.Reference),
            Shard = null,
        };
    }

    // A row that one machine could not build is that of the others, on fewer machines.
    private RowResult? RowOf(RowId id)
    {
        List<(ShardFile Part, RowResult Row)> rows = [
            .. parts.SelectMany(part => part.File.Rows.Where(row => row.Id == id).Select(row => (part, row)))];
        if (rows.Count == 0)
            return null;
        var row = rows.OrderBy(one => one.Row.Status != RowStatus.Available).ThenBy(one => one.Row.Runtime.Length == 0).First().Row;
        if (row.Status == RowStatus.Available
            && rows.Where(one => one.Row.Status != RowStatus.Available).ToList() is { Count: > 0 } without)
            warnings.Add($"{id} could not be measured in {ShardsOf(without.Select(one => one.Part))}: {without[0].Row.Cause}");
        return row;
    }

    // What one process has lost is lost, whatever others saw. A time-out or a crash is said of the row only where no shard saw more.
    private CheckResult CheckOf(IReadOnlyList<CheckResult> checks)
    {
        Verdict[] order = [Verdict.Inconsistent, Verdict.Lossy, Verdict.Supported];
        var check = checks.OrderBy(one => Array.IndexOf(order, one.Verdict) is >= 0 and var place ? place : order.Length).First();
        if (checks.FirstOrDefault(one => one.Verdict != check.Verdict) is CheckResult other)
            warnings.Add(
                $"{check.Row} on {check.Workload.DataSet}: {VerdictOf(other)}{(other.Cause.Length > 0 ? $" ({other.Cause})" : "")} in "
                    + $"{ShardsOf(SeenBy(other.Verdict, check))}, {VerdictOf(check)} elsewhere.");
        return check with { PeakResidentBytes = checks.Max(one => one.PeakResidentBytes) };
    }

    private CellResult CellOf(IReadOnlyList<CellResult> cells)
    {
        var first = cells[0];
        var failed = cells.Select(cell => cell.Failure).OfType<Failure>()
            .OrderBy(failure => failure.Verdict != Verdict.Inconsistent).FirstOrDefault();
        var changed = Checks.FirstOrDefault(
            check => check.Verdict == Verdict.Inconsistent && check.Workload == first.Workload && check.Surface == first.Surface
            && Rows.Any(row => row.Label == first.Row && row.Name == check.Row));
        double[] mappers = [.. cells.Select(cell => cell.MapperNanosecondsPerOperation).OfType<double>()];
        return first with
        {
            AllocatedBytesPerOperation = cells.Select(cell => cell.AllocatedBytesPerOperation).FirstOrDefault(bytes => bytes is not null),
            ProcessAllocatedBytesPerOperation = cells.Select(cell => cell.ProcessAllocatedBytesPerOperation)
                .FirstOrDefault(bytes => bytes is not null),
            MapperNanosecondsPerOperation = mappers.Length == 0 ? null : mappers.Average(),
            Blocks = [.. cells.SelectMany(cell => cell.Blocks).OrderBy(block => block.Block).ThenBy(block => block.Group)],
            Failure = changed is null ? failed : new Failure(changed.Verdict, changed.Cause),
            ConfirmationFailure = cells.Select(cell => cell.ConfirmationFailure).FirstOrDefault(cause => cause.Length > 0) ?? "",
            AllocationFailure = cells.Select(cell => cell.AllocationFailure).FirstOrDefault(cause => cause.Length > 0) ?? "",
        };
    }

    private IEnumerable<ShardFile> SeenBy(Verdict verdict, CheckResult check) =>
        parts.Where(part => part.File.Checks.Any(one => KeyOf(one) == KeyOf(check) && one.Verdict == verdict));

    private static string ShardsOf(IEnumerable<ShardFile> parts)
    {
        string[] numbers = [.. parts.Select(part => part.Shard.Number.ToString(CultureInfo.InvariantCulture))];
        return $"{(numbers.Length == 1 ? "shard" : "shards")} {string.Join(", ", numbers)}";
    }

    private static string VerdictOf(CheckResult check) => check.Verdict switch
    {
        Verdict.Supported => "keeps everything",
        Verdict.Lossy => "loses data",
        Verdict.Rejected => "rejected",
        Verdict.Crash => "crashed",
        Verdict.Hang => "ran out of time or memory",
        Verdict.Inconsistent => "inconsistent",
        Verdict.SurfaceNotOffered => "surface not offered",
        _ => "error in Assay",
    };

    private static (string, WorkloadOptions, Surface) KeyOf(CheckResult check) => (check.Row, check.Workload, check.Surface);

    private static (string, WorkloadOptions, Surface, Operation) KeyOf(CellResult cell) =>
        (cell.Row, cell.Workload, cell.Surface, cell.Operation);
}
